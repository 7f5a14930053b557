"""Draws over the screen."""

from typing import Any


def RGB(r: int, g: int, b: int) -> int:
    """Makes a colour number for DrawWindow.

    Args:
        r: Red 0-255.
        g: Green 0-255.
        b: Blue 0-255.

    Returns:
        BGR colour number.
    """


class DrawWindow:
    """Transparent drawing layer over the screen, left out of screenshots."""

    @staticmethod
    def clear() -> Any:
        """Removes all drawings.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def draw_line(x1: int, y1: int, x2: int, y2: int, color: int = 255, thickness: int = 2) -> Any:
        """Draws a line.

        Args:
            x1: Start X, pixels.
            y1: Start Y, pixels.
            x2: End X, pixels.
            y2: End Y, pixels.
            color: Colour number in BGR order; the default 255 is red.
            thickness: Line width, pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def draw_rect(x: int, y: int, w: int, h: int, color: int = 255, thickness: int = 2) -> Any:
        """Draws an empty rectangle.

        Args:
            x: Left edge, pixels.
            y: Top edge, pixels.
            w: Width, pixels.
            h: Height, pixels.
            color: Colour number in BGR order; the default 255 is red.
            thickness: Line width, pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def draw_text(x: int, y: int, text: str, color: int = 255, font_size: int = 20) -> Any:
        """Draws text.

        Args:
            x: X, pixels.
            y: Y, pixels.
            text: Text to draw.
            color: Colour number in BGR order; the default 255 is red.
            font_size: Font size, pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
