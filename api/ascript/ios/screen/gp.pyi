"""Chains picture-processing steps."""

from typing import Any

import numpy
from PIL import Image

from .._types import Picture, Region


class GP:
    """Abstract base of the image tools such as FindColors and Ocr.

    A subclass must define `run()`.
    """

    name: str
    """Display name of the tool.

    Set by the subclass.
    """

    ui_path: str
    """Path of the settings page of the tool.

    Set by the subclass.
    """

    def run(self, gp_inout: GpInOut) -> GpInOut:
        """Does the work of the tool.

        Args:
            gp_inout: Picture, area and data to work on.

        Returns:
            GpInOut with the result.
        """


class GPStack:
    """Chain of GPTask steps.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    def __init__(self, cv_image: numpy.ndarray | None = None) -> None:
        """Creates one.

        Args:
            cv_image: Start picture; `None` takes a screenshot (not documented here).
        """

    def add(self, dao: Any) -> Any:
        """Appends a step.

        Args:
            dao: Any object.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def change_img_channal(cv_image: numpy.ndarray) -> Any:
        """Makes a picture three-channel (judging by the Android counterpart.

        The name is spelt this way).

        Args:
            cv_image: The picture, an OpenCV array.

        Returns:
            The result is not documented.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """

    def run(self) -> Result:
        """Runs all steps in order.

        Returns:
            Result of the last step.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """


class GPTask:
    """Abstract base of image-processing steps.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    name: str
    """Display name of the step.

    Set by the subclass.
    """

    ui_path: str
    """Path of the settings page of the step.

    Set by the subclass.
    """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Does the work of the step.

        Args:
            cv_image: The picture, an OpenCV array.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: Result data, or data handed over by the previous step.

        Returns:
            Result with the new picture and data.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """


class GpInOut:
    """Input and output of an image tool."""

    def __init__(
        self,
        image: Image.Image | None = None,
        offset_x: int = 0,
        offset_y: int = 0,
        data: Any = None,
        image_file: str | None = None,
        rect: Region | None = None,
        skip_cache: bool = False,
        **kwargs: Any,
    ) -> None:
        """Creates one.

        Args:
            image: PIL image.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: Result data, or data handed over by the previous step.
            image_file: Path or URL of a picture; with neither picture nor path the WDA screenshot is used.
            rect: Area to work on.
            skip_cache: `True` ignores the cached screenshot.
            kwargs: Not documented.
        """


class Point:
    """A point with x and y."""

    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""

    def __init__(self, x: int, y: int) -> None:
        """Creates one.

        Args:
            x: X coordinate.
            y: Y coordinate.
        """


class Result:
    """Output of an image-processing step.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    image: numpy.ndarray
    """Picture that the step made."""
    offset_x: int
    """Pixels by which the picture is shifted to the right on the screen."""
    offset_y: int
    """Pixels by which the picture is shifted down on the screen."""
    data: Any
    """Whatever the step found; its form depends on the step."""

    def __init__(
        self,
        image: Picture | None = None,
        offset_x: int = 0,
        offset_y: int = 0,
        data: Any = None,
    ) -> None:
        """Creates one.

        Args:
            image: Picture.
            offset_x: X offset inside the original picture, pixels.
            offset_y: Y offset inside the original picture, pixels.
            data: Result data, or data handed over by the previous step.
        """
