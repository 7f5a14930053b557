"""Takes screenshots and finds colours, pictures, text, codes and objects in them."""

from collections.abc import Callable
from typing import Any, Final, Literal, overload

import numpy
from PIL import Image

from .._types import (
    Bitmap,
    CodeResult,
    ColorHit,
    ImageMatch,
    MatrixResult,
    OcrResult,
    OcrText,
    Picture,
    Region,
    SavedGlyph,
    TestedFont,
    YoloObject,
)
from ascript.android.screen.gp import GPTask
from ascript.android.screen.color_tools import Point
from ascript.android.screen.gp import Result

FORMAT_ANDROID_IMAGE: Final[Any]
"""Format for `capture()`: an Android `Image`, which the script must close; obsolete.

Confidence:
    medium: The number behind the name is not documented.
"""

FORMAT_BITMAP: Final[Any]
"""Format for `capture()`: an Android Bitmap, the default.

Confidence:
    medium: The number behind the name is not documented.
"""

FORMAT_CV_MAT: Final[Any]
"""Format for `capture()`: an OpenCV array in BGR order.

Confidence:
    medium: The number behind the name is not documented.
"""

FORMAT_IMAGE_DATA: Final[Any]
"""Format for `capture()`: an object with `data` (bytes), `rowStride`, `width` and `height`.

Confidence:
    medium: The number behind the name is not documented.
"""

FORMAT_PIL_IMAGE: Final[Any]
"""Format for `capture()`: a PIL image.

Confidence:
    medium: The number behind the name is not documented.
"""


def base64_bitmap(b64: str | None = None, mode: int = 0) -> Bitmap:
    """Turns Base64 text into a Bitmap.

    Args:
        b64: The picture as Base64 text; what `None` does is not documented.
        mode: Its meaning is not documented.

    Returns:
        The Bitmap. What comes back on failure is not documented.

    Confidence:
        medium: The vendor's code gives the signature; `mode`, and what happens without text, are not
        documented.
    """


def bitmap_base64(bitmap: Bitmap | None = None, mode: int = 0) -> str:
    """Turns a Bitmap into Base64 text.

    Args:
        bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
        mode: Its meaning is not documented.

    Returns:
        The Base64 text.
    """


def bitmap_crop(bitmap: Bitmap | None, rect: Region) -> Bitmap | None:
    """Cuts a part out of a Bitmap.

    Args:
        bitmap: The Bitmap to cut.
        rect: Area to keep, `[left, top, right, bottom]` in pixels.

    Returns:
        The part as a new Bitmap, or `None` when `bitmap` is `None`.
    """


def bitmap_maxside(bitmap: Bitmap | None = None, max_side_len: int = 9999) -> Bitmap:
    """Scales a Bitmap so that its longest side has at most a given length.

    Args:
        bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
        max_side_len: Largest length of the longest side, in pixels.

    Returns:
        The scaled Bitmap.
    """


def bitmap_to_cvimage(bitmap: Bitmap | None = None) -> numpy.ndarray:
    """Turns a Bitmap into an OpenCV array.

    Args:
        bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.

    Returns:
        An array of shape `(height, width, 3)` in BGR order.
    """


def bitmap_to_file(path: str, bitmap: Bitmap | None = None, quality: int = 100) -> None:
    """Saves a Bitmap as a picture file.

    Args:
        path: Path of the file to write.
        bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
        quality: Quality from 1 to 100; the vendor's code says from 0.
    """


def bitmap_to_pilimage(bitmap: Bitmap | None = None) -> Image.Image:
    """Turns a Bitmap into a PIL image.

    Args:
        bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.

    Returns:
        The PIL image.
    """


def cache(
    is_cache: bool = False,
    bitmap: Any = None,
    file: Any = None,
    pixel_format: int = FORMAT_BITMAP,
) -> Bitmap | None:
    """Keeps one screenshot for all searches and readings until it is switched off.

    Args:
        is_cache: `True` keeps the screen as it is now, `False` goes back to new screenshots and frees the
            memory.
        bitmap: Reserved; it has no effect.
        file: Reserved; it has no effect.
        pixel_format: Format of the result, one of the `FORMAT_` constants.

    Returns:
        The screenshot when it is switched on, `None` when it is switched off.

    Requires:
        Screen capture

    Confidence:
        medium: An older version searched in `bitmap` or `file` and gave nothing back.
    """


@overload
def capture(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
) -> Bitmap | None:
    """Takes a screenshot of the screen or of a part of it.

    Args:
        x: Left edge, in pixels; without the edges the whole screen is taken.
        y: Top edge, in pixels.
        x1: Right edge, in pixels.
        y1: Bottom edge, in pixels.
        pixel_format: Format of the result, one of the `FORMAT_` constants.

    Returns:
        The picture as a Bitmap or in the chosen format, or `None` on failure.

    Requires:
        Screen capture
    """


@overload
def capture(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
    pixel_format: int = FORMAT_BITMAP,
) -> Any: ...


def capture_bitmap(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
) -> Bitmap | None:
    """Takes a screenshot as an Android Bitmap.

    Args:
        x: Left edge, in pixels; without the edges the whole screen is taken.
        y: Top edge, in pixels.
        x1: Right edge, in pixels.
        y1: Bottom edge, in pixels.

    Returns:
        The Bitmap. What comes back on failure is not documented; `capture()` gives `None`.

    Requires:
        Screen capture

    Confidence:
        medium: The type of the result follows from the name; the vendor's code does not describe it.
    """


def capture_cv(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
) -> numpy.ndarray | None:
    """Takes a screenshot as an OpenCV array.

    Args:
        x: Left edge, in pixels; without the edges the whole screen is taken.
        y: Top edge, in pixels.
        x1: Right edge, in pixels.
        y1: Bottom edge, in pixels.

    Returns:
        The array. What comes back on failure is not documented; `capture()` gives `None`.

    Requires:
        Screen capture

    Confidence:
        medium: The type of the result follows from the name; the vendor's code does not describe it.
    """


