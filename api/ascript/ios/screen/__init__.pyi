"""Takes screenshots and finds colours, pictures, text and codes in them."""

from typing import Any, Final, Literal, overload

import numpy
from PIL import Image

from .._types import CodeResult, ColorHit, ImageMatch, OcrResult, Orientation, Picture, Region
from ascript.ios.screen.gp import GpInOut
from ascript.ios.screen.gp import Point

FORMAT_PIL_IMAGE: Final[Any]
"""`Capture()` format: PIL image.

Other formats are not listed.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""


def cache(_cache: bool, image: Image.Image | None = None, image_file: str | None = None) -> Any:
    """Keeps one screenshot and reuse it for later image work until switched off.

    Args:
        _cache: `True` starts the cache, `False` ends it.
        image: PIL image to use as the stored picture.
        image_file: Path of a picture file to use instead of the screen; not together with `image`.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def capture(rect: Region | None = None, format: Any = FORMAT_PIL_IMAGE) -> Image.Image | None:
    """Takes a screenshot of the screen or of an area.

    Args:
        rect: Area (left, top, right, bottom); `None` is the whole screen.
        format: Picture format; not documented.

    Returns:
        PIL image, or `None` when the client is not available.
    """


def image_compress(image: Image.Image, quality: int = 50, _format: str = "PNG") -> Image.Image:
    """Lowers the quality of a picture.

    Args:
        image: PIL image.
        quality: 1-100, lower is smaller.
        _format: File format name.

    Returns:
        PIL image.
    """


def image_crop(image: Image.Image, rect: Region) -> Image.Image:
    """Cuts a part out of a picture.

    Args:
        image: PIL image.
        rect: Area (left, top, right, bottom).

    Returns:
        PIL image.
    """


def image_pixel(image: Image.Image, x: int, y: int) -> tuple[int, int, int]:
    """Gives the colour of one pixel.

    Args:
        image: PIL image.
        x: X, pixels.
        y: Y, pixels.

    Returns:
        Colour tuple, such as (R, G, B).
    """


def image_read(file_path: str) -> Image.Image:
    """Loads an image file.

    Args:
        file_path: Path of the image file.

    Returns:
        PIL image.
    """


def image_rotate(image: Image.Image, angle: int, expand: bool = True) -> Image.Image:
    """Rotates a picture.

    Args:
        image: PIL image.
        angle: Degrees, counter-clockwise.
        expand: `True` enlarges the canvas to hold the whole picture.

    Returns:
        PIL image.
    """


def image_save(image: Image.Image, path: str) -> Any:
    """Saves a picture.

    Args:
        image: PIL image.
        path: File to write.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def image_to_base64(
    image: Image.Image | None = None,
    image_file: str | None = None,
    image_format: str = "PNG",
    decode: str = "utf-8",
) -> str:
    """Turns a picture into Base64 text.

    Takes a screenshot when no picture is given.

    Args:
        image: PIL image.
        image_file: Path of a picture file to use instead of the screen; not together with `image`.
        image_format: File format name.
        decode: Text encoding of the result.

    Returns:
        Base64 text.
    """


def is_cache() -> bool:
    """Tells whether the screenshot cache is on.

    Returns:
        `True` or `False`.
    """


def ori() -> Orientation | None:
    """Gives the current screen orientation.

    Returns:
        LANDSCAPE, PORTRAIT, LANDSCAPE_RIGHT or PORTRAIT_UPSIDEDOWN; `None` when the client is not available.
    """


def size() -> tuple[int, int]:
    """Gives the screen size.

    Returns:
        (width, height), or (0, 0) when the client is not available.
    """


class CodeScanner:
    """Barcode and QR code reader.

    A GP.
    """

    def __init__(
        self,
        rect: Region | None = None,
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Creates one.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
        """

    def run(self, gp_inout: GpInOut) -> GpInOut:
        """Runs as an image task.

        Args:
            gp_inout: Picture and area to work on.

        Returns:
            GpInOut whose data holds the codes.
        """

    @staticmethod
    def scan(
        rect: Region | None = None,
        bitmap: Picture | None = None,
        image: Picture | None = None,
    ) -> list[CodeResult]:
        """Reads barcodes and QR codes.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            List of codes. What comes back when nothing matches is not documented.
        """


