"""Holds points, sizes and colours of the screen."""

from typing import Any


class Color:
    """A colour parsed into red, green and blue."""

    def __init__(self, color: str) -> None:
        """Creates one.

        Args:
            color: "#RRGGBB".
        """

    def to_rgb(self) -> list[int]:
        """Gives the colour as a list.

        Returns:
            [R, G, B], each 0-255.
        """


class OcrRes:
    """One text-recognition result."""

    text: str
    """Recognised text."""
    confidence: float
    """How sure the engine is, from 0 to 1."""
    region_position: Any
    """Where the text stands; its form is not documented."""

    def __init__(
        self,
        text: str | None = None,
        confidence: float | None = None,
        region_position: list[Any] | None = None,
    ) -> None:
        """Creates one.

        Args:
            text: Recognised text.
            confidence: Confidence 0.0-1.0.
            region_position: Four corner points [[x1, y1], [x2, y2], [x3, y3], [x4, y4]].
        """

    def to_dict(self) -> dict[str, Any]:
        """Gives the result as a dict.

        Returns:
            Dict with text, confidence and region_position.
        """


class Point:
    """A point on the screen (the source defines it twice, identically)."""

    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""

    def __init__(self, x: int = 0, y: int = 0) -> None:
        """Creates one.

        Args:
            x: X coordinate.
            y: Y coordinate.
        """

    def to_dict(self) -> dict[str, Any]:
        """Gives the point as a dict.

        Returns:
            Dict with x and y.
        """


class Size:
    """A width and a height."""

    width: int
    """Width in pixels."""
    height: int
    """Height in pixels."""

    def __init__(self, width: int, height: int) -> None:
        """Creates one.

        Args:
            width: Width.
            height: Height.
        """
