"""Types that arguments and results of the Windows modules are made of."""

from typing import TypedDict

import numpy
from PIL import Image
from typing_extensions import TypeAlias

Region: TypeAlias = "list[int]"
"""Rectangle `[left, top, right, bottom]` in physical pixels of the screen."""

Picture: TypeAlias = "str | Image.Image | numpy.ndarray"
"""A picture: the path of a file, a PIL image or a NumPy array."""


class PointValues(TypedDict):
    """Values of a point."""

    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""


class OcrValues(TypedDict):
    """Values of a piece of recognised text."""

    text: str | None
    """The text."""
    confidence: float | None
    """How sure the recognition is, from 0 to 1."""
    region_position: list[list[float]] | None
    """The four corners `[[x, y], …]` of the text."""