class CompareColors:
    """Checks that several screen points have the expected colours.

    A GP.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    def __init__(
        self,
        colors: str,
        diff: tuple[int, int, int] | list[int] | float = (5, 5, 5),
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Creates one.

        Args:
            colors: Points of the screen with their colours, as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`.
            diff: Tolerance per channel (R, G, B); `compare()` takes a 0-1 similarity instead.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
        """

    @staticmethod
    def compare(
        colors: str,
        diff: tuple[int, int, int] | list[int] | float = 0.9,
        bitmap: Picture | None = None,
        mode: int = 0,
        until: int = 0,
        sim: float = 1.0,
        image: Picture | None = None,
    ) -> bool | None:
        """Checks the colours of several points.

        Args:
            colors: Points of the screen with their colours, as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`.
            diff: How similar a colour must be, from 0 to 1 for equal.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            until: How long to keep trying, in milliseconds; `0` tries once.
            sim: Share of the points that must match, from 0 to 1; `0.8` allows a fifth to differ.
            image: Picture to search instead of the screen; `bitmap` wins when both are given.

        Returns:
            `True` when they match, `False` otherwise, `None` after an internal error.
        """

    @staticmethod
    def compare_multi(
        colors_list: list[str],
        diff: tuple[int, int, int] | list[int] | float = 0.9,
        mode: int = 0,
        sim: float = 1.0,
        image: Picture | None = None,
    ) -> int:
        """Finds which of several colour groups matches one screenshot.

        Args:
            colors_list: Groups of points; each is a text as `compare()` takes it.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            sim: Share of the points that must match, from 0 to 1; `0.8` allows a fifth to differ.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            Zero-based index of the matching group, or -1 when none matches.
        """

    def run(self, gp_inout: GpInOut) -> GpInOut:
        """Runs as an image task.

        Args:
            gp_inout: Picture and area to work on.

        Returns:
            GpInOut whose data is `True` or `False`.
        """


class CountingColor:
    """Counts pixels of given colours.

    A GP.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    def __init__(
        self,
        colors: str,
        rect: Region | None = None,
        diff: tuple[int, int, int] | list[int] | float = (5, 5, 5),
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Creates one.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts. `#RRGGBB-#TTTTTT`
                gives a colour its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: Tolerance per channel (R, G, B); `count()` takes a 0-1 similarity instead.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
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
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts. `#RRGGBB-#TTTTTT`
                gives a colour its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            sim: How similar a colour must be, from 0 to 1 for equal; a colour with a tolerance of its own
                ignores it.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            image: Picture to search instead of the screen; `bitmap` wins when both are given.

        Returns:
            Number of matching pixels.
        """

    def find(self) -> int:
        """Counts with the constructor settings.

        Returns:
            Number of matching pixels.
        """

    def run(self, inout: GpInOut) -> GpInOut:
        """Runs as an image task.

        Args:
            inout: Picture and area to work on.

        Returns:
            GpInOut with the count.
        """


