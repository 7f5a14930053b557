"""Types that arguments and results of the Windows modules are made of."""

from typing import Any, TypedDict

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


class MatchValues(TypedDict):
    """Values of a place where a picture was found."""

    x: int
    """Middle of the match, in pixels from the left edge."""
    y: int
    """Middle of the match, in pixels from the top edge."""
    center: tuple[int, int]
    """Middle of the match, `(x, y)`."""
    rect: list[int]
    """Edges of the match, `[left, top, right, bottom]`."""
    rectangle: list[tuple[int, int]]
    """Corners of the match."""
    confidence: float
    """How well the match fits, from 0 to 1."""
    method: str
    """Way of matching that found it."""
    scale: float
    """Size of the match as a part of the original."""


class DeviceSystem:
    """Facts about the operating system; others are not documented."""

    type: Any
    """Type of the system; its form is not documented."""


class DeviceScreen:
    """Facts about the screen; others are not documented."""

    physical: Any
    """Known by its name alone; what it holds is not documented."""
