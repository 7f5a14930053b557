"""Takes colour strings apart and compares colours."""

from typing import Any

from PIL import Image

from .._types import Picture, Region


def ana_colors(colors_str: str) -> list[ColorPoint]:
    """Parses a colour string, keeping absolute coordinates.

    Args:
        colors_str: "x,y,RRGGBB[-tolerance]|...".

    Returns:
        List of ColorPoint.
    """


def ana_colors_r(colors_str: str) -> list[ColorPoint]:
    """Parses a colour string, turning all points after the first into offsets from it.

    Args:
        colors_str: "x,y,RRGGBB[-tolerance]|...".

    Returns:
        List of ColorPoint.
    """


def check_color(
    colors: list[ColorPoint],
    y: int,
    x: int,
    h: Picture,
    w: Picture,
    diff: tuple[int, int, int] | list[int],
    image: Any,
) -> bool:
    """Checks a whole group of coloured points at one position.

    Args:
        colors: List of ColorPoint, the first is the base.
        y: Y of the base point.
        x: X of the base point.
        h: Picture height.
        w: Picture width.
        diff: Default tolerance per channel.
        image: Picture as a numpy array.

    Returns:
        `True` when all points match.
    """


def check_space(y: int, x: int, space_blocks: list[tuple[int, int, int, int]]) -> bool:
    """Tells whether a position is outside the areas already used.

    Args:
        y: Y coordinate.
        x: X coordinate.
        space_blocks: List of (y_min, y_max, x_min, x_max).

    Returns:
        `True` when it is outside.
    """


def compare_color(color1: Any, color2: Any, diff: tuple[int, int, int] | list[int]) -> bool:
    """Compares two colours with a tolerance per channel.

    Args:
        color1: First colour, numpy array.
        color2: Second colour, list.
        diff: Tolerance per channel.

    Returns:
        `True` when every channel is within the tolerance.
    """


def find_colors(
    colors: str,
    rect: Region | None = None,
    space: int = 5,
    ori: int = 2,
    diff: tuple[int, int, int] | list[int] = (5, 5, 5),
    num: int = -1,
    image: Image.Image | None = None,
) -> list[Point]:
    """Finds places where a group of coloured points occurs in a PIL image.

    Args:
        colors: "x,y,RRGGBB|x,y,RRGGBB|...".
        rect: Area [left, top, right, bottom]; `None` is the whole picture.
        space: Smallest distance between results, pixels.
        ori: Scan direction 1-8.
        diff: Tolerance per channel.
        num: Largest number of results; -1 means no limit.
        image: PIL image to search in.

    Returns:
        List of Point.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def hex_to_rgb(hex_color: Any) -> list[int]:
    """Converts a hexadecimal colour to channels.

    Raises ValueError when it has not 6 digits.

    Args:
        hex_color: "#FF0000" or "FF0000".

    Returns:
        [r, g, b], each 0-255.
    """


class ColorPoint:
    """A point with a colour and a tolerance."""

    def __init__(self, x: int, y: int, rgb: list[int] | None = None, diff: list[int] | None = None) -> None:
        """Creates one.

        Args:
            x: X coordinate.
            y: Y coordinate.
            rgb: Colour [r, g, b].
            diff: Tolerance [r, g, b].
        """


class Point:
    """A point with x and y."""

    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""

    def __init__(self, x: int, y: int) -> None:
        """Creates one.

        Args:
            x: X coordinate.
            y: Y coordinate.
        """