def capture_pil(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
) -> Image.Image | None:
    """Takes a screenshot as a PIL image.

    Args:
        x: Left edge, in pixels; without the edges the whole screen is taken.
        y: Top edge, in pixels.
        x1: Right edge, in pixels.
        y1: Bottom edge, in pixels.

    Returns:
        The image. What comes back on failure is not documented; `capture()` gives `None`.

    Requires:
        Screen capture

    Confidence:
        medium: The type of the result follows from the name; the vendor's code does not describe it.
    """


def cvimage_to_bitmap(cvimg: numpy.ndarray) -> Bitmap:
    """Turns an OpenCV array into a Bitmap.

    Args:
        cvimg: Array in BGR order.

    Returns:
        The Bitmap.
    """


def file_to_bitmap(path: str, sampleSize: int = 1) -> Bitmap:
    """Loads a picture file as a Bitmap.

    Args:
        path: Path of the picture file.
        sampleSize: `1` keeps the size; `2` takes every second row and column, which leaves a quarter of the
            pixels.

    Returns:
        The Bitmap. What comes back on failure is not documented.
    """


def get_color(x: int, y: int, bitmap: Bitmap | None = None) -> Color | None:
    """Gives the colour of one pixel.

    Args:
        x: Pixels from the left edge.
        y: Pixels from the top edge.
        bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.

    Returns:
        The colour, or `None` when the point lies outside or an error occurs.

    Requires:
        Screen capture
    """


def get_color_num(colors: str, rect: Region | None = None, sim: float = 0.9) -> int:
    """Counts the pixels of given colours; `Colors.count()` is newer.

    Args:
        colors: Colours as `"#RRGGBB"`; several are joined by `|`. In the manual from 2023 `#A-#B` means any
            colour between the two.
        rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
        sim: How similar a colour must be, from 0 to 1 for equal; a colour with a tolerance of its own ignores
            it.

    Returns:
        Number of pixels that match.

    Requires:
        Screen capture
    """


def get_colors(bitmap: Bitmap) -> Any:
    """Gives the colours of all pixels of a Bitmap.

    Args:
        bitmap: The Bitmap to read; a text in the vendor's code calls it optional, the signature does not.

    Returns:
        An array of packed ARGB numbers, or `None` on an error; the type of the array is not documented.

    Confidence:
        medium: The sources describe the result only as an array of packed numbers.
    """


def hex_to_bgr(hex_color: str) -> tuple[int, int, int]:
    """Splits a colour into its three channels.

    Args:
        hex_color: Colour as `"#FF0000"` or `"FF0000"`.

    Returns:
        Three numbers from 0 to 255, in the order blue, green, red by the description.

    Confidence:
        medium: In the published code the order is red, green, blue.
    """


def rbuild() -> bool:
    """Repairs shifted screenshots on phones whose system properties were changed.

    It takes about 600 ms; other phones do not need it.

    Returns:
        `True` when sizes differed and it was repaired; `False` otherwise and on an error.
    """


def set_ori_change_listener(obj_listener: Callable[[int, int], None]) -> None:
    """Registers a function that is called when the screen is rotated.

    Args:
        obj_listener: Called with the new width and height of the screen, in pixels.
    """


