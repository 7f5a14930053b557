"""Takes screenshots and finds colours, pictures, text and codes in them."""

# The tools name the argument of `run()` differently.
# pyright: reportIncompatibleMethodOverride=false

from typing import Any, Final, Literal, overload

import numpy
from PIL import Image

from .._types import CodeResult, ColorHit, ImageMatch, OcrResult, Orientation, Picture, Region, ToolInfo
from ascript.ios.screen.gp import GP, GpInOut, Point

FORMAT_CV_MAT: Final[Any]
"""Format for `capture()`: an OpenCV array in BGR order.

Confidence:
    medium: The value behind the name is not documented.
"""

FORMAT_PIL_IMAGE: Final[Any]
"""Format for `capture()`: a PIL image, the default.

Confidence:
    medium: The value behind the name is not documented.
"""


def cache(_cache: bool, image: Image.Image | None = None, image_file: str | None = None) -> None:
    """Keeps one screenshot for all searches and readings until it is switched off.

    Args:
        _cache: `True` keeps the screen as it is now, `False` goes back to new screenshots.
        image: PIL image to keep instead of a screenshot; `None` takes a screenshot.
        image_file: Path of a picture file to keep instead of a screenshot.
    """


@overload
def capture(rect: Region | None = None) -> Image.Image | None:
    """Takes a screenshot of the screen or of a part of it.

    Args:
        rect: Area to take, `[left, top, right, bottom]` in physical pixels; `None` takes the whole screen.
        format: Format of the result: `FORMAT_PIL_IMAGE` or `FORMAT_CV_MAT`.

    Returns:
        The picture as a PIL image or in the chosen format, or `None` when no screenshot can be had.
    """


@overload
def capture(rect: Region | None = None, format: Any = FORMAT_PIL_IMAGE) -> Any: ...


def gp_list() -> list[ToolInfo]:
    """Gives the picture tools that a pipeline can use.

    Returns:
        The tools with their names.

    Confidence:
        medium: It is known from the vendor's code alone.
    """


def image_compress(image: Image.Image, quality: int = 50, _format: str = "PNG") -> Image.Image:
    """Lowers the quality of a picture, so that it needs less space.

    Args:
        image: The picture, a PIL image.
        quality: From 1 to 100; lower is smaller.
        _format: Name of the file format, such as `"PNG"`.

    Returns:
        The new picture.
    """


def image_crop(image: Image.Image, rect: Region) -> Image.Image:
    """Cuts a part out of a picture.

    Args:
        image: The picture, a PIL image.
        rect: Area to keep, `[left, top, right, bottom]` in pixels.

    Returns:
        The part as a new picture.
    """


def image_pixel(image: Image.Image, x: int, y: int) -> tuple[int, int, int]:
    """Gives the colour of one pixel of a picture.

    Args:
        image: The picture, a PIL image.
        x: Pixels from the left edge.
        y: Pixels from the top edge.

    Returns:
        The channels of the colour, such as `(red, green, blue)`; a picture with transparency has a fourth. What
        comes back for a point outside is not documented.
    """


def image_read(file_path: str) -> Image.Image:
    """Loads a picture file.

    Args:
        file_path: Path of the picture file.

    Returns:
        The picture. What comes back on failure is not documented.
    """


def image_rotate(image: Image.Image, angle: int, expand: bool = True) -> Image.Image:
    """Rotates a picture.

    Args:
        image: The picture, a PIL image.
        angle: Angle in degrees, counter-clockwise.
        expand: `True` enlarges the picture so that nothing is cut off.

    Returns:
        The new picture.
    """


def image_save(image: Image.Image, path: str) -> None:
    """Saves a picture as a file.

    Args:
        image: The picture, a PIL image.
        path: Path of the file to write.
    """


