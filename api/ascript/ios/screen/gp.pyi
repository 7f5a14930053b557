"""Holds the base of the picture tools, and chains steps that process pictures."""

from typing import Any

import numpy
from PIL import Image

from .._types import Picture, Region


class GP:
    """Is the base of the tools that search pictures, such as `FindColors` and `Ocr`.

    A subclass must have `run()`.
    """

    name: str
    """Name under which the tool is shown; a subclass sets it."""

    ui_path: str
    """Path of the page with the settings of the tool; a subclass sets it."""

    def run(self, gp_inout: GpInOut) -> GpInOut:
        """Does the work of the tool; a subclass must have it.

        Args:
            gp_inout: Picture, area and data to work on.

        Returns:
            The picture with what was found as `data`.
        """


class GPStack:
    """Runs steps on a picture, each on the result of the one before."""

    def __init__(self, cv_image: numpy.ndarray | None = None) -> None:
        """Starts a chain without steps.

        Args:
            cv_image: Picture to start with, an OpenCV array; what `None` does is not documented, on Android it
                takes a screenshot.
        """

    def add(self, dao: GPTask) -> Any:
        """Appends a step to the chain.

        Args:
            dao: The step.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def change_img_channal(cv_image: numpy.ndarray) -> Any:
        """Turns a grey picture into one with three channels.

        The name is spelt this way.

        Args:
            cv_image: The picture, an OpenCV array.

        Returns:
            Not documented; on Android the picture in BGR order.

        Confidence:
            low: It is known from a usage note; what it does is taken from Android.
        """

    def run(self) -> Result:
        """Runs all steps in their order.

        Returns:
            Result of the last step.

        Confidence:
            medium: The signature is known from the vendor's code; the behaviour is that of Android.
        """


class GPTask:
    """Is the base of all steps of a `GPStack`; write a subclass for a step of your own."""

    name: str
    """Name under which the step is shown; a subclass sets it."""

    ui_path: str
    """Path of the page with the settings of the step; a subclass sets it."""

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Does the work of the step; a subclass must have it.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            The picture and what was found. A step that cuts must add its own distances to the offsets.

        Confidence:
            medium: The signature is known from the vendor's code; the behaviour is that of Android.
        """


class GpInOut:
    """Holds the picture, the area and the data that a tool takes and gives back."""

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
        """Holds what a tool works on.

        Args:
            image: The picture, a PIL image; `None` takes `image_file` or a screenshot.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What a tool has found, in a form of its own.
            image_file: Path or web address of a picture.
            rect: Area to work on, `[left, top, right, bottom]` in pixels; `None` for the whole picture.
            skip_cache: `True` takes a new screenshot even when `screen.cache()` keeps one.
            kwargs: Further values; they are not documented.
        """


class Point:
    """Holds a place on the screen or in a picture."""

    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""

    def __init__(self, x: int, y: int) -> None:
        """Describes a place.

        Args:
            x: Pixels from the left edge.
            y: Pixels from the top edge.
        """


class Result:
    """Holds the picture that a step made and what the step found.

    Confidence:
        medium: The signature is known from the vendor's code; the meaning is that of Android.
    """

    image: numpy.ndarray
    """Picture that the step made."""
    offset_x: int
    """How far the picture begins to the right of the left edge of the original, in pixels."""
    offset_y: int
    """How far the picture begins below the top edge of the original, in pixels."""
    data: Any
    """Whatever the step found; its form depends on the step."""

    def __init__(
        self,
        image: Picture | None = None,
        offset_x: int = 0,
        offset_y: int = 0,
        data: Any = None,
    ) -> None:
        """Holds what a step hands on.

        Args:
            image: The picture, an OpenCV array or a PIL image; its type is not documented.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step has found, in a form of its own.
        """
