"""Searches pictures for colours, as the older edition does."""

from ascript.windows.daos.screen import Point
from PIL import Image


def find_colors(
    colors: str,
    sim: float,
    max_points: int,
    ore: int,
    img: Image.Image,
    space: int,
) -> list[Point]:
    """Finds all places in a picture where a pattern of coloured points occurs.

    New scripts use `FindColors.find_all`.

    Args:
        colors: Feature string `x,y,#RRGGBB|x,y,#RRGGBB|…`, with the positions of the points.
        sim: How similar the colours must be, from 0 to 1.
        max_points: The most places to report. `-1` reports all.
        ore: Direction of the search, a number from 1 to 8.
        img: The picture to look in.
        space: Pixels that two places must be apart.

    Returns:
        A list of points. What comes back when nothing matches is not documented.
    """


def compare_colors(colors: str, sim: float, img: Image.Image) -> bool:
    """Tells whether points of a picture have the expected colours.

    Args:
        colors: Points and their colours, `x,y,#RRGGBB|x,y,#RRGGBB|…`.
        sim: How similar the colours must be, from 0 to 1.
        img: The picture.

    Returns:
        `True` when all points match, otherwise `False`.
    """