def image_to_base64(
    image: Image.Image | None = None,
    image_file: str | None = None,
    image_format: str = "PNG",
    decode: str = "utf-8",
) -> str:
    """Turns a picture or a new screenshot into Base64 text.

    Args:
        image: The picture, a PIL image; `None` takes `image_file` or a screenshot.
        image_file: Path of a picture file.
        image_format: Name of the file format, such as `"PNG"`.
        decode: Encoding of the text.

    Returns:
        The Base64 text.
    """


def is_cache() -> bool:
    """Tells whether one screenshot is kept for all searches.

    Returns:
        `True` when it is kept.
    """


def ori() -> Orientation | None:
    """Gives how the screen is rotated.

    Returns:
        The rotation, which also compares with texts such as `"PORTRAIT"`; `None` when the client is not
        available.
    """


def size() -> tuple[int, int]:
    """Gives the size of the screen in physical pixels, as screenshots have it.

    Returns:
        `(width, height)`, or `(0, 0)` when the client is not available.
    """


class CodeScanner(GP):
    """Reads barcodes and QR codes from the screen or a picture."""

    def __init__(
        self,
        rect: Region | None = None,
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Prepares the reading of one area or picture.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            image: The picture to read, a PIL image; `None` takes a screenshot. Not together with `image_file`.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
        """

    def run(self, gp_inout: GpInOut) -> GpInOut:
        """Reads the codes in the given picture.

        Args:
            gp_inout: Picture and area to work on.

        Returns:
            The same with the codes as `data`.
        """

    @staticmethod
    def scan(
        rect: Region | None = None,
        bitmap: Image.Image | None = None,
        image: Picture | None = None,
    ) -> list[CodeResult]:
        """Reads all barcodes and QR codes on the screen or in a picture.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            bitmap: Picture to read, a PIL image; `image` does the same.
            image: Picture to read. Always give one: without a picture the list is empty.

        Returns:
            One entry per code; empty when there is no picture. What comes back when there is no code is not
            documented.
        """


class CompareColors(GP):
    """Checks whether points of the screen or a picture have the expected colours."""

    def __init__(
        self,
        colors: str,
        diff: tuple[int, int, int] | list[int] = (5, 5, 5),
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Prepares the check of one picture.

        Args:
            colors: Points of the screen with their colours, as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`.
            diff: Largest difference of each channel, `(red, green, blue)`; `compare()` takes a similarity from
                0 to 1 instead.
            image: The picture to check, a PIL image; `None` takes a screenshot. Not together with `image_file`.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
        """

    @staticmethod
    def compare(
        colors: str,
        diff: float = 0.9,
        bitmap: Image.Image | None = None,
        mode: int = 0,
        until: int = 0,
        sim: float = 1.0,
        image: Picture | None = None,
    ) -> bool | None:
        """Tells whether points of the screen or a picture have the expected colours.

        Args:
            colors: Points of the screen with their colours, as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`.
            diff: How similar a colour must be, from 0 to 1 for equal.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            mode: How colours are compared: `0` RGB, `1` normalised RGB, `2` Lab.
            until: How long to keep trying, in milliseconds; `0` tries once.
            sim: Share of the points that must match, from 0 to 1; `0.8` allows a fifth to differ.
            image: Picture to search instead of the screen; `bitmap` wins when both are given.

        Returns:
            `True` when they have, `False` when not, `None` after an error inside.
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
        """

    def run(self, gp_inout: GpInOut) -> GpInOut:
        """Checks the points in the given picture.

        Args:
            gp_inout: Picture and area to work on.

        Returns:
            The same with `True` or `False` as `data`.
        """


class CountingColor(GP):
    """Counts the pixels of given colours on the screen or in a picture."""

    def __init__(
        self,
        colors: str,
        rect: Region | None = None,
        diff: tuple[int, int, int] | list[int] = (5, 5, 5),
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Prepares the count in one area or picture; `find()` does it.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts. `#RRGGBB-#TTTTTT`
                gives a colour its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            diff: Largest difference of each channel, `(red, green, blue)`; `count()` takes a similarity from 0
                to 1 instead.
            image: The picture to search, a PIL image; `None` takes a screenshot. Not together with
                `image_file`.
            image_file: Path of a picture file to use instead of the screen; not together with `image`.
        """

    @staticmethod
    def count(
        colors: str,
        rect: Region | None = None,
        sim: float = 1,
        bitmap: Image.Image | None = None,
        image: Picture | None = None,
    ) -> int:
        """Counts the pixels of given colours on the screen or in a picture.

        Args:
            colors: Colours as `"#RRGGBB"`; several are joined by `|`, and any of them counts. `#RRGGBB-#TTTTTT`
                gives a colour its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            sim: How similar a colour must be, from 0 to 1 for equal. On Android a colour with a tolerance of its
                own ignores it; for iOS this is not documented.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            image: Picture to search instead of the screen; `bitmap` wins when both are given.

        Returns:
            Number of pixels that match.
        """

    def find(self) -> int:
        """Counts the pixels as the constructor was told.

        Returns:
            Number of pixels that match.
        """

    def run(self, inout: GpInOut) -> GpInOut:
        """Counts the pixels in the given picture.

        Args:
            inout: Picture and area to work on.

        Returns:
            The same with the count as `data`.
        """


class FindColors(GP):
    """Finds patterns of coloured points on the screen or in a picture."""

    def __init__(
        self,
        colors: str,
        rect: Region | None = None,
        space: int = 5,
        ori: int = 2,
        diff: tuple[int, int, int] | list[int] = (5, 5, 5),
        num: int = -1,
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Prepares the search in one area or picture.

        Args:
            colors: Points as `"x,y,#RRGGBB|x,y,#RRGGBB|…"`. The first is the anchor; of the others only the
                distance from it counts. `#RRGGBB-#TTTTTT` gives a point its own tolerance.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            space: Step of the search in pixels, and the smallest distance between two results.
            ori: Direction of the search from 1 to 8; `2` goes row by row from the top left.
            diff: Largest difference of each channel, `(red, green, blue)`; `find()` takes a similarity from 0
                to 1 instead.
            num: Largest number of results; `-1` sets no limit.
            image: The picture to search, a PIL image; `None` takes a screenshot.
            image_file: Path of a picture file to use instead of the screen.
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
            Where the anchors were found, in pixels, or `None` when the pattern is not there.
        """

    @staticmethod
    def find_all_color(
        color: str,
        rect: Region | None = None,
        diff: float = 0.98,
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
            The pixels, or `None` when there is none.
        """

    @staticmethod
    def find_color(
        color: str,
        rect: Region | None = None,
        diff: float = 0.98,
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
            The pixel, or `None` when there is none.

        Confidence:
            medium: That it is a dictionary is known from the vendor's code alone.
        """

    def run(self, inout: GpInOut) -> GpInOut:
        """Looks for the pattern in the given picture.

        Args:
            inout: Picture and area to work on.

        Returns:
            The same with a list of places as `data`.
        """


class FindImages(GP):
    """Finds small pictures on the screen or in a larger picture."""

    M_MIX: Final[int] = 2
    """Mixes comparing pixels with comparing features.

    Confidence:
        medium: How it mixes them is not documented.
    """

    M_SIFT: Final[int] = 1
    """Searches by SIFT features; the engine has lost them and compares pixels instead."""

    M_TEMPLATE: Final[int] = 0
    """Searches by comparing pixels (template matching)."""

    def __init__(
        self,
        part_image: str | list[str],
        rect: Region | None = None,
        confidence: float = 0.9,
        rgb: bool = True,
        mode: int = M_TEMPLATE,
        num: int = 0,
        image: Image.Image | None = None,
        image_file: str | None = None,
    ) -> None:
        """Prepares the search in one area or picture.

        Args:
            part_image: Path of the picture to find, or a list of paths.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1; the vendor's page gives 0.1 as the default.
            rgb: `True` compares colours, `False` shades of grey only.
            mode: How to search, one of the `M_` constants.
            num: Largest number of results; `0` sets no limit.
            image: The picture to search, a PIL image; `None` takes a screenshot.
            image_file: Path of a picture file to use instead of the screen.
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
        """Finds the first place where a picture occurs.

        Transparent pixels of a PNG file are left out.

        Args:
            part_img: Path of the picture to find, or a list of paths.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1. The description gives 0.6 as the default for
                `"smart"`, the signature 0.9 for both.
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

        Confidence:
            medium: An older page of the vendor gives points instead of dicts.
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
        """Finds all places where a picture occurs.

        Args:
            part_img: Path of the picture to find, or a list of paths.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            confidence: How well it must fit, from 0 to 1. The description gives 0.6 as the default for
                `"smart"`, the signature 0.9 for both.
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

        Confidence:
            medium: An older page of the vendor gives points instead of dicts.
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
            The places. What comes back when the picture is not there is not documented.
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
            The places. What comes back when the picture is not there is not documented.
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
            The place, or `None` when the picture is not there.
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
            The place, or `None` when the picture is not there.
        """

    def run(self, inout: GpInOut) -> GpInOut:
        """Looks for the picture in the given one.

        Args:
            inout: Picture and area to work on.

        Returns:
            The same with a list of places as `data`.
        """


class Ocr(GP):
    """Reads text on the screen or in a picture."""

    MODE_MLK: Final[int] = 1
    """Engine ML Kit of Google."""

    MODE_PADDLE_V2: Final[int] = 2
    """Engine PaddleOCR v2; the vendor's page for iOS does not name it."""

    MODE_PADDLE_V3: Final[int] = 3
    """Engine PaddleOCR v3; the vendor's page for iOS does not name it."""

    MODE_PADDLE_V5: Final[int] = 6
    """Engine PaddleOCR v5 of Baidu, the default."""

    MODE_TESS: Final[int] = 4
    """Engine Tesseract; the vendor's page for iOS does not name it."""

    MODE_VISION: Final[int] = 5
    """Engine Vision of Apple."""

    RIL_AUTO: Final[int] = -1
    """Level of text for Tesseract: chosen by the engine."""

    RIL_BLOCK: Final[int] = 0
    """Level of text for Tesseract: blocks."""

    RIL_PARA: Final[int] = 1
    """Level of text for Tesseract: paragraphs."""

    RIL_SYMBOL: Final[int] = 4
    """Level of text for Tesseract: single characters."""

    RIL_TEXTLINE: Final[int] = 2
    """Level of text for Tesseract: lines."""

    RIL_WORD: Final[int] = 3
    """Level of text for Tesseract: words."""

    Tess_CHI: Final[str] = "chi"
    """Language for Tesseract: Chinese."""

    Tess_ENG: Final[str] = "eng"
    """Language for Tesseract: English."""

    Tess_NUM: Final[str] = "num"
    """Language for Tesseract: digits."""

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
        """Prepares the reading of one area or picture.

        Args:
            mode: Number of the engine, one of the `MODE_` constants; `None` uses the default that
                `set_engine()` sets.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            max_side_len: Longest side in pixels to which the picture is scaled; smaller is faster and less
                exact.
            image: The picture to read, a PIL image; `None` takes a screenshot.
            image_file: Path of a picture file to use instead of the screen.
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
        """

    @staticmethod
    def matrix(
        font_lib: str,
        rect: Region | None = None,
        region: float = 0.9,
        image: Picture | None = None,
    ) -> str | None:
        """Reads text with a font library of your own, without places.

        `OcrX.matrix_detail()` gives the places too.

        Args:
            font_lib: Path of the font library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            region: How similar a character must be, from 0 to 1.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The text, or `None` when nothing was read.
        """

    @staticmethod
    def mlkitocr_v2(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.5,
        bitmap: Image.Image | None = None,
        binary: int = -1,
        image: Picture | None = None,
    ) -> list[OcrResult] | None:
        """Reads Chinese and English text with ML Kit.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The texts, or `None` when there is none.
        """

    @staticmethod
    def paddleocr(
        rect: Region | None = None,
        pattern: str | None = None,
        confidence: float = 0.1,
        max_side_len: int = 1200,
        precision: int = 16,
        bitmap: Image.Image | None = None,
        file: str | None = None,
        binary: int = -1,
        language: str = "chinese",
        image: Picture | None = None,
    ) -> list[OcrResult] | None:
        """Reads text with PaddleOCR, without network.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            max_side_len: Longest side in pixels to which the picture is scaled; smaller is faster and less
                exact.
            precision: Precision of the engine; other values are not documented.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            file: Path of a picture file to read instead of the screen.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.
            language: Language to read; `"chinese"` covers Chinese, English, Japanese and Korean. Another is
                downloaded at first use; the names are not documented.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The texts, or `None` when there is none.
        """

    def run(self, inout: GpInOut) -> GpInOut:
        """Reads the text in the given picture.

        Args:
            inout: Picture and area to work on.

        Returns:
            The same with a list of texts as `data`.
        """

    @staticmethod
    def set_engine(engine: str | int) -> Any:
        """Sets the engine that reads when a call names none.

        Args:
            engine: `"paddle"`, `"paddleocr"`, `"mlkit"` or `"vision"`, or one of the `MODE_` constants.

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
        bitmap: Image.Image | None = None,
        file: str | None = None,
        image: Picture | None = None,
        binary: int = -1,
    ) -> list[OcrResult] | None:
        """Reads text with Apple's Vision.

        Args:
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            pattern: Regular expression; other texts are left out. `None` keeps all.
            confidence: How sure the engine must be, from 0 to 1; less sure results are dropped.
            bitmap: Picture to use instead of the screen; `None` takes a screenshot.
            file: Path of a picture file to read instead of the screen.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            binary: Threshold from 0 to 255 that turns the picture black and white before reading; `-1` leaves
                it as it is.

        Returns:
            The texts with their places, or `None` when there is none.

        Note:
            Chinese needs iOS 16 or newer.

        Confidence:
            medium: `binary` is on the vendor's page alone; the vendor's code does not have it.
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
        """


class TomatoOCR:
    """Reads text with the third-party engine TomatoOCR, which needs a licence.

    `ascript.ios.plug.TomatoOCR` has the same engine as a class with setters.

    Confidence:
        medium: The vendor's code gives the signature alone.
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
        run_mode: Literal["slow", "fast"] = "slow",
        ocr_type: int = 3,
        bitmap: Picture | None = None,
        file: str | None = None,
        capture: list[int] = [],
        text: str = "",
        texts: str = "",
        remark: str = "",
        http_interval_time: int = 28800,
    ) -> Any:
        """Sets the engine up and reads text in one call.

        Args:
            license: Text of the licence.
            model_path: Path of the files of the model.
            mode: `"dev"` for debugging, `""` for release.
            rec_type: Name of the model that reads, such as `"ch-3.0"`.
            box_type: Shape of the boxes around texts, such as `"rect"`.
            ratio: How far the boxes around texts are widened; the range is not documented.
            scale_ratio: Factor by which the picture is scaled.
            threshold: How sure the engine must be, from 0 to 1; less sure results are dropped.
            return_type: Form of the results, such as `"json"`.
            binary: Brightness that divides black and white before reading; `0` leaves the picture as it is.
            run_mode: `"slow"` is more exact, `"fast"` is faster.
            ocr_type: Kind of reading; the values are not documented.
            bitmap: The picture; its type is not documented.
            file: Path of a picture file.
            capture: Area of the screen to read; its form is not documented.
            text: Text whose place is wanted.
            texts: Texts whose places are wanted; how they are separated is not documented.
            remark: A note; what for is not documented.
            http_interval_time: Shortest time between two checks of the licence, in seconds.

        Returns:
            Not documented; `return_type` sets its form.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class TomatoOcr(TomatoOCR):
    """Is another name of `TomatoOCR`."""
