"""Takes colour texts apart, and compares and finds colours in arrays."""

from typing import Any

import numpy
from PIL import Image

from .._types import Region
from ascript.ios.screen.gp import Point


def ana_colors(colors_str: str) -> list[ColorPoint]:
    """Turns a colour text into points with colours, with positions as they are written.

    Args:
        colors_str: Points as `"x,y,RRGGBB|…"`; `RRGGBB-TTTTTT` gives a point its own tolerance.

    Returns:
        The points.
    """


def ana_colors_r(colors_str: str) -> list[ColorPoint]:
    """Turns a colour text into points with colours, with positions relative to the first.

    Args:
        colors_str: Points as `"x,y,RRGGBB|…"`; `RRGGBB-TTTTTT` gives a point its own tolerance.

    Returns:
        The points; all but the first hold their distance from it.
    """


def ana_single_scolors(colors_str: str) -> list[ColorPoint]:
    """Turns a text of colours without positions into points at (0, 0).

    Args:
        colors_str: Colours as `"RRGGBB|…"`; `RRGGBB-TTTTTT` gives a colour its own tolerance.

    Returns:
        One point per colour, all at (0, 0).
    """


def check_color(
    colors: list[ColorPoint],
    y: int,
    x: int,
    h: int,
    w: int,
    diff: tuple[int, int, int] | list[int],
    image: numpy.ndarray,
) -> bool:
    """Tells whether a pattern of coloured points is at a given place of an array.

    Args:
        colors: The points; the first is the anchor, the others hold their distance from it.
        y: Row of the anchor, in pixels.
        x: Column of the anchor, in pixels.
        h: Height of the picture in pixels.
        w: Width of the picture in pixels.
        diff: Largest difference of each channel, for points without a tolerance of their own.
        image: The picture, an array.

    Returns:
        `True` when all points match.
    """


def check_space(y: int, x: int, space_blocks: list[tuple[int, int, int, int]]) -> bool:
    """Tells whether a place lies outside the areas of earlier results.

    Args:
        y: Row of the place, in pixels.
        x: Column of the place, in pixels.
        space_blocks: Areas as `(y_min, y_max, x_min, x_max)`, in pixels.

    Returns:
        `True` when it lies outside all of them.
    """


def compare_color(color1: numpy.ndarray, color2: Any, diff: tuple[int, int, int] | list[int]) -> bool:
    """Tells whether two colours of arrays are equal within a tolerance per channel.

    Args:
        color1: First colour, a pixel of an array.
        color2: Second colour; its type is not documented.
        diff: Largest difference of each channel.

    Returns:
        `True` when no channel differs more than that.
    """


def compare_color_n(
    color1: tuple[int, int, int] | list[int],
    color2: tuple[int, int, int] | list[int],
    diff: tuple[int, int, int] | list[int],
) -> bool:
    """Tells whether two colours of plain numbers are equal within a tolerance per channel.

    Args:
        color1: First colour, its three channels.
        color2: Second colour, its three channels.
        diff: Largest difference of each channel.

    Returns:
        `True` when no channel differs more than that.
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
    """Finds all places of a pattern of coloured points in a PIL image.

    Args:
        colors: Points as `"x,y,RRGGBB|x,y,RRGGBB|…"`; the first is the anchor.
        rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole picture.
        space: Smallest distance between two results, in pixels.
        ori: Direction of the search from 1 to 8; `2` goes row by row from the top left.
        diff: Largest difference of each channel.
        num: Largest number of results; `-1` sets no limit.
        image: The picture to search; what `None` does is not documented.

    Returns:
        Where the anchor was found, in pixels. What comes back when the pattern is not there is not documented.
    """


def hex_to_rgb(hex_color: str) -> list[int]:
    """Splits a colour into its three channels.

    Args:
        hex_color: Colour as `"#FF0000"` or `"FF0000"`.

    Returns:
        `[red, green, blue]`, each from 0 to 255.

    Raises:
        ValueError: When the text has not six digits.
    """


class ColorPoint:
    """Holds a point, its colour and its tolerance."""

    def __init__(self, x: int, y: int, rgb: list[int] | None = None, diff: list[int] | None = None) -> None:
        """Describes a point with its colour.

        Args:
            x: Pixels from the left edge, or the distance from the anchor.
            y: Pixels from the top edge, or the distance from the anchor.
            rgb: Colour as `[red, green, blue]`, each from 0 to 255.
            diff: Largest difference of each channel.
        """
