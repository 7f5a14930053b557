"""What the samples use of zxing-cpp."""

from typing import Any

class Point:
    x: int
    y: int

class Position:
    top_left: Point
    bottom_right: Point

class Barcode:
    text: str
    format: Any
    position: Position

def read_barcodes(image: Any) -> list[Barcode]: ...