class CodeScanner(GPTask):
    """Reads barcodes and QR codes, from the screen or as a step of a `GPStack`."""

    def __init__(self, rect: Region | None = None) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Reads the codes in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` is a list of codes.
        """

    @staticmethod
    def scan(
        rect: Region | None = None,
        bitmap: Bitmap | None = None,
        image: Picture | None = None,
    ) -> list[CodeResult]:
        """Reads all barcodes and QR codes on the screen or in a picture.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            One entry per code; empty when there is none.

        Requires:
            Screen capture

        Confidence:
            medium: The empty list is what older code of the vendor gives.
        """


class Color:
    """Holds the colour of one pixel, and compares and converts colours."""

    a: int
    """Opacity of the pixel, from 0 to 255 for opaque.

    Confidence:
        medium: It is known from an older version of the vendor's code alone.
    """

    argb: str
    """Colour as `"#aarrggbb"`, in lower case.

    Confidence:
        medium: It is known from an older version of the vendor's code alone.
    """

    b: int
    """Blue part of the pixel, from 0 to 255.

    Confidence:
        medium: It is known from an older version of the vendor's code alone.
    """

    color: int
    """Packed ARGB number, as a Bitmap gives it.

    Confidence:
        medium: It is known from an older version of the vendor's code alone.
    """

    g: int
    """Green part of the pixel, from 0 to 255.

    Confidence:
        medium: It is known from an older version of the vendor's code alone.
    """

    r: int
    """Red part of the pixel, from 0 to 255.

    Confidence:
        medium: It is known from an older version of the vendor's code alone.
    """

    rgb: str
    """Colour as `"#rrggbb"`, in lower case.

    Confidence:
        medium: It is known from an older version of the vendor's code alone.
    """

    def __init__(self, bitmap_color: int) -> None:
        """Takes a packed colour apart.

        Args:
            bitmap_color: Packed ARGB number, as a Bitmap gives it.
        """

    @staticmethod
    def distance(c1: int, c2: int) -> float:
        """Gives the Euclidean distance between two colours.

        Args:
            c1: Packed number of the first colour.
            c2: Packed number of the second colour.

        Returns:
            The distance; `0` for equal colours.

        Confidence:
            medium: The type of the result is not documented.
        """

    @staticmethod
    def from_hex(hex_str: str) -> int:
        """Turns a colour text into a packed number.

        Args:
            hex_str: Colour as `"#RRGGBB"` or `"#AARRGGBB"`.

        Returns:
            The packed ARGB number. What happens with another text is not documented.
        """

    @staticmethod
    def make(r: int, g: int, b: int, a: int = 255) -> int:
        """Packs the channels of a colour into one number.

        Args:
            r: Red, from 0 to 255.
            g: Green, from 0 to 255.
            b: Blue, from 0 to 255.
            a: Opacity, from 0 to 255 for opaque.

        Returns:
            The packed ARGB number.
        """

    @staticmethod
    def similar(c1: int, c2: int, threshold: int = 30) -> bool:
        """Tells whether two colours are close to each other.

        Args:
            c1: Packed number of the first colour.
            c2: Packed number of the second colour.
            threshold: Largest distance, as `distance()` gives it.

        Returns:
            `True` when the distance is not above the threshold.
        """


class Colors(GPTask):
    """Counts the pixels of given colours, on the screen or as a step of a `GPStack`."""

    DRAW_BLACK_BG: Final[int] = 2
    """Draws the pixels that match on a black background."""

    DRAW_THRESHOLD: Final[int] = 1
    """Draws a picture in black and white."""

    def __init__(
        self,
        colors: str,
        rect: Region | None = None,
        sim: float = 1,
        draw_mode: int = DRAW_THRESHOLD,
    ) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts. `#RRGGBB-#TTTTTT`
                gives a colour its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            sim: How similar a colour must be, from 0 to 1 for equal; a colour with a tolerance of its own
                ignores it.
            draw_mode: What the picture of the result shows: `Colors.DRAW_THRESHOLD` or `Colors.DRAW_BLACK_BG`.
        """

    def compare_color(
        self,
        source: tuple[int, int, int],
        target: tuple[int, int, int],
        sim: tuple[int, int, int],
    ) -> bool:
        """Tells whether two colours are equal within a tolerance per channel.

        Args:
            source: First colour, `(blue, green, red)`.
            target: Second colour, `(blue, green, red)`.
            sim: Largest difference of each channel.

        Returns:
            `True` when no channel differs more than that.
        """

    @staticmethod
    def count(
        colors: str,
        rect: Region | None = None,
        sim: float = 1,
        bitmap: Bitmap | None = None,
        image: Picture | None = None,
    ) -> int:
        """Counts the pixels of given colours on the screen or in a picture.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts. `#RRGGBB-#TTTTTT`
                gives a colour its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            sim: How similar a colour must be, from 0 to 1 for equal; a colour with a tolerance of its own
                ignores it.
            bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
            image: Picture to search instead of the screen; `bitmap` wins when both are given.

        Returns:
            Number of pixels that match.

        Note:
            The vendor's page has a `draw_mode` in the place of `image`; the vendor's code has not. Give `image` by
            its name.

        Requires:
            Screen capture
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Counts the pixels in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the filtered picture; its `data` is the count.
        """


class CompareColors(GPTask):
    """Checks the colours of points, on the screen or as a step of a `GPStack`."""

    LAB: Final[int] = 2
    """Compares colours by their distance in the Lab space (Delta E)."""

    NORM: Final[int] = 1
    """Compares normalised RGB colours."""

    RGB: Final[int] = 0
    """Compares RGB colours."""

    def __init__(
        self,
        colors: str,
        diff: float = 0.9,
        until: int = 0,
        mode: int = 0,
        sim: float = 1.0,
    ) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            colors: Points of the screen with their colours, as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`.
            diff: How similar a colour must be, from 0 to 1 for equal.
            until: How long to keep trying, in milliseconds; `0` tries once.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            sim: Share of the points that must match, from 0 to 1; `0.8` allows a fifth to differ.
        """

    @staticmethod
    def compare(
        colors: str,
        diff: float = 0.9,
        bitmap: Bitmap | None = None,
        mode: int = 0,
        until: int = 0,
        sim: float = 1.0,
        image: Picture | None = None,
    ) -> bool | None:
        """Tells whether points of the screen or a picture have the expected colours.

        Args:
            colors: Points of the screen with their colours, as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`.
            diff: How similar a colour must be, from 0 to 1 for equal.
            bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            until: How long to keep trying, in milliseconds; `0` tries once.
            sim: Share of the points that must match, from 0 to 1; `0.8` allows a fifth to differ.
            image: Picture to search instead of the screen; `bitmap` wins when both are given.

        Returns:
            `True` when they have, `False` when not, `None` after an error inside.

        Requires:
            Screen capture

        Confidence:
            medium: The vendor's page says only `True` or `False`; its code gives `None` after an error.
        """

    @staticmethod
    def compare_multi(
        colors_list: list[str],
        diff: float = 0.9,
        mode: int = 0,
        sim: float = 1.0,
        image: Picture | None = None,
    ) -> int:
        """Finds the first of several groups of points whose colours all match.

        Args:
            colors_list: Groups of points; each is a text as `compare()` takes it.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            sim: Share of the points that must match, from 0 to 1; `0.8` allows a fifth to differ.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            Number of the group, counted from 0; `-1` when none matches.

        Requires:
            Screen capture
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Checks the points in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` is `True` or `False`.
        """


