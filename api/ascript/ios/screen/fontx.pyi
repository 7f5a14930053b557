"""Reads text with a font library of dot matrices."""

from typing import Any

import numpy


def ocrx(
    lib_path: str,
    image: numpy.ndarray,
    offset_x: int = 0,
    offset_y: int = 0,
    region: int = 90,
) -> dict[str, Any]:
    """Recognises text with a dot-matrix font library.

    Args:
        lib_path: Path of the font library.
        image: PIL image or RGB numpy array.
        offset_x: X offset, pixels.
        offset_y: Y offset, pixels.
        region: Similarity threshold 0-100 (Ocr.matrix uses 0-1).

    Returns:
        Dict with text and fonts (list of matches).
    """


def read_fonts(lib_path: str) -> Any:
    """Reads a font library file.

    Args:
        lib_path: Path of the font library.

    Returns:
        Glyphs (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