class FindColors:
    """Finds places where a group of coloured points occurs.

    A GP.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    def __init__(
        self,
        colors: str,
        rect: Region | None = None,
        space: int = 5,
        ori: int = 2,
        diff: tuple[int, int, int] | list[int] | float = (5, 5, 5),
        num: int = -1,
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Creates one.

        Args:
            colors: Points as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`. The first is the anchor; of the others only the
                distance from it counts. `#RRGGBB-#TTTTTT` gives a point its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            space: Step of the search in pixels, and the smallest distance between two results.
            ori: Direction of the search from 1 to 8; `2` goes row by row from the top left.
            diff: Tolerance per channel (R, G, B); the static methods take a 0-1 similarity instead.
            num: Largest number of results; `-1` sets no limit.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
        """

    @staticmethod
    def find(
        colors: str,
        rect: Region | None = None,
        space: int = 5,
        ori: int = 2,
        diff: tuple[int, int, int] | list[int] | float = 0.98,
        image: Picture | None = None,
        mode: int = 0,
        until: int = 0,
    ) -> Point | None:
        """Finds the first place that matches a group of coloured points.

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
            Point with x and y, or `None` when nothing matches.
        """

    @staticmethod
    def find_all(
        colors: str,
        rect: Region | None = None,
        space: int = 5,
        ori: int = 2,
        diff: tuple[int, int, int] | list[int] | float = 0.98,
        image: Picture | None = None,
        p_max_num: int = 999999,
        mode: int = 0,
        until: int = 0,
    ) -> list[Point] | None:
        """Finds all places that match a group of coloured points.

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
            List of Point, or `None` when nothing matches.
        """

    @staticmethod
    def find_all_color(
        color: str,
        rect: Region | None = None,
        diff: tuple[int, int, int] | list[int] | float = 0.98,
        mode: int = 0,
        max_num: int = 999999,
        image: Picture | None = None,
    ) -> list[ColorHit] | None:
        """Finds all pixels of one colour.

        Args:
            color: Colour as `"#RRGGBB"`.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB.
            max_num: Largest number of results.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            List of dicts with x and y, or `None` when nothing matches.
        """

    @staticmethod
    def find_color(
        color: str,
        rect: Region | None = None,
        diff: tuple[int, int, int] | list[int] | float = 0.98,
        mode: int = 0,
        image: Picture | None = None,
    ) -> ColorHit | None:
        """Finds the first pixel of one colour.

        Args:
            color: Colour as `"#RRGGBB"`.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: How similar a colour must be, from 0 to 1 for equal.
            mode: How colours are compared: `0` RGB, `1` normalised RGB.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            Dict with x and y, or `None` when nothing matches.
        """

    def run(self, inout: GpInOut) -> GpInOut:
        """Runs as an image task.

        Args:
            inout: Picture and area to work on.

        Returns:
            GpInOut whose data is a list of points.
        """


