"""Holds steps of a `GPStack` that clean, measure and read pictures."""

from typing import Any, Final, Literal

import numpy

from .._types import MatrixResult, Picture, Region
from ascript.ios.screen.gp import GPTask, Result


class Canny(GPTask):
    """Finds outlined areas, keeps those of the right place and size, and names their shapes."""

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
        algo: Literal["canny", "sobel", "laplacian", "adaptive"] = "canny",
        blur: int = 3,
        mode: int | None = None,
        draw: int | None = None,
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
            algo: Way to find edges: `"canny"`, `"sobel"`, `"laplacian"` or `"adaptive"`.
            blur: Size of the blur before edges are looked for, an odd number; `0` does not blur.
            mode: Which outlines to find, one of the `RETR_` constants; the default is not documented.
            draw: What to draw, one of the `DRAW_` constants; the default is not documented.
            area_range: `[smallest, largest]` area; `None` keeps all. Its unit is not documented.
            width_range: `[smallest, largest]` width of the rectangle around an outline, in pixels; `None` keeps
                all.
            height_range: `[smallest, largest]` height of the rectangle around an outline, in pixels; `None`
                keeps all.
            left_range: `[smallest, largest]` distance of the rectangle from the left edge, in pixels; `None`
                keeps all.
            top_range: `[smallest, largest]` distance of the rectangle from the top edge, in pixels; `None`
                keeps all.
            approx: How exactly outlines are followed by polygons; `0` does not follow them.
            detect_shape: `True` names the shape of each outline.
            desc: `True` writes a description on the picture.
            sobel_ksize: Width and height of the kernel of the Sobel filter, in pixels; the range is not documented.
            sobel_dir: Direction of the Sobel filter; other values are not documented.
            block_size: Side of the square around a pixel that its threshold depends on, in pixels; the range is not
                documented.
            c_val: Constant of the adaptive threshold; its range is not documented.
        """

    @staticmethod
    def detect(
        low_threshold: int = 50,
        high_threshold: int = 150,
        image: Picture | None = None,
        **kwargs: Any,
    ) -> Any:
        """Takes a screenshot and finds outlined areas in it.

        Args:
            low_threshold: Lower limit of the change of brightness at an edge.
            high_threshold: Upper limit of the change of brightness at an edge.
            image: Picture to search instead of the screen; `None` takes a screenshot.
            kwargs: Other arguments of the constructor; which of them count is not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Finds the outlines in the picture of the step before.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result with the drawn picture; its `data` is a list of dicts with `x`, `y`, `w`, `h`, `area`,
            `perimeter`, `cx`, `cy`, `vertices`, `shape` and `aspect`.
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
            ksize: Width and height of the kernel, an odd number.
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
        """


class MorphClose(GPTask):
    """Closes gaps in bright areas: thickens them, then thins them."""

    def __init__(self, kernel_size: int = 5, iterations: int = 1) -> None:
        """Prepares the step for a `GPStack`.

        Args:
            kernel_size: Width and height of the kernel, in pixels.
            iterations: How many times it is done.
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
            iterations: How many times it is done.
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


class OcrX(GPTask):
    """Reads text with a font library of your own, and makes and tests such libraries."""

    def __init__(
        self,
        fontlib: str | None = None,
        make_font_colors: str | None = None,
        rect: Region | None = None,
        save_font_code: dict[str, Any] | None = None,
        test_fontlib: dict[str, Any] | None = None,
    ) -> None:
        """Prepares the step for a `GPStack`: what is given decides what it does.

        Args:
            fontlib: File name of the font library to read with.
            make_font_colors: Colours of the characters, to make a library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            save_font_code: Character to save in a library; the keys are not documented.
            test_fontlib: Library to test; the keys are not documented.
        """

    @staticmethod
    def append_to_lib(lib_path: str, content: str) -> Any:
        """Adds a character to a font library, which is created when missing.

        Args:
            lib_path: Path of the font library.
            content: Line that describes the character; its form is not documented.

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
        """Reads text with a font library of your own, without places.

        It is faster than `matrix_detail()`.

        Args:
            font_lib: Path of the font library.
            rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole screen.
            region: How similar a character must be, from 0 to 1.
            image: Picture to search instead of the screen; `None` takes a screenshot.

        Returns:
            The text, or `None` when nothing was read.
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
            The text and its characters. What comes back when nothing was read is not documented; test for
            `None`.
        """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Reads text, or saves a character, depending on the constructor.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            A result whose `data` depends on what was done.
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
            angle: Angle in degrees; in which direction is not documented.
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
            threshold: Brightness from 0 to 255 that divides black and white; which side becomes white is not
                documented.
            inv: `True` swaps black and white.
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
