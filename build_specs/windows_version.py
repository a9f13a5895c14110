"""The version resource that Windows shows in a program's properties. Imported on Windows only."""

import contents
from PyInstaller.utils.win32.versioninfo import (
    FixedFileInfo,
    StringFileInfo,
    StringStruct,
    StringTable,
    VarFileInfo,
    VarStruct,
    VSVersionInfo,
)

_ENGLISH, _UNICODE = 0x0409, 1200


def version_resource(version: str) -> VSVersionInfo:
    """The resource for a version such as "1.2.3"; what is missing to four numbers is 0."""
    numbers = (*(int(part) for part in version.split(".")[:3]), 0, 0, 0, 0)[:4]
    strings = {
        "FileDescription": f"{contents.TITLE}: three board games at one table",
        "FileVersion": version,
        "InternalName": contents.NAME,
        "OriginalFilename": f"{contents.NAME}.exe",
        "ProductName": contents.TITLE,
        "ProductVersion": version,
    }
    table = StringTable(f"{_ENGLISH:04x}{_UNICODE:04x}", [StringStruct(key, text) for key, text in strings.items()])
    return VSVersionInfo(
        ffi=FixedFileInfo(filevers=numbers, prodvers=numbers, mask=0x3F, OS=0x40004, fileType=0x1),
        kids=[StringFileInfo([table]), VarFileInfo([VarStruct("Translation", [_ENGLISH, _UNICODE])])],
    )
