"""Holds the built-in picture-processing steps."""

from typing import Any, Final

import numpy

from .._types import MatrixResult, Picture, Region
from ascript.ios.screen.gp import Result


class Canny:
    """Edge detection with contour extraction, filters and shape recognition.

    A GPTask.
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
    """Outer contours only (OpenCV meaning)."""

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
        mode: int | None = None,
        draw: int | None = None,
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
            algo: "canny", "sobel", "laplacian" or "adaptive".
            blur: Size of the blur before detection (odd); 0 is off.
            mode: Contour retrieval mode (Canny.RETR_...).
            draw: Drawing mode (Canny.DRAW_...).
            area_range: Area filter [min, max].
            width_range: Width filter [min, max].
            height_range: Height filter [min, max].
            left_range: X filter [min, max].
            top_range: Y filter [min, max].
            approx: Accuracy of the polygon fit; 0 is off.
            detect_shape: `True` names the shape of each contour.
            desc: `True` writes a description on the picture.
            sobel_ksize: Sobel kernel size; not documented.
            sobel_dir: Sobel direction; not documented.
            block_size: Block size of the adaptive threshold; not documented.
            c_val: Constant of the adaptive threshold; not documented.
        """

    @staticmethod
    def detect(
        low_threshold: int = 50,
        high_threshold: int = 150,
        image: Picture | None = None,
        **kwargs: Any,
    ) -> Any:
        """Takes a screenshot and detect edges.

        Args:
            low_threshold: Lower Canny threshold.
            high_threshold: Upper Canny threshold.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            kwargs: Further constructor arguments (not documented).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Detects edges and extract contours.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result whose data is a list of dicts with x, y, w, h, area, perimeter, cx, cy, vertices, shape and
            aspect.
        """


class Crop:
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

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the cut picture.
        """


class Dilate:
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


class Erode:
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


class GaussianBlur:
    """Gaussian blur.

    A GPTask.
    """

    def __init__(self, ksize: int = 5, sigmaX: int = 0) -> None:
        """Creates one.

        Args:
            ksize: Kernel size, odd.
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


class GrayImage:
    """Grey conversion.

    A GPTask.
    """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Converts to grey.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result with the grey picture.
        """


class MorphClose:
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


class MorphOpen:
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


class OcrX:
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
            fontlib: Name of the font library file.
            make_font_colors: Colour string used when making a library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            save_font_code: Dict with the glyph to save.
            test_fontlib: Dict with the library to test.
        """

    @staticmethod
    def append_to_lib(lib_path: str, content: str) -> Any:
        """Appends a glyph code to a font library file, creating it when missing.

        Args:
            lib_path: Path of the font library file.
            content: Glyph code to append.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def matrix(
        font_lib: str,
        rect: Region | None = None,
        region: float = 0.9,
        image: Picture | None = None,
    ) -> str | None:
        """Recognises text.

        Text only, fast.

        Args:
            font_lib: Path of the font library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            region: How similar a character must be, from 0 to 1.
            image: Picture to search instead of the screen; `None` takes a screenshot.

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
        """Recognises text with the place of each character.

        Args:
            font_lib: Path of the font library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            region: How similar a character must be, from 0 to 1.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            Dict with result (text) and chars (list of text, x, y, w, h).
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Recognises, or saves a glyph to a library.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            Result; data depends on the action.
        """


class Resize:
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


class Rotate:
    """Rotates a picture.

    A GPTask.
    """

    def __init__(self, angle: float = 90, expand: bool = True) -> None:
        """Creates one.

        Args:
            angle: Degrees.
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


class Threshold:
    """Black-and-white conversion.

    A GPTask.
    """

    def __init__(self, threshold: int, inv: bool = False) -> None:
        """Creates one.

        Args:
            threshold: Limit 0-255.
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
