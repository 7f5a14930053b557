"""The part of openpyxl that samples use."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

class Worksheet:
    values: Iterator[tuple[Any, ...]]
    def append(self, iterable: Iterable[Any]) -> None: ...

class Workbook:
    worksheets: list[Worksheet]
    def close(self) -> None: ...
    def save(self, filename: str | Path) -> None: ...

def load_workbook(filename: str | Path, read_only: bool = False, *, data_only: bool = False) -> Workbook: ...
