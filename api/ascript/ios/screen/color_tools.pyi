"""Takes colour strings apart and compares colours."""

import numpy
from PIL import Image

from .._types import Region
from ascript.ios.screen.gp import Point


def ana_colors(colors_str: str) -> list[ColorPoint]:
    """Parses a colour string, keeping absolute coordinates.

    Args:
        colors_str: Points as `"x,y,RRGGBB|…"`; `RRGGBB-TTTTTT` gives a point its own tolerance.

    Returns:
        List of ColorPoint.
    """


def ana_colors_r(colors_str: str) -> list[ColorPoint]:
    """Parses a colour string, turning all points after the first into offsets from it.

    Args:
        colors_str: Points as `"x,y,RRGGBB|…"`; `RRGGBB-TTTTTT` gives a point its own tolerance.

    Returns:
        List of ColorPoint.
    """


def ana_single_scolors(colors_str: str) -> list[ColorPoint]:
    """Parses a string of colours without coordinates.

    Args:
        colors_str: Colours as `"RRGGBB|…"`; `RRGGBB-TTTTTT` gives a colour its own tolerance.

    Returns:
        List of ColorPoint, all at (0, 0).
    """


def check_color(
    colors: list[ColorPoint],
    y: int,
    x: int,
    h: int,
    w: int,
    diff: tuple[int, int, int] | list[int],
    image: Any,
) -> bool:
    """Checks a whole group of coloured points at one position.

    Args:
        colors: List of ColorPoint, the first is the base.
        y: Y of the base point.
        x: X of the base point.
        h: Height of the picture in pixels.
        w: Width of the picture in pixels.
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
    """Compares two colours with a tolerance per channel (numpy).

    Args:
        color1: First colour, numpy array.
        color2: Second colour.
        diff: Tolerance per channel.

    Returns:
        `True` when every channel is within the tolerance.
    """


def compare_color_n(color1: Any, color2: Any, diff: tuple[int, int, int] | list[int] | float) -> bool:
    """Compares two colours with a tolerance per channel (plain numbers).

    Args:
        color1: First colour, tuple or list.
        color2: Second colour, tuple or list.
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
        colors: Points as `"x,y,RRGGBB|x,y,RRGGBB|…"`; the first is the anchor.
        rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole picture.
        space: Smallest distance between two results, in pixels.
        ori: Direction of the search from 1 to 8; `2` goes row by row from the top left.
        diff: Tolerance per channel (R, G, B).
        num: Largest number of results; `-1` sets no limit.
        image: PIL image to search in.

    Returns:
        List of Point.
    """


def hex_to_rgb(hex_color: str) -> list[int]:
    """Converts a hexadecimal colour to channels.

    Raises ValueError when it has not 6 digits.

    Args:
        hex_color: Colour as `"#FF0000"` or `"FF0000"`.

    Returns:
        [R, G, B].
    """


class ColorPoint:
    """A point with a colour and a tolerance."""

    def __init__(self, x: int, y: int, rgb: list[int] | None = None, diff: list[int] | None = None) -> None:
        """Creates one.

        Args:
            x: X coordinate.
            y: Y coordinate.
            rgb: Colour [R, G, B].
            diff: Tolerance [R, G, B].
        """
