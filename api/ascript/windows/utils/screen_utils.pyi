"""Holds the older colour search."""

from PIL import Image

from ascript.windows.daos.screen import Point


def compare_colors(colors: str, sim: float, img: Image.Image) -> bool:
    """Checks the colours of several points of a picture.

    Args:
        colors: "x1,y1,#RRGGBB|x2,y2,#RRGGBB|...".
        sim: Colour similarity 0.0-1.0.
        img: PIL image.

    Returns:
        `True` when all match.
    """


def find_colors(
    colors: str,
    sim: float,
    max_points: int,
    ore: int,
    img: Image.Image,
    space: int,
) -> list[Point]:
    """Finds places where a group of coloured points occurs in a picture.

    Args:
        colors: "x1,y1,#RRGGBB|x2,y2,#RRGGBB|...".
        sim: Colour similarity 0.0-1.0.
        max_points: Largest number of results; -1 means no limit.
        ore: Scan direction 1-8.
        img: PIL image.
        space: Distance kept between results, pixels.

    Returns:
        List of Point.
    """
