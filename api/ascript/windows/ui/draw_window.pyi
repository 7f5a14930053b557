"""Draws lines, frames and text over everything on the screen."""

from typing import Any


class DrawWindow:
    """Draws on a see-through layer over the screen, which screenshots do not show.

    Call the methods on the class itself.
    """

    @staticmethod
    def draw_rect(x: int, y: int, w: int, h: int, color: int = 0x0000FF, thickness: int = 2) -> Any:
        """Draws the frame of a rectangle.

        Args:
            x: Left edge, in pixels.
            y: Top edge, in pixels.
            w: Width in pixels.
            h: Height in pixels.
            color: Colour as a number in the order blue, green, red; the default is red. `RGB()` makes one.
            thickness: Thickness of the line in pixels.

        Returns:
            The result is not documented.

        Note:
            Width and height, not a second corner as on Android.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def draw_line(x1: int, y1: int, x2: int, y2: int, color: int = 0x0000FF, thickness: int = 2) -> Any:
        """Draws a line.

        Args:
            x1: Start, pixels from the left edge.
            y1: Start, pixels from the top edge.
            x2: End, pixels from the left edge.
            y2: End, pixels from the top edge.
            color: Colour as a number in the order blue, green, red; the default is red. `RGB()` makes one.
            thickness: Thickness of the line in pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def draw_text(x: int, y: int, text: str, color: int = 0x0000FF, font_size: int = 20) -> Any:
        """Draws a text.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
            text: The text.
            color: Colour as a number in the order blue, green, red; the default is red. `RGB()` makes one.
            font_size: Size of the letters in pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def clear() -> Any:
        """Removes everything that was drawn.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


def RGB(r: int, g: int, b: int) -> int:
    """Makes a colour number for `DrawWindow`.

    Args:
        r: Red, from 0 to 255.
        g: Green, from 0 to 255.
        b: Blue, from 0 to 255.

    Returns:
        The colour as a number in the order blue, green, red.
    """
