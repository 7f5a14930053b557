"""Takes screenshots and tells how large the screen is."""

from typing import Literal, overload

import numpy
from PIL import Image

from .._types import Region


class Screen:
    """Takes screenshots of the main display and measures it.

    Call the methods on the class itself.
    """

    @staticmethod
    def size() -> list[int]:
        """Gives the size of the main display in physical pixels.

        Returns:
            `[width, height]` in physical pixels, whatever scaling Windows is set to.
        """

    @overload
    @staticmethod
    def capture(
        rect: Region | None = None,
        format: Literal["pillow"] = "pillow",
        save_path: str | None = None,
    ) -> Image.Image | None:
        """Takes a screenshot of the main display or a part of it.

        Args:
            rect: The part `[left, top, right, bottom]`, in physical pixels. `None` takes the whole display.
            format: `"pillow"` gives a PIL image, `"numpy"` an array in the order red, green, blue, `"opencv"`
                one in the order blue, green, red, `"base64"` a JPEG as a data URI, `"base64:png"` a PNG.
            save_path: Also writes the picture to this file, `.jpg` or `.png`; missing folders are made. `None`
                writes nothing.

        Returns:
            The picture in the chosen format, or `None` on failure.
        """

    @overload
    @staticmethod
    def capture(
        rect: Region | None = None,
        *,
        format: Literal["numpy", "opencv"],
        save_path: str | None = None,
    ) -> numpy.ndarray | None: ...

    @overload
    @staticmethod
    def capture(
        rect: Region | None = None,
        *,
        format: Literal["base64", "base64:png"],
        save_path: str | None = None,
    ) -> str | None: ...
