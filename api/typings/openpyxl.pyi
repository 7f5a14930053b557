"""The part of openpyxl that samples use."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

class Worksheet:
    values: Iterator[tuple[Any, ...]]

class Workbook:
    worksheets: list[Worksheet]
    def close(self) -> None: ...

def load_workbook(filename: str | Path, read_only: bool = False, *, data_only: bool = False) -> Workbook: ...
