"""Takes screenshots and finds colours, pictures, text, codes and objects in them."""

from collections.abc import Callable
from typing import Any, Final

import numpy
from PIL import Image

from .._types import Bitmap, CodeResult, ColorHit, ImageMatch, MatrixResult, OcrResult, Picture, Region, YoloObject
from ascript.android.screen.gp import GPTask
from ascript.android.screen.color_tools import Point
from ascript.android.screen.gp import Result

FORMAT_ANDROID_IMAGE: Final[Any]
"""`Capture()` format: Android Image.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

FORMAT_BITMAP: Final[Any]
"""`Capture()` format: Android Bitmap.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

FORMAT_CV_MAT: Final[Any]
"""`Capture()` format: OpenCV array.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

FORMAT_IMAGE_DATA: Final[Any]
"""`Capture()` format: image data.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""

FORMAT_PIL_IMAGE: Final[Any]
"""`Capture()` format: PIL image.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""


def base64_bitmap(b64: Picture | None = None, mode: int = 0) -> Bitmap:
    """Turns Base64 text into a Bitmap.

    Args:
        b64: Base64 text of a picture.
        mode: Coding mode; meaning not documented.

    Returns:
        Android Bitmap.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def bitmap_base64(bitmap: Picture | None = None, mode: int = 0) -> str:
    """Turns a Bitmap into Base64 text.

    Args:
        bitmap: Android Bitmap to use; `None` takes a screenshot.
        mode: Coding mode; meaning not documented.

    Returns:
        Base64 text.
    """


def bitmap_crop(bitmap: Picture, rect: Region) -> Bitmap | None:
    """Cuts a part out of a Bitmap.

    Args:
        bitmap: Android Bitmap.
        rect: Area to keep [left, top, right, bottom], pixels.

    Returns:
        Android Bitmap, or `None` when bitmap is `None`.
    """


def bitmap_maxside(bitmap: Picture | None = None, max_side_len: int = 9999) -> Bitmap:
    """Scales a Bitmap so that its longest side is not above a limit.

    Args:
        bitmap: Android Bitmap to use; `None` takes a screenshot.
        max_side_len: Limit for the longest side, pixels.

    Returns:
        Android Bitmap.
    """


def bitmap_to_cvimage(bitmap: Picture | None = None) -> numpy.ndarray:
    """Turns a Bitmap into an OpenCV array.

    Args:
        bitmap: Android Bitmap to use; `None` takes a screenshot.

    Returns:
        BGR array of shape (height, width, 3).
    """


def bitmap_to_file(path: str, bitmap: Picture | None = None, quality: int = 100) -> None:
    """Saves a Bitmap to a file.

    Args:
        path: File to write.
        bitmap: Android Bitmap to use; `None` takes a screenshot.
        quality: Picture quality 0-100 (manual of 2023: 1-100).

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def bitmap_to_pilimage(bitmap: Picture | None = None) -> Image.Image:
    """Turns a Bitmap into a PIL image.

    Args:
        bitmap: Android Bitmap to use; `None` takes a screenshot.

    Returns:
        PIL image.
    """


def cache(
    is_cache: bool = False,
    bitmap: Any = None,
    file: Any = None,
    pixel_format: int = FORMAT_BITMAP,
) -> Bitmap | None:
    """Keeps one screenshot and reuse it for later image work until switched off.

    Args:
        is_cache: `True` starts the cache, `False` ends it and frees the pictures.
        bitmap: Reserved, not used.
        file: Reserved, not used.
        pixel_format: One of the FORMAT_ constants.

    Returns:
        Screenshot when switched on, `None` when switched off.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def capture(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
    pixel_format: int = FORMAT_BITMAP,
) -> Bitmap | None:
    """Takes a screenshot of the screen or of an area.

    Args:
        x: Left edge, pixels; `None` takes the whole screen.
        y: Top edge, pixels.
        x1: Right edge, pixels.
        y1: Bottom edge, pixels.
        pixel_format: One of the FORMAT_ constants.

    Returns:
        Picture in the chosen format, or `None` on failure.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def capture_bitmap(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
) -> Bitmap | None:
    """Screenshots as an Android Bitmap.

    Args:
        x: Left edge, pixels; `None` takes the whole screen.
        y: Top edge, pixels.
        x1: Right edge, pixels.
        y1: Bottom edge, pixels.

    Returns:
        The result is not documented; Bitmap inferred from its name.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def capture_cv(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
) -> numpy.ndarray | None:
    """Screenshots as an OpenCV array.

    Args:
        x: Left edge, pixels; `None` takes the whole screen.
        y: Top edge, pixels.
        x1: Right edge, pixels.
        y1: Bottom edge, pixels.

    Returns:
        The result is not documented; OpenCV array inferred from its name.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def capture_pil(
    x: int | None = None,
    y: int | None = None,
    x1: int | None = None,
    y1: int | None = None,
) -> Image.Image | None:
    """Screenshots as a PIL image.

    Args:
        x: Left edge, pixels; `None` takes the whole screen.
        y: Top edge, pixels.
        x1: Right edge, pixels.
        y1: Bottom edge, pixels.

    Returns:
        The result is not documented; PIL image inferred from its name.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def cvimage_to_bitmap(cvimg: numpy.ndarray) -> Bitmap:
    """Turns an OpenCV array into a Bitmap.

    Args:
        cvimg: BGR numpy array.

    Returns:
        Android Bitmap.
    """


