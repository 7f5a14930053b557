"""Holds points, sizes, colours and recognised text."""

from .._types import OcrValues, PointValues


class Point:
    """Holds a place on the screen, in pixels."""

    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""

    def __init__(self, x: int = 0, y: int = 0) -> None:
        """Makes a point.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
        """

    def to_dict(self) -> PointValues:
        """Turns the point into a dictionary.

        Returns:
            The values by name.
        """


class Size:
    """Holds a width and a height, in pixels."""

    width: int
    """Width in pixels."""
    height: int
    """Height in pixels."""

    def __init__(self, width: int, height: int) -> None:
        """Makes a size.

        Args:
            width: Width in pixels.
            height: Height in pixels.
        """


class Color:
    """Holds a colour, split into red, green and blue."""

    def __init__(self, color: str) -> None:
        """Reads a colour from text.

        Args:
            color: The colour as `#RRGGBB`. What happens with another text is not documented.
        """

    def to_rgb(self) -> list[int]:
        """Gives the three channels of the colour.

        Returns:
            `[red, green, blue]`, each from 0 to 255.
        """


class OcrRes:
    """Holds a piece of recognised text, in the older form.

    Text recognition with RapidOCR gives `OCRItem` instead.
    """

    text: str | None
    """The recognised text, or `None` when nothing was read.

    Confidence:
        medium: When it is `None` is not documented.
    """
    confidence: float | None
    """How sure the recognition is, from 0 to 1."""
    region_position: list[list[float]] | None
    """The four corners `[[x, y], …]` of the text."""

    def __init__(
        self,
        text: str | None = None,
        confidence: float | None = None,
        region_position: list[list[float]] | None = None,
    ) -> None:
        """Makes a result.

        Args:
            text: The recognised text.
            confidence: How sure the recognition is, from 0 to 1.
            region_position: The four corners `[[x, y], …]` of the text.
        """

    def to_dict(self) -> OcrValues:
        """Turns the result into a dictionary.

        Returns:
            The values by name.
        """
