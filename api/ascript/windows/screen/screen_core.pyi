"""Takes screenshots."""

import numpy
from PIL import Image

from .._types import Region


class Screen:
    """Screenshots and size of the main display."""

    @staticmethod
    def capture(
        rect: Region | None = None,
        format: str = "pillow",
        save_path: str | None = None,
    ) -> Image.Image | numpy.ndarray | str | None:
        """Takes a screenshot.

        Args:
            rect: Area [left, top, right, bottom]; `None` is the whole main display.
            format: "pillow", "numpy" (RGB), "opencv" (BGR), "base64" (JPEG data URI) or "base64:png".
            save_path: File to write, jpg or png by its ending; `None` does not save.

        Returns:
            Picture in the chosen format, or `None` on failure.
        """

    @staticmethod
    def size() -> list[int]:
        """Gives the size of the main display.

        Returns:
            [width, height], pixels.
        """