class FindImages:
    """Finds small pictures inside the screen.

    A GP.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    M_MIX: Final[int] = 2
    """Mixed mode."""

    M_SIFT: Final[int] = 1
    """SIFT features.

    Removed from the static methods, which fall back to template matching.
    """

    M_TEMPLATE: Final[int] = 0
    """Template matching."""

    def __init__(
        self,
        part_image: str | list,
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = True,
        mode: Any = M_TEMPLATE,
        num: int = 0,
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Creates one.

        Args:
            part_image: Path of the template picture, or a list of paths.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: Match confidence 0-1 (the default is 0.9 in the signature; the comment beside it says
                0.1).
            rgb: `True` compares colours, `False` shades of grey only.
            mode: FindImages.M_TEMPLATE, M_SIFT or M_MIX.
            num: Largest number of results; 0 means no limit.
            image: Picture to search instead of the screen; `source_img` wins when both are given.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
        """

    @staticmethod
    def find(
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = False,
        source_img: numpy.ndarray | None = None,
        ori: int = 2,
        scale_range: list[float] | None = None,
        image: Picture | None = None,
        method: Literal["template", "smart"] = "template",
        fast: bool = True,
    ) -> ImageMatch | None:
        """Finds one place where the picture occurs.

        Transparent PNG and several scales supported.

        Args:
            part_img: Path of the picture to find, or a list of paths.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: Match confidence 0-1 (the description speaks of 0.6 for "smart", the default is 0.9 for
                both).
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
            Dict with center_x, center_y, rect and confidence, or `None`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def find_all(
        part_img: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = False,
        source_img: numpy.ndarray | None = None,
        maxcnt: int = 0,
        ori: int = 2,
        scale_range: list[float] | None = None,
        image: Picture | None = None,
        method: Literal["template", "smart"] = "template",
        fast: bool = True,
    ) -> list[ImageMatch] | None:
        """Finds all places where the picture occurs.

        Args:
            part_img: Path of the picture to find, or a list of paths.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: Match confidence 0-1 (the description speaks of 0.6 for "smart", the default is 0.9 for
                both).
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
            part_img: Path of the picture to find, or a list of paths.
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
            As `find_all_template()`.
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
            part_img: Path of the picture to find, or a list of paths.
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
            List of dicts. What comes back when nothing matches is not documented.
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
            part_img: Path of the picture to find, or a list of paths.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1; weaker matches are dropped.
            rgb: `True` compares colours, `False` shades of grey only.
            source_img: OpenCV array to search instead of the screen; `None` takes a screenshot.
            ori: Direction from 1 to 8 in which the results are sorted; `2` goes row by row from the top left.
            scale_range: Smallest and largest scale to try, such as `[0.5, 2.0]`; `None` tries the size as it
                is.
            fast: `True` searches roughly first and then exactly, which is faster.

        Returns:
            Dict or `None`.
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
            part_img: Path of the picture to find, or a list of paths.
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
            Dict or `None`.
        """

    def run(self, inout: GpInOut) -> GpInOut:
        """Runs as an image task.

        Args:
            inout: Picture and area to work on.

        Returns:
            GpInOut whose data is a list of matches.
        """


class Ocr:
    """Text recognition.

    A GP.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    MODE_MLK: Final[int] = 1
    """Google ML Kit engine."""

    MODE_PADDLE_V2: Final[int] = 2
    """PaddleOCR v2 engine."""

    MODE_PADDLE_V3: Final[int] = 3
    """PaddleOCR v3 engine."""

    MODE_PADDLE_V5: Final[int] = 6
    """PaddleOCR v5 engine.

    The initial global default.
    """

    MODE_TESS: Final[int] = 4
    """Tesseract engine."""

    MODE_VISION: Final[int] = 5
    """Apple Vision engine."""

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
        mode: int | None = None,
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.1,
        max_side_len: int = 1200,
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Creates one.

        Args:
            mode: Number of the engine, one of the `MODE_` constants; `None` takes the default that
                `set_engine()` sets.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            max_side_len: Longest side in pixels to which the picture is scaled; smaller is faster and less
                exact.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
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
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` takes the default that
                `set_engine()` sets.
            binary: Brightness from 0 to 255 from which pixels become white, the others black, before reading;
                `-1` leaves the picture as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            timeout: How long to keep trying, in seconds; `0` tries once.
            image: Picture for the first try; later tries take screenshots. `None` takes screenshots only.

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
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` takes the default that
                `set_engine()` sets.
            binary: Brightness from 0 to 255 from which pixels become white, the others black, before reading;
                `-1` leaves the picture as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture to search instead of the screen; `None` takes a screenshot.

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
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` takes the default that
                `set_engine()` sets.
            binary: Brightness from 0 to 255 from which pixels become white, the others black, before reading;
                `-1` leaves the picture as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            Dict with text, rect, center_x, center_y and confidence, or `None`.
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
            text: Text or regular expression to look for; `None` gives all texts.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` takes the default that
                `set_engine()` sets.
            binary: Brightness from 0 to 255 from which pixels become white, the others black, before reading;
                `-1` leaves the picture as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            List of dicts as in `find()`, or `None`.
        """

    @staticmethod
    def matrix(
        font_lib: str,
        rect: Region | None = None,
        region: float = 0.9,
        image: Picture | None = None,
    ) -> str | None:
        """Recognises text with a dot-matrix font library.

        Text only.

        Args:
            font_lib: Path of the font library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            region: How similar a character must be, from 0 to 1.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            Recognised text, or `None` (for positions use OcrX.matrix_detail).
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
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            binary: Brightness from 0 to 255 from which pixels become white, the others black, before reading;
                `-1` leaves the picture as it is.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            List of results, or `None`.
        """

    @staticmethod
    def paddleocr(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.1,
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
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            max_side_len: Longest side in pixels to which the picture is scaled; smaller is faster and less
                exact.
            precision: Precision of the engine; other values are not documented.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            file: Path of a picture file to read instead of the screen.
            binary: Brightness from 0 to 255 from which pixels become white, the others black, before reading;
                `-1` leaves the picture as it is.
            language: Language to read; `"chinese"` covers Chinese, English, Japanese and Korean. Another is
                downloaded at first use; the names are not documented.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            List of results, or `None`.
        """

    def run(self, inout: GpInOut) -> GpInOut:
        """Runs as an image task.

        Args:
            inout: Picture and area to work on.

        Returns:
            GpInOut whose data is a list of texts.
        """

    @staticmethod
    def set_engine(engine: str | int) -> Any:
        """Sets the engine used when mode is not given.

        Args:
            engine: "paddle", "paddleocr", "mlkit" or "vision", or an Ocr.MODE_ number.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def vision(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.1,
        bitmap: Picture | None = None,
        file: str | None = None,
        image: Picture | None = None,
    ) -> list[Any] | None:
        """Recognises text with Apple Vision.

        Chinese from iOS 16 on.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            file: Path of a picture file to read instead of the screen.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            List of results, or `None`.
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
            timeout: How long to wait, in seconds.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` takes the default that
                `set_engine()` sets.
            binary: Brightness from 0 to 255 from which pixels become white, the others black, before reading;
                `-1` leaves the picture as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture for the first try; later tries take screenshots. `None` takes screenshots only.

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
            timeout: How long to wait, in seconds.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            mode: Number of the engine, one of the `MODE_` constants; `None` takes the default that
                `set_engine()` sets.
            binary: Brightness from 0 to 255 from which pixels become white, the others black, before reading;
                `-1` leaves the picture as it is.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            image: Picture for the first try; later tries take screenshots. `None` takes screenshots only.

        Returns:
            `True` when clicked, `False` otherwise.
        """


class TomatoOCR:
    """TomatoOCR engine as a subclass of Ocr.

    See also the plugin class in ascript.ios.plug.TomatoOCR.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    @staticmethod
    def find_all(
        license: str,
        model_path: str,
        mode: str = "dev",
        rec_type: str = "ch-3.0",
        box_type: str = "rect",
        ratio: float = 1.9,
        scale_ratio: float = 1.0,
        threshold: float = 0.3,
        return_type: str = "json",
        binary: int = 0,
        run_mode: str = "slow",
        ocr_type: int = 3,
        bitmap: Picture | None = None,
        file: str | None = None,
        capture: list[int] = [],
        text: str = "",
        texts: str = "",
        remark: str = "",
        http_interval_time: int = 28800,
    ) -> Any:
        """Configures everything and recognises in one call.

        Args:
            license: Licence text.
            model_path: Path of the model files.
            mode: Run mode, "dev" for debugging.
            rec_type: Recognition model.
            box_type: Shape of the text boxes.
            ratio: How far text boxes are widened.
            scale_ratio: Scale factor.
            threshold: Lowest confidence 0-1.
            return_type: Result format.
            binary: Binarisation threshold; 0 is off.
            run_mode: "slow" for accuracy, "fast" for speed.
            ocr_type: Recognition kind; values not documented.
            bitmap: Picture in memory.
            file: Path of a picture file to read instead of the screen.
            capture: Screen area.
            text: Text whose position is wanted.
            texts: Text whose positions are wanted.
            remark: Note.
            http_interval_time: Shortest time between licence checks, seconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class TomatoOcr:
    """Second name for TomatoOCR: a subclass that adds nothing.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """
