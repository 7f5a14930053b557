"""Holds steps of a `GPStack` that clean, measure and read pictures."""

from typing import Any, Final

import numpy

from .._types import Region
from ascript.android.screen.gp import GPTask
from ascript.android.screen.gp import Result


class Canny(GPTask):
    """Finds outlined areas and keeps those of the right place and size.

    Confidence:
        medium: In the published code the filter for heights tests the width.
    """

    DRAW_ALL: Final[int] = 1
    """Draws the outlines into the picture of the result."""

    DRAW_NONE: Final[int] = 0
    """Draws nothing into the picture of the result."""

    DRAW_RECT: Final[int] = 2
    """Draws the rectangles around the outlines into the picture of the result."""

    DRAW_RECT_FILL: Final[int] = 3
    """Draws the rectangles around the outlines filled with white."""

    RETR_EXTERNAL: Final[int] = 0
    """Finds the outer outlines only."""

    RETR_LIST: Final[int] = 1
    """Finds all outlines, without telling which lies in which."""

    RETR_TREE: Final[int] = 3
    """Finds all outlines and which lies in which."""

    def __init__(
        self,
        low_threshold: int = 50,
        high_threshold: int = 150,
        algo: str = "canny",
        blur: int = 3,
        mode: int = RETR_EXTERNAL,
        draw: int = DRAW_ALL,
        area_range: list[int] | None = None,
        width_range: list[int] | None = None,
        height_range: list[int] | None = None,
        left_range: list[int] | None = None,
        top_range: list[int] | None = None,
        approx: float = 0,
        detect_shape: bool = False,
        desc: bool = False,
        sobel_ksize: int = 3,
        sobel_dir: str = "xy",
        block_size: int = 11,
        c_val: int = 2,
    ) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            low_threshold: Lower limit of the change of brightness at an edge.
            high_threshold: Upper limit of the change of brightness at an edge.
            algo: Way to find edges; other values are not documented.
            blur: Blur before edges are looked for; its meaning is not documented.
            mode: Which outlines to find, one of the `RETR_` constants.
            draw: What to draw, one of the `DRAW_` constants.
            area_range: `[smallest, largest]` area; its unit is not documented.
            width_range: `[smallest, largest]` width of the rectangle around an outline, in pixels; `None` keeps
                all.
            height_range: `[smallest, largest]` height of the rectangle around an outline, in pixels; `None`
                keeps all.
            left_range: `[smallest, largest]` distance of the rectangle from the left edge, in pixels; `None`
                keeps all.
            top_range: `[smallest, largest]` distance of the rectangle from the top edge, in pixels; `None`
                keeps all.
            approx: How exactly outlines are followed; its meaning is not documented.
            detect_shape: Its meaning is not documented.
            desc: `True` writes place and size beside each outline. With `DRAW_NONE` it fails in the published
                code.
            sobel_ksize: Width and height of the kernel of the Sobel filter, in pixels; the range is not documented.
            sobel_dir: Direction of the Sobel filter; other values are not documented.
            block_size: Side of the square around a pixel that its threshold depends on, in pixels; the range is not
                documented.
            c_val: Constant of the adaptive threshold; its range is not documented.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Finds the outlines in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the drawn picture; its `data` is a list of dicts with `x`, `y`, `w` and `h` in pixels.
        """


class Crop(GPTask):
    """Cuts a rectangle out of the picture."""

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            left: Left edge of the part to keep, in pixels.
            top: Top edge of the part to keep, in pixels.
            right: Right edge of the part to keep, in pixels.
            bottom: Bottom edge of the part to keep, in pixels.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Cuts the rectangle out of the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the part; its offsets say where the part lies in the original.

        Raises:
            ValueError: When `right` is smaller than `left`, or `bottom` than `top`.
        """


