"""Holds the built-in picture-processing steps."""

from typing import Any, Final

import numpy

from .._types import Region
from ascript.android.screen.gp import GPTask
from ascript.android.screen.gp import Result


class Canny(GPTask):
    """Edge detection with contour extraction.

    A GPTask.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    DRAW_ALL: Final[int] = 1
    """Draw contours."""

    DRAW_NONE: Final[int] = 0
    """Draw nothing."""

    DRAW_RECT: Final[int] = 2
    """Draw bounding rectangles."""

    DRAW_RECT_FILL: Final[int] = 3
    """Draw filled rectangles."""

    RETR_EXTERNAL: Final[int] = 0
    """Outer contours only."""

    RETR_LIST: Final[int] = 1
    """All contours, no hierarchy (OpenCV meaning)."""

    RETR_TREE: Final[int] = 3
    """All contours with hierarchy (OpenCV meaning)."""

    def __init__(
        self,
        low_threshold: int = 50,
        high_threshold: int = 150,
        algo: str = "canny",
        blur: int = 3,
        mode: int = RETR_EXTERNAL,
        draw: int = DRAW_ALL,
        area_range: list[Any] | None = None,
        width_range: list[Any] | None = None,
        height_range: list[Any] | None = None,
        left_range: list[Any] | None = None,
        top_range: list[Any] | None = None,
        approx: float = 0,
        detect_shape: bool = False,
        desc: bool = False,
        sobel_ksize: int = 3,
        sobel_dir: str = "xy",
        block_size: int = 11,
        c_val: int = 2,
    ) -> None:
        """Creates one.

        Args:
            low_threshold: Lower Canny threshold.
            high_threshold: Upper Canny threshold.
            algo: Edge algorithm; other values not documented.
            blur: Blur before detection; not documented.
            mode: Contour retrieval mode (Canny.RETR_...).
            draw: Drawing mode (Canny.DRAW_...).
            area_range: Area filter; not documented.
            width_range: Width filter [min, max]; `None` keeps all.
            height_range: Height filter [min, max]; `None` keeps all.
            left_range: X filter [min, max]; `None` keeps all.
            top_range: Y filter [min, max]; `None` keeps all.
            approx: Contour approximation; not documented.
            detect_shape: Shape detection; not documented.
            desc: `True` writes position and size beside each contour.
            sobel_ksize: Sobel kernel size; not documented.
            sobel_dir: Sobel direction; not documented.
            block_size: Block size of the adaptive threshold; not documented.
            c_val: Constant of the adaptive threshold; not documented.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Detects edges and extract contours.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the drawn picture and a list of dicts with x, y, w and h.
        """


class Crop(GPTask):
    """Cuts out a rectangle.

    A GPTask.
    """

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        """Creates one.

        Args:
            left: Left edge, pixels.
            top: Top edge, pixels.
            right: Right edge, pixels.
            bottom: Bottom edge, pixels.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Cuts the picture.

        Raises ValueError when right < left or bottom < top.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the cut picture and new offsets.
        """


class CvFontLib(GPTask):
    """Recognises characters by matching pictures of them.

    A GPTask.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    def __init__(
        self,
        part_img: str | list[str],
        font_lib: list[Any],
        confidence: float = 0.95,
        rect: Region | None = None,
        spacing: int = 5,
        rgb: bool = False,
    ) -> None:
        """Creates one.

        Args:
            part_img: List of paths of character pictures.
            font_lib: List of characters, one per picture.
            confidence: Match confidence 0-1 (annotated int, default 0.95).
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole picture.
            spacing: Row distance, pixels, that still counts as the same line.
            rgb: `True` compares colours, `False` shades of grey only.
        """

    @staticmethod
    def group_chars_by_distance(data: Any, threshold: int = 10) -> list[tuple[int, str]]:
        """Groups characters into words by horizontal distance.

        Args:
            data: Nested list of matches.
            threshold: Largest gap inside a word, pixels.

        Returns:
            List of (left edge, text).
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Recognises the characters.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result whose data has text, words and group; data is `None` when nothing is found.
        """

    @staticmethod
    def sort_and_concatenate_chars(data: Any) -> str:
        """Joins all characters by position.

        Args:
            data: Nested list of matches.

        Returns:
            Text.
        """

    def sort_group(self, data: Any) -> tuple[str, list[Any], list[Any]]:
        """Groups characters into lines and join them.

        Args:
            data: Nested list of matches.

        Returns:
            (whole text, sorted list of characters, list of lines).
        """


class Dilate(GPTask):
    """Morphological dilation.

    A GPTask.
    """

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Creates one.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: How many times it is done.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Dilates the picture.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the picture.
        """


class Erode(GPTask):
    """Morphological erosion.

    A GPTask.
    """

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Creates one.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: How many times it is done.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Erodes the picture.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the picture.
        """


class GaussianBlur(GPTask):
    """Gaussian blur.

    A GPTask.
    """

    def __init__(self, ksize: int = 5, sigmaX: int = 0) -> None:
        """Creates one.

        Args:
            ksize: Kernel size.
            sigmaX: Standard deviation along X; 0 is automatic.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Blurs the picture.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the picture.
        """


class GrayImage(GPTask):
    """Grey conversion.

    A GPTask.
    """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Converts to grey.

        Raises Exception when the input has not three channels.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the grey picture.
        """


class MorphClose(GPTask):
    """Morphological closing.

    A GPTask.
    """

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Creates one.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: How many times it is done.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Closes the picture.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the picture.
        """


class MorphOpen(GPTask):
    """Morphological opening.

    A GPTask.
    """

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Creates one.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: How many times it is done.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Opens the picture.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the picture.
        """


class Resize(GPTask):
    """Scales a picture.

    A GPTask.
    """

    def __init__(self, width: int = 0, height: int = 0, scale: float = 0) -> None:
        """Creates one.

        Args:
            width: Target width, pixels; 0 keeps the ratio.
            height: Target height, pixels; 0 keeps the ratio.
            scale: Scale factor; wins over width and height.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Scales the picture.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the picture.
        """


class Rotate(GPTask):
    """Rotates a picture.

    A GPTask.
    """

    def __init__(self, angle: float = 90, expand: bool = True) -> None:
        """Creates one.

        Args:
            angle: Degrees, counter-clockwise.
            expand: `True` enlarges the canvas to hold the whole picture.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Rotates the picture.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the picture.
        """


class Threshold(GPTask):
    """Black-and-white conversion.

    A GPTask.
    """

    def __init__(self, threshold: int, inv: bool = False) -> None:
        """Creates one.

        Args:
            threshold: Limit 0-255; brighter pixels become white.
            inv: `True` swaps black and white.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Converts the picture.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the picture.
        """