class Eraser(GPTask):
    """Fills a rectangle of a picture with one colour, as a step of a `GPStack`."""

    def __init__(self, rect: Region, color: str | None = None) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            rect: Area to fill, `[left, top, right, bottom]` in pixels.
            color: Colour such as `"#FFFFFF"`; `None` fills with white.
        """

    @staticmethod
    def rgba_to_tuple(rgba_str: str) -> tuple[float, float, float]:
        """Turns a colour text into channels from 0 to 1.

        Args:
            rgba_str: Colour as `"#RRGGBB"` or `"#RRGGBBAA"`.

        Returns:
            `(blue, green, red)`, each from 0 to 1.

        Raises:
            ValueError: When the text is not such a colour.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Fills the area in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the filled picture.
        """

    @staticmethod
    def wipe(
        rect: Region,
        img_file: str | None = None,
        cv_img: numpy.ndarray | None = None,
        new_color: str | tuple[int, int, int] | None = None,
    ) -> numpy.ndarray:
        """Fills an area of a picture file or an OpenCV array.

        Args:
            rect: Area to fill, `[left, top, right, bottom]` in pixels.
            img_file: Path of a picture file, which is overwritten; `None` uses `cv_img`.
            cv_img: The picture as an OpenCV array; `None` uses `img_file`.
            new_color: Colour to fill with; the annotation says text, the description `(blue, green, red)`.
                `None` fills with white.

        Returns:
            The filled picture.

        Confidence:
            medium: The sources disagree about the form of `new_color`.
        """


class FindBlock(GPTask):
    """Finds and counts areas of one colour, on the screen or as a step of a `GPStack`."""

    LAB: Final[int] = 2
    """Compares colours in the Lab space."""

    NORM: Final[int] = 1
    """Compares normalised RGB colours."""

    RGB: Final[int] = 0
    """Compares RGB colours."""

    def __init__(
        self,
        colors: str,
        width: int = 50,
        height: int = 50,
        count: int = 100,
        rect: Region | None = None,
        diff: float = 0.9,
        mode: int = 0,
        space: int = 0,
        min_area: int = 10,
        find_mode: Literal["find_all", "count", "get_range"] = "find_all",
    ) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts.
            width: Width of the window that slides over the picture, in pixels.
            height: Height of the window that slides over the picture, in pixels.
            count: How many pixels in the window must match.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            space: Smallest distance between two results, in pixels.
            min_area: Smallest connected area that counts; smaller ones are noise. Its unit is not documented.
            find_mode: What `run()` does: `"find_all"`, `"count"` or `"get_range"`.
        """

    @staticmethod
    def count_block(
        colors: str,
        rect: Region | None = None,
        diff: float = 0.9,
        mode: int = 0,
        min_area: int = 10,
        image: Picture | None = None,
    ) -> int:
        """Counts the connected areas of given colours.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            min_area: Smallest connected area that counts; smaller ones are noise. Its unit is not documented.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            Number of areas.

        Requires:
            Screen capture
        """

    @staticmethod
    def find(
        colors: str,
        width: int = 50,
        height: int = 50,
        count: int = 100,
        rect: Region | None = None,
        diff: float = 0.9,
        mode: int = 0,
        space: int = 0,
        image: Picture | None = None,
    ) -> Point | None:
        """Finds the first place where a window holds enough pixels of given colours.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts.
            width: Width of the window that slides over the picture, in pixels.
            height: Height of the window that slides over the picture, in pixels.
            count: How many pixels in the window must match.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            space: Smallest distance between two results, in pixels.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            Middle of the place, or `None` when there is none.

        Requires:
            Screen capture
        """

    @staticmethod
    def find_all(
        colors: str,
        width: int = 50,
        height: int = 50,
        count: int = 100,
        rect: Region | None = None,
        diff: float = 0.9,
        mode: int = 0,
        space: int = 0,
        image: Picture | None = None,
        max_results: int = 200,
    ) -> list[Point] | None:
        """Finds all places where a window holds enough pixels of given colours.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts.
            width: Width of the window that slides over the picture, in pixels.
            height: Height of the window that slides over the picture, in pixels.
            count: How many pixels in the window must match.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            space: Smallest distance between two results, in pixels.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            max_results: Largest number of results.

        Returns:
            Middles of the places, or `None` when there is none.

        Requires:
            Screen capture
        """

    @staticmethod
    def get_range(
        colors: str,
        rect: Region | None = None,
        diff: float = 0.9,
        mode: int = 0,
        min_area: int = 10,
        image: Picture | None = None,
    ) -> list[list[int]]:
        """Gives the edges of each connected area of given colours.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            min_area: Smallest connected area that counts; smaller ones are noise. Its unit is not documented.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            `[x, y, width, height]` of each area, in pixels. What comes back when there is none is not
            documented.

        Requires:
            Screen capture
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Looks for areas in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` depends on `find_mode`.
        """