class CvFontLib(GPTask):
    """Reads text by finding pictures of its characters."""

    def __init__(
        self,
        part_img: list[str],
        font_lib: list[str],
        confidence: float = 0.95,
        rect: Region | None = None,
        spacing: int = 5,
        rgb: bool = False,
    ) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            part_img: Paths of the pictures, one for each character.
            font_lib: The characters that the pictures show, in the same order, as many as pictures.
            confidence: How well a picture must fit, from 0 to 1; weaker matches are dropped.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole picture.
            spacing: Characters whose middles differ less than this in height, in pixels, form one line.
            rgb: `True` compares colours, `False` shades of grey only.

        Confidence:
            medium: `confidence` is annotated as a whole number, with 0.95 as its default.
        """

    @staticmethod
    def group_chars_by_distance(data: list[Any], threshold: int = 10) -> list[tuple[int, str]]:
        """Joins characters to words by the gaps between them.

        Args:
            data: Matches of the characters, in nested lists; their form is not documented.
            threshold: Largest gap inside a word, in pixels.

        Returns:
            The words with their left edges, `(left, text)`.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Reads the text in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` holds `text` (everything), `group` (its lines) and `words` (the matches of
            each picture); it is `None` when nothing was read.
        """

    @staticmethod
    def sort_and_concatenate_chars(data: list[Any]) -> str:
        """Joins all characters in the order of their places.

        Args:
            data: Matches of the characters, in nested lists; their form is not documented.

        Returns:
            The text.
        """

    def sort_group(self, data: list[Any]) -> tuple[str, list[Any], list[Any]]:
        """Sorts characters into lines and joins them.

        Args:
            data: Matches of the characters, in nested lists; their form is not documented.

        Returns:
            The whole text, the characters in their order, and the lines.
        """


class Dilate(GPTask):
    """Thickens bright areas and closes gaps in them."""

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: How many times it is done.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Thickens the bright areas of the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the new picture.
        """


class Erode(GPTask):
    """Thins bright areas and removes specks."""

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: How many times it is done.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Thins the bright areas of the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the new picture.
        """


class GaussianBlur(GPTask):
    """Blurs the picture."""

    def __init__(self, ksize: int = 5, sigmaX: int = 0) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            ksize: Width and height of the kernel; in the published code it is always 5.
            sigmaX: Standard deviation of the blur along x; `0` derives it from the kernel.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Blurs the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the new picture.
        """


class GrayImage(GPTask):
    """Turns the picture into shades of grey."""

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Turns the picture of the step before into shades of grey.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with a picture of one channel.

        Raises:
            Exception: When the picture has not three channels.
        """


class MorphClose(GPTask):
    """Closes gaps in bright areas: thickens them, then thins them."""

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: Has no effect in the published code.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Closes gaps in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the new picture.
        """


class MorphOpen(GPTask):
    """Removes bright specks: thins bright areas, then thickens them."""

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: Has no effect in the published code.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Removes specks from the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the new picture.
        """


class Resize(GPTask):
    """Scales the picture."""

    def __init__(self, width: int = 0, height: int = 0, scale: float = 0) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            width: New width in pixels; `0` keeps the proportions.
            height: New height in pixels; `0` keeps the proportions.
            scale: Factor to scale by; it wins over `width` and `height`.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Scales the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the new picture.
        """


class Rotate(GPTask):
    """Rotates the picture."""

    def __init__(self, angle: float = 90, expand: bool = True) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            angle: Angle in degrees, counter-clockwise.
            expand: `True` enlarges the picture so that nothing is cut off.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Rotates the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the new picture.
        """


class Threshold(GPTask):
    """Turns the picture into black and white."""

    def __init__(self, threshold: int, inv: bool = False) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            threshold: Brightness from 0 to 255; brighter pixels become white, the others black.
            inv: `True` swaps black and white.

        Confidence:
            medium: The vendor's page says the opposite, that brighter pixels become black; this is what its
            code does.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Turns the picture of the step before into black and white.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the new picture.
        """
