"""Reads text with font libraries that you have made."""

from typing import Any

import numpy
from PIL import Image

from .._types import FontMatches


def ocrx(
    lib_path: str,
    image: Image.Image | numpy.ndarray,
    offset_x: int = 0,
    offset_y: int = 0,
    region: int = 90,
) -> FontMatches:
    """Reads text in a picture with a font library.

    Args:
        lib_path: Path of the font library.
        image: The picture, a PIL image or an array in RGB order.
        offset_x: How far the picture begins to the right of the left edge of the screen, in pixels.
        offset_y: How far the picture begins below the top edge of the screen, in pixels.
        region: How similar a character must be, from 0 to 100; `Ocr.matrix()` counts from 0 to 1.

    Returns:
        The text and its matches. What comes back when nothing was read is not documented.
    """


def read_fonts(lib_path: str) -> Any:
    """Loads the characters of a font library.

    Args:
        lib_path: Path of the font library.

    Returns:
        The characters; their form is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