def file_to_bitmap(path: str, sampleSize: int = 1) -> Bitmap:
    """Loads an image file as a Bitmap.

    Args:
        path: Path of the image file.
        sampleSize: Sampling step; 1 keeps the size, 2 takes every second row and column.

    Returns:
        Android Bitmap. What comes back on failure is not documented.
    """


def get_color(x: int, y: int, bitmap: Picture | None = None) -> Color | None:
    """Gets the colour of one point.

    Args:
        x: X coordinate, pixels.
        y: Y coordinate, pixels.
        bitmap: Android Bitmap to use; `None` takes a screenshot.

    Returns:
        Color, or `None` when the point is outside or an error occurs.
    """


def get_color_num(colors: str, rect: Region | None = None, sim: float = 0.9) -> int:
    """Counts the pixels that match the colours.

    Args:
        colors: Colour string; the manual of 2023 allows "#A|#B" for either colour and "#A-#B" for a range.
        rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
        sim: Colour similarity 0-1.

    Returns:
        Number of matching pixels.
    """


def get_colors(bitmap: Picture) -> Any:
    """Gets all pixel colours of a Bitmap.

    Args:
        bitmap: Android Bitmap; described as optional but the signature has no default.

    Returns:
        Array of pixel colours, or `None` on error.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def hex_to_bgr(hex_color: Any) -> tuple[int, int, int]:
    """Converts a hexadecimal colour to channels.

    Args:
        hex_color: "#FF0000" or "FF0000".

    Returns:
        (B, G, R).
    """


def rbuild() -> bool:
    """Repairs a shifted screen recording on devices with modified system properties.

    Blocks about 600 ms, not needed on normal devices.

    Returns:
        `True` when a size mismatch was repaired, `False` otherwise or on error.
    """


def set_ori_change_listener(obj_listener: Callable[[int, int], None]) -> None:
    """Registers a callback for screen rotation.

    Args:
        obj_listener: Function called with (width, height) in pixels.
    """


class CodeScanner(GPTask):
    """Barcode and QR code reader.

    A GPTask.
    """

    def __init__(self, rect: Region | None = None) -> None:
        """Creates one.

        Args:
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Runs as a pipeline step.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result whose data is a list of codes.
        """

    @staticmethod
    def scan(
        rect: Region | None = None,
        bitmap: Picture | None = None,
        image: Picture | None = None,
    ) -> list[CodeResult]:
        """Reads barcodes and QR codes from the screen or a picture.

        Args:
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            bitmap: Android Bitmap to use; `None` takes a screenshot.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            List of dicts with format, type, value and rect. What comes back when nothing matches is not
            documented.
        """


class Color:
    """One colour, plus static colour helpers."""

    def __init__(self, bitmap_color: int) -> None:
        """Creates one.

        Args:
            bitmap_color: ARGB pixel value of a Bitmap.
        """

    @staticmethod
    def distance(c1: int, c2: int) -> float:
        """Gives the Euclidean distance between two colours.

        Args:
            c1: First colour value.
            c2: Second colour value.

        Returns:
            The distance (its type is not documented).
        """

    @staticmethod
    def from_hex(hex_str: Any) -> int:
        """Parses a hexadecimal colour.

        Args:
            hex_str: "#RRGGBB" or "#AARRGGBB".

        Returns:
            Colour integer.
        """

    @staticmethod
    def make(r: int, g: int, b: int, a: int = 255) -> int:
        """Builds a colour integer from channels.

        Args:
            r: Red 0-255.
            g: Green 0-255.
            b: Blue 0-255.
            a: Alpha 0-255; 255 is opaque.

        Returns:
            Colour integer.
        """

    @staticmethod
    def similar(c1: int, c2: int, threshold: int = 30) -> bool:
        """Tells whether two colours are close.

        Args:
            c1: First colour integer.
            c2: Second colour integer.
            threshold: Largest distance.

        Returns:
            `True` when the distance is within the threshold.
        """


class Colors(GPTask):
    """Counts and filters pixels of given colours.

    A GPTask.
    """

    DRAW_BLACK_BG: Final[int] = 2
    """Draw on a black background."""

    DRAW_THRESHOLD: Final[int] = 1
    """Draw a black-and-white threshold picture."""

    def __init__(
        self,
        colors: str,
        rect: Region | None = None,
        sim: float = 1,
        draw_mode: int = DRAW_THRESHOLD,
    ) -> None:
        """Creates one.

        Args:
            colors: Colour string; several colours and tolerances allowed.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            sim: Colour similarity 0-1; 1 is an exact match.
            draw_mode: How the filtered picture is drawn: Colors.DRAW_THRESHOLD or Colors.DRAW_BLACK_BG.
        """

    def compare_color(self, source: tuple[Any, ...], target: tuple[Any, ...], sim: tuple[Any, ...]) -> bool:
        """Compares two colours with a tolerance per channel.

        Args:
            source: First colour, (B, G, R).
            target: Second colour, (B, G, R).
            sim: Tolerance per channel.

        Returns:
            `True` when every channel is within the tolerance.
        """

    @staticmethod
    def count(
        colors: str,
        rect: Region | None = None,
        sim: float = 1,
        bitmap: Picture | None = None,
        image: Picture | None = None,
    ) -> int:
        """Counts the pixels that match the colours.

        Args:
            colors: Colour string.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            sim: Colour similarity 0-1.
            bitmap: Android Bitmap to use; `None` takes a screenshot.
            image: Source picture (Bitmap, OpenCV array or PIL image); bitmap wins when both are given.

        Returns:
            Number of matching pixels.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Runs as a pipeline step.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result with the filtered picture and the pixel count.
        """


class CompareColors(GPTask):
    """Checks that several screen points have the expected colours.

    A GPTask.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    LAB: Final[int] = 2
    """Lab Delta E comparison."""

    NORM: Final[int] = 1
    """Normalised RGB comparison."""

    RGB: Final[int] = 0
    """RGB comparison."""

    def __init__(
        self,
        colors: str,
        diff: float = 0.9,
        until: int = 0,
        mode: int = 0,
        sim: float = 1.0,
    ) -> None:
        """Creates one.

        Args:
            colors: "x,y,#RRGGBB|x,y,#RRGGBB|...".
            diff: Colour similarity 0-1 (in 2023 this was an offset such as "#050505").
            until: Time limit in milliseconds; above 0 retries until found or time is up, 0 tries once.
            mode: 0 RGB, 1 normalised RGB, 2 Lab Delta E.
            sim: Share of points that must match, 0-1; 1.0 means all.
        """

    @staticmethod
    def compare(
        colors: str,
        diff: float = 0.9,
        bitmap: Picture | None = None,
        mode: int = 0,
        until: int = 0,
        sim: float = 1.0,
        image: Picture | None = None,
    ) -> bool | None:
        """Checks the colours of several points.

        Args:
            colors: "x,y,#RRGGBB|x,y,#RRGGBB|...".
            diff: Colour similarity 0-1.
            bitmap: Android Bitmap to use; `None` takes a screenshot.
            mode: 0 RGB, 1 normalised RGB, 2 Lab Delta E.
            until: Time limit in milliseconds; above 0 retries until found or time is up, 0 tries once.
            sim: Share of points that must match, 0-1; 0.8 passes at 80 %.
            image: Source picture; bitmap wins when both are given.

        Returns:
            `True` when they match, `False` otherwise, `None` after an internal error.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def compare_multi(
        colors_list: list[str],
        diff: float = 0.9,
        mode: int = 0,
        sim: float = 1.0,
        image: Picture | None = None,
    ) -> int:
        """Finds which of several colour groups matches one screenshot.

        Args:
            colors_list: List of colour strings.
            diff: Colour similarity 0-1.
            mode: 0 RGB, 1 normalised RGB, 2 Lab Delta E.
            sim: Share of points that must match, 0-1.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            Zero-based index of the matching group, or -1 when none matches.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Runs as a pipeline step.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result whose data is `True` or `False`.
        """


class Eraser(GPTask):
    """Fills a rectangle of a picture with one colour.

    A GPTask.
    """

    def __init__(self, rect: Region, color: str | None = None) -> None:
        """Creates one.

        Args:
            rect: Area to fill [left, top, right, bottom], pixels.
            color: Fill colour such as "#FFFFFF"; `None` is white.
        """

    @staticmethod
    def rgba_to_tuple(rgba_str: str) -> tuple[float, float, float]:
        """Converts "#RRGGBB" or "#RRGGBBAA" to a colour tuple.

        Raises ValueError on a bad string.

        Args:
            rgba_str: Hexadecimal colour string.

        Returns:
            (B, G, R) with values 0-1.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Runs as a pipeline step.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result with the filled picture.
        """

    @staticmethod
    def wipe(
        rect: Region,
        img_file: str | None = None,
        cv_img: numpy.ndarray | None = None,
        new_color: str | None = None,
    ) -> numpy.ndarray:
        """Fills an area of an image file or array.

        Args:
            rect: Area to fill [left, top, right, bottom], pixels.
            img_file: Path of an image file.
            cv_img: OpenCV image array.
            new_color: Fill colour; annotated as str but described as a (B, G, R) tuple; `None` is white.

        Returns:
            Picture after filling.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """


class FindBlock(GPTask):
    """Finds and counts colour blocks with a sliding window or connected regions.

    A GPTask.
    """

    LAB: Final[int] = 2
    """Lab comparison."""

    NORM: Final[int] = 1
    """Normalised RGB comparison."""

    RGB: Final[int] = 0
    """RGB comparison."""

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
        find_mode: str = "find_all",
    ) -> None:
        """Creates one.

        Args:
            colors: "#RRGGBB", or several joined by "|".
            width: Window width, pixels.
            height: Window height, pixels.
            count: Fewest matching pixels inside the window.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            diff: Colour similarity 0-1.
            mode: 0 RGB, 1 normalised RGB, 2 Lab.
            space: Smallest distance between two results.
            min_area: Smallest connected area that counts.
            find_mode: What `run()` does: "find_all", "count" or "get_range".
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
        """Counts separate colour blocks by connected regions.

        Args:
            colors: "#RRGGBB", or several joined by "|".
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            diff: Colour similarity 0-1.
            mode: 0 RGB, 1 normalised RGB, 2 Lab.
            min_area: Smallest connected area that counts; smaller ones are noise.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            Number of blocks.
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
        """Finds the first colour block with a sliding window.

        Args:
            colors: "#RRGGBB", or several joined by "|".
            width: Window width, pixels.
            height: Window height, pixels.
            count: Fewest matching pixels inside the window.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            diff: Colour similarity 0-1.
            mode: 0 RGB, 1 normalised RGB, 2 Lab.
            space: Smallest distance between two results.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            Point at the block centre, or `None`.
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
        """Finds all colour blocks with a sliding window.

        Args:
            colors: "#RRGGBB", or several joined by "|".
            width: Window width, pixels.
            height: Window height, pixels.
            count: Fewest matching pixels inside the window.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            diff: Colour similarity 0-1.
            mode: 0 RGB, 1 normalised RGB, 2 Lab.
            space: Smallest distance between two results.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.
            max_results: Largest number of results.

        Returns:
            List of centre points, or `None`.
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
        """Gives the bounding box of each colour block by connected regions.

        Args:
            colors: "#RRGGBB", or several joined by "|".
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            diff: Colour similarity 0-1.
            mode: 0 RGB, 1 normalised RGB, 2 Lab.
            min_area: Smallest connected area that counts; smaller ones are noise.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            List of [x, y, w, h]. What comes back when nothing matches is not documented.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Runs as a pipeline step.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result; data depends on find_mode.
        """


class FindColors(GPTask):
    """Finds places where a group of coloured points occurs.

    A GPTask.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    NORM: Final[int] = 1
    """Normalised RGB comparison."""

    RGB: Final[int] = 0
    """RGB comparison."""

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
        """Creates one.

        Args:
            colors: "x,y,#RRGGBB|x,y,#RRGGBB|..."; the first point is the anchor and the others are placed
                relative to it.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            space: Scan step of the anchor in pixels, also the spacing between results.
            ori: Scan or sort direction 1-8; 2 is top to bottom, row by row from the left.
            diff: Colour similarity 0-1.
            p_max_num: Largest number of results.
            mode: 0 RGB, 1 normalised RGB.
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
        """Finds the first place that matches a group of coloured points.

        Args:
            colors: "x,y,#RRGGBB|x,y,#RRGGBB|..."; the first point is the anchor and the others are placed
                relative to it.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            space: Scan step of the anchor in pixels, also the spacing between results.
            ori: Scan or sort direction 1-8; 2 is top to bottom, row by row from the left.
            diff: Colour similarity 0-1.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.
            mode: 0 RGB, 1 normalised RGB.
            until: Time limit in milliseconds; above 0 retries until found or time is up, 0 tries once.

        Returns:
            Point with x and y, or `None` when nothing matches.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
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
        """Finds all places that match a group of coloured points.

        Args:
            colors: "x,y,#RRGGBB|x,y,#RRGGBB|..."; the first point is the anchor and the others are placed
                relative to it.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            space: Scan step of the anchor in pixels, also the spacing between results.
            ori: Scan or sort direction 1-8; 2 is top to bottom, row by row from the left.
            diff: Colour similarity 0-1.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.
            p_max_num: Largest number of results.
            mode: 0 RGB, 1 normalised RGB.
            until: Time limit in milliseconds; above 0 retries until found or time is up, 0 tries once.

        Returns:
            List of Point, or `None` when nothing matches.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
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
            color: "#RRGGBB".
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            diff: Colour similarity 0-1.
            mode: 0 RGB, 1 normalised RGB.
            max_num: Largest number of results.

        Returns:
            List of dicts with x and y, or `None` when nothing matches.
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
            color: "#RRGGBB".
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            diff: Colour similarity 0-1.
            mode: 0 RGB, 1 normalised RGB.

        Returns:
            Dict with x and y, or `None` when nothing matches.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Runs as a pipeline step.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result whose data is a list of dicts with x and y.
        """