class FindColors(GPTask):
    """Finds patterns of coloured points, on the screen or as a step of a `GPStack`."""

    NORM: Final[int] = 1
    """Compares normalised RGB colours."""

    RGB: Final[int] = 0
    """Compares RGB colours."""

    def __init__(
        self,
        colors: str,
        rect: Region | None = None,
        space: int = 5,
        ori: int = 2,
        diff: float = 0.98,
        p_max_num: int = 999999,
        mode: int = 0,
    ) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            colors: Points as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`. The first is the anchor; of the others only the
                distance from it counts. `#RRGGBB-#TTTTTT` gives a point its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            space: Step of the search in pixels, and the smallest distance between two results.
            ori: Direction of the search from 1 to 8; `2` goes row by row from the top left.
            diff: How similar a colour must be, from 0 to 1 for equal.
            p_max_num: Largest number of results.
            mode: How colours are compared: `0` RGB, `1` normalised RGB.
        """

    @staticmethod
    def find(
        colors: str,
        rect: Region | None = None,
        space: int = 5,
        ori: int = 2,
        diff: float = 0.98,
        image: Picture | None = None,
        mode: int = 0,
        until: int = 0,
    ) -> Point | None:
        """Finds the first place of a pattern of coloured points.

        Args:
            colors: Points as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`. The first is the anchor; of the others only the
                distance from it counts. `#RRGGBB-#TTTTTT` gives a point its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            space: Step of the search in pixels, and the smallest distance between two results.
            ori: Direction of the search from 1 to 8; `2` goes row by row from the top left.
            diff: How similar a colour must be, from 0 to 1 for equal.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            mode: How colours are compared: `0` RGB, `1` normalised RGB.
            until: How long to keep trying, in milliseconds; `0` tries once.

        Returns:
            Where the anchor was found, in pixels, or `None` when the pattern is not there.

        Requires:
            Screen capture

        Confidence:
            medium: The sources disagree whether later points are written as positions or as distances; the
            colour tool writes them right.
        """

    @staticmethod
    def find_all(
        colors: str,
        rect: Region | None = None,
        space: int = 5,
        ori: int = 2,
        diff: float = 0.98,
        image: Picture | None = None,
        p_max_num: int = 999999,
        mode: int = 0,
        until: int = 0,
    ) -> list[Point] | None:
        """Finds all places of a pattern of coloured points.

        Args:
            colors: Points as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`. The first is the anchor; of the others only the
                distance from it counts. `#RRGGBB-#TTTTTT` gives a point its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            space: Step of the search in pixels, and the smallest distance between two results.
            ori: Direction of the search from 1 to 8; `2` goes row by row from the top left.
            diff: How similar a colour must be, from 0 to 1 for equal.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            p_max_num: Largest number of results.
            mode: How colours are compared: `0` RGB, `1` normalised RGB.
            until: How long to keep trying, in milliseconds; `0` tries once.

        Returns:
            Where the anchor was found, in pixels, or `None` when the pattern is not there.

        Requires:
            Screen capture

        Confidence:
            medium: The sources disagree whether later points are written as positions or as distances; the
            colour tool writes them right.
        """

    @staticmethod
    def find_all_color(
        color: str,
        rect: Region | None = None,
        diff: float = 0.98,
        mode: int = 0,
        max_num: int = 999999,
    ) -> list[ColorHit] | None:
        """Finds all pixels of one colour.

        Args:
            color: Colour as `"#RRGGBB"`.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB.
            max_num: Largest number of results.

        Returns:
            The pixels, or `None` when there is none.

        Requires:
            Screen capture
        """

    @staticmethod
    def find_color(
        color: str,
        rect: Region | None = None,
        diff: float = 0.98,
        mode: int = 0,
    ) -> ColorHit | None:
        """Finds the first pixel of one colour.

        Args:
            color: Colour as `"#RRGGBB"`.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB.

        Returns:
            The pixel, or `None` when there is none.

        Requires:
            Screen capture
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Looks for the pattern in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` is a list of places, each with `x` and `y`.
        """


class FindImages(GPTask):
    """Finds small pictures, on the screen or as a step of a `GPStack`."""

    MODE_SIFT: Final[int] = 1
    """Searches by SIFT features; the engine has lost them and compares pixels instead."""

    MODE_TAS: Final[int] = 2
    """Mixes comparing pixels with comparing features.

    Confidence:
        medium: How it mixes them is not documented.
    """

    MODE_TEMPLATE: Final[int] = 0
    """Searches by comparing pixels (template matching)."""

    def __init__(
        self,
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = False,
        maxcnt: int = 0,
        mode: int = MODE_TEMPLATE,
        ori: int = 2,
    ) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            part_img: Path of the picture to find, or a list of paths; a name alone is looked up in `res/img` of
                the project.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1; a comment in the vendor's code gives 0.5 as the
                default.
            rgb: `True` compares colours, `False` shades of grey only.
            maxcnt: Largest number of results; `0` sets no limit.
            mode: How to search, one of the `MODE_` constants.
            ori: Direction from 1 to 8 in which the results are sorted; `2` goes row by row from the top left.
        """

    @staticmethod
    def find(
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float | None = None,
        rgb: bool = False,
        source_img: numpy.ndarray | None = None,
        ori: int = 2,
        scale_range: list[float] | None = None,
        image: Picture | None = None,
        method: Literal["template", "smart"] = "template",
        fast: bool = True,
    ) -> ImageMatch | None:
        """Finds the first place where a picture occurs.

        Transparent pixels of a PNG file are left out.

        Args:
            part_img: Path of the picture to find, or a list of paths; a name alone is looked up in `res/img` of
                the project.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1. `None` takes 0.9, and 0.6 for `"smart"`; a constant
                in the code says 0.7.
            rgb: `True` compares colours, `False` shades of grey only.
            source_img: OpenCV array to search instead of the screen; it wins over `image`.
            ori: Direction from 1 to 8 in which the results are sorted; `2` goes row by row from the top left.
            scale_range: Smallest and largest scale to try, such as `[0.5, 2.0]`; `None` tries the size as it
                is.
            image: Picture to search instead of the screen; `source_img` wins when both are given.
            method: `"template"` compares pixels; `"smart"` compares features and finds it in other resolutions
                too.
            fast: `True` searches roughly first and then exactly, which is faster.

        Returns:
            The place, or `None` when the picture is not there.

        Requires:
            Screen capture

        Confidence:
            medium: The vendor's page gives 0.1 as the default of `confidence`; the values here are those of its
            code.
        """

    @staticmethod
    def find_all(
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float | None = None,
        rgb: bool = False,
        source_img: numpy.ndarray | None = None,
        maxcnt: int = 0,
        ori: int = 2,
        scale_range: list[float] | None = None,
        image: Picture | None = None,
        method: Literal["template", "smart"] = "template",
        fast: bool = True,
    ) -> list[ImageMatch] | None:
        """Finds all places where a picture occurs.

        Args:
            part_img: Path of the picture to find, or a list of paths; a name alone is looked up in `res/img` of
                the project.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1. `None` takes 0.9, and 0.6 for `"smart"`; a constant
                in the code says 0.7.
            rgb: `True` compares colours, `False` shades of grey only.
            source_img: OpenCV array to search instead of the screen; it wins over `image`.
            maxcnt: Largest number of results; `0` sets no limit.
            ori: Direction from 1 to 8 in which the results are sorted; `2` goes row by row from the top left.
            scale_range: Smallest and largest scale to try, such as `[0.5, 2.0]`; `None` tries the size as it
                is.
            image: Picture to search instead of the screen; `source_img` wins when both are given.
            method: `"template"` compares pixels; `"smart"` compares features and finds it in other resolutions
                too.
            fast: `True` searches roughly first and then exactly, which is faster.

        Returns:
            The places, or `None` when the picture is not there.

        Requires:
            Screen capture

        Confidence:
            medium: The vendor's page gives 0.1 as the default of `confidence`; the values here are those of its
            code.
        """

    @staticmethod
    def find_all_sift(
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = False,
        source_img: numpy.ndarray | None = None,
        maxcnt: int = 0,
        ori: int = 2,
        scale_range: list[float] | None = None,
        fast: bool = True,
    ) -> list[ImageMatch] | None:
        """Finds all places where a picture occurs; an old name of `find_all_template()`.

        The engine has lost SIFT features and compares pixels instead.

        Args:
            part_img: Path of the picture to find, or a list of paths; a name alone is looked up in `res/img` of
                the project.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1; weaker matches are dropped.
            rgb: `True` compares colours, `False` shades of grey only.
            source_img: OpenCV array to search instead of the screen; `None` takes a screenshot.
            maxcnt: Largest number of results; `0` sets no limit.
            ori: Direction from 1 to 8 in which the results are sorted; `2` goes row by row from the top left.
            scale_range: Smallest and largest scale to try, such as `[0.5, 2.0]`; `None` tries the size as it
                is.
            fast: `True` searches roughly first and then exactly, which is faster.

        Returns:
            The places. What comes back when the picture is not there is not documented.

        Requires:
            Screen capture

        Confidence:
            medium: That SIFT is gone is known from the vendor's code alone.
        """

    @staticmethod
    def find_all_template(
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = False,
        maxcnt: int = 0,
        source_img: numpy.ndarray | None = None,
        ori: int = 2,
        scale_range: list[float] | None = None,
        image: Picture | None = None,
        fast: bool = True,
    ) -> list[ImageMatch] | None:
        """Finds all places where a picture occurs by comparing pixels.

        Args:
            part_img: Path of the picture to find, or a list of paths; a name alone is looked up in `res/img` of
                the project.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1; weaker matches are dropped.
            rgb: `True` compares colours, `False` shades of grey only.
            maxcnt: Largest number of results; `0` sets no limit.
            source_img: OpenCV array to search instead of the screen; it wins over `image`.
            ori: Direction from 1 to 8 in which the results are sorted; `2` goes row by row from the top left.
            scale_range: Smallest and largest scale to try, such as `[0.5, 2.0]`; `None` tries the size as it
                is.
            image: Picture to search instead of the screen; `source_img` wins when both are given.
            fast: `True` searches roughly first and then exactly, which is faster.

        Returns:
            The places. What comes back when the picture is not there is not documented.

        Requires:
            Screen capture

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def find_sift(
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = False,
        source_img: numpy.ndarray | None = None,
        ori: int = 2,
        scale_range: list[float] | None = None,
        fast: bool = True,
    ) -> ImageMatch | None:
        """Finds the first place where a picture occurs; an old name of `find_template()`.

        The engine has lost SIFT features and compares pixels instead.

        Args:
            part_img: Path of the picture to find, or a list of paths; a name alone is looked up in `res/img` of
                the project.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1; weaker matches are dropped.
            rgb: `True` compares colours, `False` shades of grey only.
            source_img: OpenCV array to search instead of the screen; `None` takes a screenshot.
            ori: Direction from 1 to 8 in which the results are sorted; `2` goes row by row from the top left.
            scale_range: Smallest and largest scale to try, such as `[0.5, 2.0]`; `None` tries the size as it
                is.
            fast: `True` searches roughly first and then exactly, which is faster.

        Returns:
            The place, or `None` when the picture is not there.

        Requires:
            Screen capture

        Confidence:
            medium: That SIFT is gone is known from the vendor's code alone.
        """

    @staticmethod
    def find_template(
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = False,
        source_img: numpy.ndarray | None = None,
        ori: int = 2,
        scale_range: list[float] | None = None,
        image: Picture | None = None,
        fast: bool = True,
    ) -> ImageMatch | None:
        """Finds the first place where a picture occurs by comparing pixels.

        Args:
            part_img: Path of the picture to find, or a list of paths; a name alone is looked up in `res/img` of
                the project.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1; weaker matches are dropped.
            rgb: `True` compares colours, `False` shades of grey only.
            source_img: OpenCV array to search instead of the screen; it wins over `image`.
            ori: Direction from 1 to 8 in which the results are sorted; `2` goes row by row from the top left.
            scale_range: Smallest and largest scale to try, such as `[0.5, 2.0]`; `None` tries the size as it
                is.
            image: Picture to search instead of the screen; `source_img` wins when both are given.
            fast: `True` searches roughly first and then exactly, which is faster.

        Returns:
            The place, or `None` when the picture is not there.

        Requires:
            Screen capture

        Confidence:
            medium: Older code of the vendor has 0.5 as the default of `confidence`.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Looks for the picture in that of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` is a list of places.
        """

    @staticmethod
    def search_image(image_path: str) -> str:
        """Gives the full path of a picture, also of one in the project's `res/img`.

        Args:
            image_path: Path or name of the picture file.

        Returns:
            A path that exists.

        Raises:
            Exception: When there is no such file.
        """


class Ocr(GPTask):
    """Reads text, on the screen or as a step of a `GPStack`."""

    MODE_MLK: Final[int] = 1
    """Engine ML Kit of Google, which is fast."""

    MODE_PADDLE_V2: Final[int] = 2
    """Engine PaddleOCR of Baidu, which is exact; the default.

    The name is old: the engine is PP-OCR v5.
    """

    MODE_PADDLE_V3: Final[int] = 3
    """Engine PaddleOCR v3; the vendor's page no longer names it."""

    MODE_TESS: Final[int] = 4
    """Engine Tesseract, which does not work: `tess()` is not implemented."""

    RIL_AUTO: Final[int] = -1
    """Level of text for `tess()`: chosen by the engine."""

    RIL_BLOCK: Final[int] = 0
    """Level of text for `tess()`: blocks."""

    RIL_PARA: Final[int] = 1
    """Level of text for `tess()`: paragraphs."""

    RIL_SYMBOL: Final[int] = 4
    """Level of text for `tess()`: single characters."""

    RIL_TEXTLINE: Final[int] = 2
    """Level of text for `tess()`: lines."""

    RIL_WORD: Final[int] = 3
    """Level of text for `tess()`: words."""

    Tess_CHI: Final[str] = "chi"
    """Language for `tess()`: Chinese."""

    Tess_ENG: Final[str] = "eng"
    """Language for `tess()`: English."""

    Tess_NUM: Final[str] = "num"
    """Language for `tess()`: digits."""

    def __init__(
        self,
        mode: int = MODE_MLK,
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.1,
        binary: int = -1,
    ) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            mode: Number of the engine, one of the `MODE_` constants.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.

        Confidence:
            medium: The signature has ML Kit as the default, the description that of `set_engine()`.
        """

    @staticmethod
    def click(
        text: str,
        rect: Region | None = None,
        mode: int | None = None,
        binary: int = -1,
        confidence: float = 0.1,
        timeout: float = 0,
        image: Picture | None = None,
    ) -> bool:
        """Finds a text and taps its middle.

        Args:
            text: Text or regular expression to look for.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` uses the default that
                `set_engine()` sets.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            timeout: How long to keep trying, in seconds; `0` tries once.
            image: Picture for the first try; later tries take screenshots. `None` takes screenshots only.

        Returns:
            `True` when it was found and tapped, `False` otherwise.

        Requires:
            Screen capture
        """

    @staticmethod
    def exists(
        text: str,
        rect: Region | None = None,
        mode: int | None = None,
        binary: int = -1,
        confidence: float = 0.1,
        image: Picture | None = None,
    ) -> bool:
        """Tells whether a text is on the screen or in a picture.

        Args:
            text: Text or regular expression to look for.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` uses the default that
                `set_engine()` sets.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            `True` when it is there.

        Requires:
            Screen capture
        """

    @staticmethod
    def find(
        text: str,
        rect: Region | None = None,
        mode: int | None = None,
        binary: int = -1,
        confidence: float = 0.1,
        image: Picture | None = None,
    ) -> OcrResult | None:
        """Finds the first text that matches.

        Args:
            text: Text or regular expression to look for.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` uses the default that
                `set_engine()` sets.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The text with its place, or `None` when none matches.

        Requires:
            Screen capture
        """

    @staticmethod
    def find_all(
        text: str | None = None,
        rect: Region | None = None,
        mode: int | None = None,
        binary: int = -1,
        confidence: float = 0.1,
        image: Picture | None = None,
    ) -> list[OcrResult] | None:
        """Finds all texts that match, or reads everything.

        Args:
            text: Text or regular expression to look for; `None` gives all texts.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` uses the default that
                `set_engine()` sets.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The texts with their places, or `None` when there is none.

        Requires:
            Screen capture
        """

    @staticmethod
    def matrix(
        font_lib: str,
        rect: Region | None = None,
        region: float = 0.9,
        image: Picture | None = None,
    ) -> str | None:
        """Reads text with a font library of your own, without places.

        It is faster than `matrix_detail()`.

        Args:
            font_lib: Path of the font library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            region: How similar a character must be, from 0 to 1.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The text, or `None` when nothing was read.

        Requires:
            Screen capture
        """

    @staticmethod
    def matrix_detail(
        font_lib: str,
        rect: Region | None = None,
        region: float = 0.9,
        image: Picture | None = None,
    ) -> MatrixResult | None:
        """Reads text with a font library of your own, with the place of each character.

        It is slower than `matrix()`.

        Args:
            font_lib: Path of the font library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            region: How similar a character must be, from 0 to 1.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The text and its characters, or `None` when nothing was read.

        Requires:
            Screen capture
        """

    @staticmethod
    def mlkitocr_v2(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.5,
        bitmap: Bitmap | None = None,
        binary: int = -1,
        image: Picture | None = None,
    ) -> list[OcrText] | None:
        """Reads Chinese and English text with ML Kit.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The texts, or `None` when there is none.

        Requires:
            Screen capture

        Confidence:
            medium: The attributes of the results come from older code of the vendor.
        """

    @staticmethod
    def paddleocr(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.5,
        max_side_len: int = 1200,
        precision: Literal[8, 16] = 16,
        bitmap: Bitmap | None = None,
        file: str | None = None,
        binary: int = -1,
        language: str = "chinese",
        image: Picture | None = None,
    ) -> list[OcrText] | None:
        """Reads text with PaddleOCR, without network.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            max_side_len: Longest side in pixels to which the picture is scaled; smaller is faster and less
                exact.
            precision: Precision of the engine, `16` or `8`.
            bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
            file: Path of a picture file to read instead of the screen.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            language: Language to read; `"chinese"` covers Chinese, English, Japanese and Korean. Another is
                downloaded at first use; the names are not documented.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The texts, or `None` when there is none.

        Requires:
            Screen capture

        Confidence:
            medium: The attributes of the results come from older code of the vendor.
        """

    @staticmethod
    def paddleocr_v2(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.1,
        max_side_len: int = 1200,
        precision: Literal[8, 16] = 16,
        bitmap: Bitmap | None = None,
        file: str | None = None,
        binary: int = -1,
        language: str = "chinese",
    ) -> list[OcrText] | None:
        """Reads text with PaddleOCR; an old name of `paddleocr()` with its own defaults.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            max_side_len: Longest side in pixels to which the picture is scaled; smaller is faster and less
                exact.
            precision: Precision of the engine, `16` or `8`.
            bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
            file: Path of a picture file to read instead of the screen.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            language: Language to read; `"chinese"` covers Chinese, English, Japanese and Korean. Another is
                downloaded at first use; the names are not documented.

        Returns:
            The texts, or `None` when there is none.

        Requires:
            Screen capture

        Confidence:
            medium: The attributes of the results come from older code of the vendor.
        """

    @staticmethod
    def paddleocr_v3(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.5,
        max_side_len: int = 1200,
        precision: Literal[8, 16] = 16,
        bitmap: Bitmap | None = None,
        file: str | None = None,
        binary: int = -1,
        language: str = "chinese",
    ) -> list[OcrText] | None:
        """Reads text with PaddleOCR; an old name of `paddleocr()`.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            max_side_len: Longest side in pixels to which the picture is scaled; smaller is faster and less
                exact.
            precision: Precision of the engine, `16` or `8`.
            bitmap: Android Bitmap to use instead of the screen; `None` takes a screenshot.
            file: Path of a picture file to read instead of the screen.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            language: Language to read; `"chinese"` covers Chinese, English, Japanese and Korean. Another is
                downloaded at first use; the names are not documented.

        Returns:
            The texts, or `None` when there is none.

        Requires:
            Screen capture

        Confidence:
            medium: The attributes of the results come from older code of the vendor.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Reads the text in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` is a list of dicts with `text`, `rect`, `x`, `y` and `confidence`.
        """

    @staticmethod
    def set_engine(engine: str | int) -> Any:
        """Sets the engine that reads when a call names none.

        Args:
            engine: `"paddle"`, `"paddleocr"` or `"mlkit"`, or one of the `MODE_` constants.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def tess(
        data_file: str = Tess_CHI,
        rect: Region | None = None,
        pattern: str | None = None,
        split_level: int = RIL_AUTO,
        white_list: str | None = None,
        black_list: str | None = None,
    ) -> None:
        """Is reserved for the engine Tesseract and not implemented.

        Args:
            data_file: Language, one of the `Tess_` constants.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            split_level: Level of text, one of the `RIL_` constants.
            white_list: Characters that may occur; `None` for all.
            black_list: Characters that may not occur; `None` for none.
        """

    @staticmethod
    def wait(
        text: str,
        timeout: float = 10,
        rect: Region | None = None,
        mode: int | None = None,
        binary: int = -1,
        confidence: float = 0.1,
        image: Picture | None = None,
    ) -> OcrResult | None:
        """Waits until a text appears.

        Args:
            text: Text or regular expression to look for.
            timeout: How long to wait, in seconds.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` uses the default that
                `set_engine()` sets.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture for the first try; later tries take screenshots. `None` takes screenshots only.

        Returns:
            The text with its place, or `None` when the time is up.

        Requires:
            Screen capture
        """

    @staticmethod
    def wait_click(
        text: str,
        timeout: float = 10,
        rect: Region | None = None,
        mode: int | None = None,
        binary: int = -1,
        confidence: float = 0.1,
        image: Picture | None = None,
    ) -> bool:
        """Waits until a text appears, and taps its middle.

        Args:
            text: Text or regular expression to look for.
            timeout: How long to wait, in seconds.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` uses the default that
                `set_engine()` sets.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture for the first try; later tries take screenshots. `None` takes screenshots only.

        Returns:
            `True` when it appeared and was tapped, `False` when the time is up.

        Requires:
            Screen capture
        """


class OcrX(GPTask):
    """Reads text with a font library of your own, and makes and tests such libraries.

    It is a step of a `GPStack`.
    """

    def __init__(
        self,
        fontlib: str | None = None,
        make_font_colors: str | None = None,
        rect: Region | None = None,
        save_font_code: SavedGlyph | None = None,
        test_fontlib: TestedFont | None = None,
    ) -> None:
        """Prepares the step for a `GPStack`: what is given decides what it does.

        Args:
            fontlib: Path of the font library to read with.
            make_font_colors: Colours of the characters, to make a library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            save_font_code: Character to save in a library.
            test_fontlib: Library to test.
        """

    @staticmethod
    def append_to_lib(lib_path: str, content: str) -> None:
        """Adds a character to a font library, which is created when missing.

        Args:
            lib_path: Path of the font library.
            content: Line that describes the character; its form is not documented.
        """

    @staticmethod
    def find_all(font_lib: str, rect: Region | None = None, region: float = 0.9) -> str | list[str] | None:
        """Reads text with a font library of your own.

        Args:
            font_lib: Path of the font library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            region: How similar a character must be, from 0 to 1.

        Returns:
            A list of texts by the vendor's page, one text by its code; `None` after an error.

        Requires:
            Screen capture

        Confidence:
            medium: The sources disagree about the form of the result; `Ocr.matrix()` gives one text for sure.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Reads with, makes, extends or tests a font library, depending on the constructor.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` depends on what was done.
        """


class YoLov5:
    """Finds objects with a YOLOv5 model; the plug-in `yolov5` has replaced it.

    Confidence:
        medium: The vendor's page describes the plug-in alone.
    """

    def __init__(self, model_name: str | None = None, path: str | None = None) -> None:
        """Loads a model.

        Args:
            model_name: Model in the online library, `"name:version"`.
            path: Path of a model file of your own; counts only without `model_name`.
        """

    def find_all(self, rect: Region | None = None, max_size: int = 640) -> list[YoloObject]:
        """Finds all objects that the model knows.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            max_size: Longest side in pixels to which the picture is scaled.

        Returns:
            The objects, with the attributes `x`, `y`, `w`, `h`, `label` and `prob`.

        Requires:
            Screen capture

        Confidence:
            medium: The names are those of the manual from 2023, for the class that this one calls.
        """
