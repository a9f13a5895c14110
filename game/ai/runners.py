"""Where many games are played: in this process, in several of this machine, or on a Dask cluster.

Whoever has games to play asks for an `Executor` and does not care which; the figures depend on the seed alone.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Generic, TypeVar

from game.engine import datafile

T = TypeVar("T")
R = TypeVar("R")

SHARE = 8
"""Into how many bundles the work of a process is cut, so that all are done at about the same time."""

CONNECT_S = 10
"""How long a scheduler is waited for."""


class NoCluster(RuntimeError):
    """The library for clusters is not installed, or no scheduler answers there."""


class Here(Executor):
    """Everything is done at once, in this process."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future

    def map(
        self, fn: Callable[..., R], *iterables: Iterable[Any], timeout: float | None = None, chunksize: int = 1
    ) -> Iterator[R]:
        """One result after the other, each as it is asked for."""
        return map(fn, *iterables)


HERE = Here()


class Counted(Executor):
    """Another executor; `told` hears how many results there are, of how many, whenever one is there."""

    def __init__(self, runner: Executor, told: Callable[[int, int], None]) -> None:
        self._runner = runner
        self._told = told

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        return self._runner.submit(fn, *args, **kwargs)

    def map(
        self, fn: Callable[..., R], *iterables: Iterable[Any], timeout: float | None = None, chunksize: int = 1
    ) -> Iterator[R]:
        arguments = [list(iterable) for iterable in iterables]
        total = min(map(len, arguments))
        results = self._runner.map(fn, *arguments, timeout=timeout, chunksize=chunksize)
        for done, result in enumerate(results, 1):
            self._told(done, total)
            yield result


class _Task(Generic[T, R]):
    """A function for another process, which is first given the component data that are used here."""

    def __init__(self, function: Callable[[T], R]) -> None:
        self._function = function

    def __call__(self, argument: T) -> R:
        return self._function(argument)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpacked, (datafile.contents(), pickle.dumps(self._function))


def _unpacked(given: Mapping[str, bytes | None], function: bytes) -> _Task[Any, Any]:
    """The task in the other process. Unpacking the function imports the game, which must find its data by then."""
    datafile.hand_over(given)
    return _Task(pickle.loads(function))


def run(runner: Executor, function: Callable[[T], R], arguments: Sequence[T], jobs: int = 1) -> list[R]:
    """The function's result for each argument, in their order."""
    chunk = max(1, len(arguments) // (SHARE * jobs))
    return list(runner.map(_Task(function), arguments, chunksize=chunk))


@contextmanager
def runner_for(jobs: int = 1, scheduler: str = "") -> Iterator[Executor]:
    """An executor with so many processes, or the Dask cluster whose scheduler has this address.

    Raises NoCluster.
    """
    if scheduler:
        with _cluster(scheduler) as executor:
            yield executor
    elif jobs == 1:
        yield HERE
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield pool


@contextmanager
def _cluster(scheduler: str) -> Iterator[Executor]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster("clusters need the extra 'cluster': pip install 'three-thrones[cluster]'") from None
    try:
        client = distributed.Client(scheduler, timeout=CONNECT_S)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler at {scheduler}: {error}") from None
    with client:
        yield client.get_executor(pure=False)