class FindImages(GPTask):
    """Finds small pictures inside the screen.

    A GPTask.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    MODE_SIFT: Final[int] = 1
    """SIFT features.

    Removed from the engine, falls back to template matching.
    """

    MODE_TAS: Final[int] = 2
    """Mixed mode."""

    MODE_TEMPLATE: Final[int] = 0
    """Template matching."""

    def __init__(
        self,
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = False,
        maxcnt: int = 0,
        mode: Any = MODE_TEMPLATE,
        ori: int = 2,
    ) -> None:
        """Creates one.

        Args:
            part_img: Path of the template picture, or a list of paths.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            confidence: Match confidence 0-1 (the default is 0.9 in the signature; the comment beside it
                says 0.5).
            rgb: `True` compares colour, `False` compares grey.
            maxcnt: Largest number of results; 0 means no limit.
            mode: FindImages.MODE_TEMPLATE, MODE_SIFT or MODE_TAS.
            ori: Order of the results, 1-8.
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
        method: str = "template",
        fast: bool = True,
    ) -> ImageMatch | None:
        """Finds one place where the picture occurs.

        Transparent PNG and several scales supported.

        Args:
            part_img: Path of the template picture, or a list of paths.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            confidence: Match confidence 0-1; `None` means 0.9 for "template" and 0.6 for "smart" (a class
                constant says 0.7).
            rgb: `True` compares colour, `False` compares grey.
            source_img: Picture to search in, as an OpenCV array; wins over image.
            ori: Order of the results, 1-8.
            scale_range: Scales to try, for example [0.5, 2.0]; `None` tries one scale.
            image: Picture to search in (Bitmap, OpenCV array or PIL image); source_img wins when both are
                given.
            method: "template" for template matching, "smart" for feature matching across resolutions.
            fast: `True` uses a faster coarse-to-fine search at one scale.

        Returns:
            Dict with center_x, center_y, rect and confidence, or `None`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
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
        method: str = "template",
        fast: bool = True,
    ) -> list[ImageMatch] | None:
        """Finds all places where the picture occurs.

        Args:
            part_img: Path of the template picture, or a list of paths.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            confidence: Match confidence 0-1; `None` means 0.9 for "template" and 0.6 for "smart" (a class
                constant says 0.7).
            rgb: `True` compares colour, `False` compares grey.
            source_img: Picture to search in, as an OpenCV array; wins over image.
            maxcnt: Largest number of results; 0 means no limit.
            ori: Order of the results, 1-8.
            scale_range: Scales to try, for example [0.5, 2.0]; `None` tries one scale.
            image: Picture to search in (Bitmap, OpenCV array or PIL image); source_img wins when both are
                given.
            method: "template" for template matching, "smart" for feature matching across resolutions.
            fast: `True` uses a faster coarse-to-fine search at one scale.

        Returns:
            List of dicts as in `find()`, or `None`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
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
        """Searches with SIFT features.

        Removed, now runs template matching instead.

        Args:
            part_img: Path of the template picture, or a list of paths.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            confidence: Match confidence 0-1.
            rgb: `True` compares colour, `False` compares grey.
            source_img: Picture to search in, as an OpenCV array; wins over image.
            maxcnt: Largest number of results; 0 means no limit.
            ori: Order of the results, 1-8.
            scale_range: Scales to try, for example [0.5, 2.0]; `None` tries one scale.
            fast: `True` uses a faster coarse-to-fine search at one scale.

        Returns:
            As `find_all_template()`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
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
        """Finds all places by template matching.

        Args:
            part_img: Path of the template picture, or a list of paths.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            confidence: Match confidence 0-1.
            rgb: `True` compares colour, `False` compares grey.
            maxcnt: Largest number of results; 0 means no limit.
            source_img: Picture to search in, as an OpenCV array; wins over image.
            ori: Order of the results, 1-8.
            scale_range: Scales to try, for example [0.5, 2.0]; `None` tries one scale.
            image: Picture to search in (Bitmap, OpenCV array or PIL image); source_img wins when both are
                given.
            fast: `True` uses a faster coarse-to-fine search at one scale.

        Returns:
            List of dicts. What comes back when nothing matches is not documented.

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
        """Searches with SIFT features.

        Removed, now runs template matching instead.

        Args:
            part_img: Path of the template picture, or a list of paths.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            confidence: Match confidence 0-1.
            rgb: `True` compares colour, `False` compares grey.
            source_img: Picture to search in, as an OpenCV array; wins over image.
            ori: Order of the results, 1-8.
            scale_range: Scales to try, for example [0.5, 2.0]; `None` tries one scale.
            fast: `True` uses a faster coarse-to-fine search at one scale.

        Returns:
            Dict or `None`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
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
        """Finds one place by template matching.

        Args:
            part_img: Path of the template picture, or a list of paths.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            confidence: Match confidence 0-1.
            rgb: `True` compares colour, `False` compares grey.
            source_img: Picture to search in, as an OpenCV array; wins over image.
            ori: Order of the results, 1-8.
            scale_range: Scales to try, for example [0.5, 2.0]; `None` tries one scale.
            image: Picture to search in (Bitmap, OpenCV array or PIL image); source_img wins when both are
                given.
            fast: `True` uses a faster coarse-to-fine search at one scale.

        Returns:
            Dict or `None`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Runs as a pipeline step.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result whose data is a list of matches.
        """

    @staticmethod
    def search_image(image_path: str) -> str:
        """Checks an image path, also looking in the project's res/img folder.

        Raises Exception when the file is missing.

        Args:
            image_path: Path or name of the image.

        Returns:
            Usable path.
        """


class Ocr(GPTask):
    """Text recognition.

    A GPTask.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    MODE_MLK: Final[int] = 1
    """Google ML Kit engine."""

    MODE_PADDLE_V2: Final[int] = 2
    """PaddleOCR v2 engine.

    The initial global default.
    """

    MODE_PADDLE_V3: Final[int] = 3
    """PaddleOCR v3 engine."""

    MODE_TESS: Final[int] = 4
    """Tesseract engine (not implemented)."""

    RIL_AUTO: Final[int] = -1
    """Tesseract split level: automatic."""

    RIL_BLOCK: Final[int] = 0
    """Tesseract split level: block."""

    RIL_PARA: Final[int] = 1
    """Tesseract split level: paragraph."""

    RIL_SYMBOL: Final[int] = 4
    """Tesseract split level: symbol."""

    RIL_TEXTLINE: Final[int] = 2
    """Tesseract split level: text line."""

    RIL_WORD: Final[int] = 3
    """Tesseract split level: word."""

    Tess_CHI: Final[str] = "chi"
    """Tesseract data: Chinese."""

    Tess_ENG: Final[str] = "eng"
    """Tesseract data: English."""

    Tess_NUM: Final[str] = "num"
    """Tesseract data: digits."""

    def __init__(
        self,
        mode: int = MODE_MLK,
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.1,
        binary: int = -1,
    ) -> None:
        """Creates one.

        Args:
            mode: Engine number (Ocr.MODE_...); `None` uses the default set by `set_engine()`.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            pattern: Regular expression that filters the recognised text.
            confidence: Lowest confidence 0-1.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
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
        """Finds text and click its centre.

        Args:
            text: Text or regular expression to look for.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            mode: Engine number (Ocr.MODE_...); `None` uses the default set by `set_engine()`.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            confidence: Lowest confidence 0-1.
            timeout: Seconds to keep trying; 0 tries once.
            image: Source picture, used on the first try only.

        Returns:
            `True` when clicked, `False` otherwise.
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
        """Tells whether text is on screen.

        Args:
            text: Text or regular expression to look for.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            mode: Engine number (Ocr.MODE_...); `None` uses the default set by `set_engine()`.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            confidence: Lowest confidence 0-1.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            `True` or `False`.
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
        """Finds the first matching text.

        Args:
            text: Text or regular expression to look for.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            mode: Engine number (Ocr.MODE_...); `None` uses the default set by `set_engine()`.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            confidence: Lowest confidence 0-1.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            Dict with text, rect, center_x, center_y and confidence, or `None`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
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
        """Finds all matching text.

        Without text return everything recognised.

        Args:
            text: Text or regular expression to look for.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            mode: Engine number (Ocr.MODE_...); `None` uses the default set by `set_engine()`.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            confidence: Lowest confidence 0-1.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            List of dicts as in `find()`, or `None`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def matrix(
        font_lib: str,
        rect: Region | None = None,
        region: float = 0.9,
        image: Picture | None = None,
    ) -> str | None:
        """Recognises text with a dot-matrix font library.

        Text only, fast.

        Args:
            font_lib: Path of the dot-matrix font library.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            region: Similarity threshold.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            Recognised text, or `None`.
        """

    @staticmethod
    def matrix_detail(
        font_lib: str,
        rect: Region | None = None,
        region: float = 0.9,
        image: Picture | None = None,
    ) -> MatrixResult | None:
        """Recognises text with a dot-matrix font library, with the place of each character.

        Slower than `matrix()`.

        Args:
            font_lib: Path of the dot-matrix font library.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            region: Similarity threshold.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            Dict with result (text) and chars (list of text, x, y, w, h), or `None`.
        """

    @staticmethod
    def mlkitocr_v2(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.5,
        bitmap: Picture | None = None,
        binary: int = -1,
        image: Picture | None = None,
    ) -> list[Any] | None:
        """Recognises Chinese and English with ML Kit V2.

        Args:
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            pattern: Regular expression that filters the recognised text.
            confidence: Lowest confidence 0-1.
            bitmap: Android Bitmap to use; `None` takes a screenshot.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            List of results, or `None`.
        """

    @staticmethod
    def paddleocr(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.5,
        max_side_len: int = 1200,
        precision: int = 16,
        bitmap: Picture | None = None,
        file: str | None = None,
        binary: int = -1,
        language: str = "chinese",
        image: Picture | None = None,
    ) -> list[Any] | None:
        """Recognises text offline with PaddleOCR.

        Args:
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            pattern: Regular expression that filters the recognised text.
            confidence: Lowest confidence 0-1.
            max_side_len: Longest side of the picture given to the engine, pixels.
            precision: Precision level (the manual of 2023 offers 16 and 8).
            bitmap: Android Bitmap to use; `None` takes a screenshot.
            file: Path of an image file.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            language: Language model; "chinese" covers Chinese, English, Japanese and Korean, others are
                downloaded on first use.
            image: Source picture to use instead of a new screenshot (Android Bitmap, OpenCV array or PIL
                image); `None` takes a screenshot.

        Returns:
            List of results, or `None`.
        """

    @staticmethod
    def paddleocr_v2(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.1,
        max_side_len: int = 1200,
        precision: int = 16,
        bitmap: Picture | None = None,
        file: str | None = None,
        binary: int = -1,
        language: str = "chinese",
    ) -> list[Any] | None:
        """Gives the compatibility name for `paddleocr()`, with its own confidence default.

        Args:
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            pattern: Regular expression that filters the recognised text.
            confidence: Lowest confidence 0-1.
            max_side_len: Longest side of the picture given to the engine, pixels.
            precision: Precision level (the manual of 2023 offers 16 and 8).
            bitmap: Android Bitmap to use; `None` takes a screenshot.
            file: Path of an image file.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            language: Language model; "chinese" covers Chinese, English, Japanese and Korean, others are
                downloaded on first use.

        Returns:
            As `paddleocr()`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def paddleocr_v3(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.5,
        max_side_len: int = 1200,
        precision: int = 16,
        bitmap: Picture | None = None,
        file: str | None = None,
        binary: int = -1,
        language: str = "chinese",
    ) -> list[Any] | None:
        """Gives the compatibility name for `paddleocr()`.

        Args:
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            pattern: Regular expression that filters the recognised text.
            confidence: Lowest confidence 0-1.
            max_side_len: Longest side of the picture given to the engine, pixels.
            precision: Precision level (the manual of 2023 offers 16 and 8).
            bitmap: Android Bitmap to use; `None` takes a screenshot.
            file: Path of an image file.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            language: Language model; "chinese" covers Chinese, English, Japanese and Korean, others are
                downloaded on first use.

        Returns:
            As `paddleocr()`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Runs as a pipeline step.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result whose data is a list of dicts with confidence, text, rect, x and y.
        """

    @staticmethod
    def set_engine(engine: str | int) -> Any:
        """Sets the engine used when mode is not given.

        Args:
            engine: "paddle", "paddleocr" or "mlkit", or an Ocr.MODE_ number.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def tess(
        data_file: Any = Tess_CHI,
        rect: Region | None = None,
        pattern: str | None = None,
        split_level: Any = RIL_AUTO,
        white_list: str | None = None,
        black_list: str | None = None,
    ) -> None:
        """Reserved Tesseract entry.

        Not implemented.

        Args:
            data_file: Language data, such as Ocr.Tess_CHI.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            pattern: Regular expression that filters the recognised text.
            split_level: Split level, such as Ocr.RIL_AUTO.
            white_list: Characters to allow.
            black_list: Characters to refuse.
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
        """Waits for text to appear.

        Args:
            text: Text or regular expression to look for.
            timeout: Seconds to wait.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            mode: Engine number (Ocr.MODE_...); `None` uses the default set by `set_engine()`.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            confidence: Lowest confidence 0-1.
            image: Source picture, used on the first try only.

        Returns:
            Dict as in `find()`, or `None` when time is up.
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
        """Waits for text and click its centre.

        Args:
            text: Text or regular expression to look for.
            timeout: Seconds to wait.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            mode: Engine number (Ocr.MODE_...); `None` uses the default set by `set_engine()`.
            binary: Threshold 0-255 applied before recognition; -1 leaves the picture as it is.
            confidence: Lowest confidence 0-1.
            image: Source picture, used on the first try only.

        Returns:
            `True` when clicked, `False` otherwise.
        """


class OcrX(GPTask):
    """Dot-matrix font recognition, with making and testing of font libraries.

    A GPTask.
    """

    def __init__(
        self,
        fontlib: str | None = None,
        make_font_colors: str | None = None,
        rect: Region | None = None,
        save_font_code: dict[str, Any] | None = None,
        test_fontlib: dict[str, Any] | None = None,
    ) -> None:
        """Creates one.

        Args:
            fontlib: Path of the font library for recognition.
            make_font_colors: Colour string used when making a library.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            save_font_code: Dict with model, font_lib_name and font_code, to save a glyph.
            test_fontlib: Dict with model and font_lib_name, to test a library.
        """

    @staticmethod
    def append_to_lib(lib_path: str, content: str) -> None:
        """Appends a glyph code to a font library file, creating it when missing.

        Args:
            lib_path: Path of the font library file.
            content: Glyph code to append.
        """

    @staticmethod
    def find_all(font_lib: str, rect: Region | None = None, region: float = 0.9) -> str | None:
        """Recognises text with a dot-matrix font library.

        Args:
            font_lib: Path of the dot-matrix font library.
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            region: Similarity threshold.

        Returns:
            Recognised text, or `None` after an error.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Makes, saves, tests or recognises, depending on the constructor arguments.

        Args:
            cv_image: Input image as a numpy array (BGR).
            offset_x: X offset of the image inside the original picture, pixels.
            offset_y: Y offset of the image inside the original picture, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result; data depends on the action.
        """


class YoLov5:
    """YOLOv5 object detector.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    def __init__(self, model_name: str | None = None, path: str | None = None) -> None:
        """Creates one.

        Args:
            model_name: Name of a built-in model.
            path: Path of your own model file.
        """

    def find_all(self, rect: Region | None = None, max_size: int = 640) -> list[YoloObject]:
        """Detects all objects.

        Args:
            rect: Search area [left, top, right, bottom] in screen pixels; `None` means the whole screen.
            max_size: Longest side of the picture given to the model, pixels.

        Returns:
            List of objects; the manual of 2023 gives them x, y, w, h, label and prob.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """
