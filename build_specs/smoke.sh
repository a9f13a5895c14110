#!/usr/bin/env bash
# Builds the one-folder program with the Python on the path (extra "package" installed) and tries the result out.
set -euo pipefail
cd "$(dirname "$0")/.."
python -m PyInstaller --noconfirm --log-level WARN \
    --distpath build_specs/dist --workpath build_specs/build build_specs/three_thrones.spec
python build_specs/smoke.py build_specs/dist/three-thrones
