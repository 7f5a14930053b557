"""Chains picture-processing steps."""

from typing import Any

import numpy

from .._types import Picture


def run(gp_file: str, cv_img: Picture | None = None) -> Result:
    """Loads and run a packed GP plugin file.

    Args:
        gp_file: Path of the .gp file.
        cv_img: Start picture; `None` lets the plugin take a screenshot.

    Returns:
        Result of the plugin.
    """


class GPStack:
    """Chain of GPTask steps, each working on the result of the one before."""

    def __init__(self, cv_image: numpy.ndarray | None = None) -> None:
        """Creates one.

        Args:
            cv_image: Start picture; `None` takes a screenshot.
        """

    def add(self, dao: GPTask) -> None:
        """Appends a step.

        Args:
            dao: GPTask object.
        """

    @staticmethod
    def change_img_channal(cv_image: numpy.ndarray) -> numpy.ndarray:
        """Makes a picture three-channel BGR (the name is spelt this way).

        Args:
            cv_image: Picture as a numpy array.

        Returns:
            BGR picture.
        """

    def run(self) -> Result:
        """Runs all steps in order.

        Returns:
            Result of the last step.
        """

    @staticmethod
    def run_json(json_param: str) -> None:
        """Reserved:s run a chain described in JSON.

        Args:
            json_param: Chain description as JSON.
        """


class GPTask:
    """Abstract base of image-processing steps.

    A subclass must define `run()`.
    """

    name: str
    """Display name of the step in the image tool.

    Set by the subclass.
    """

    ui_path: str
    """Path of the settings page of the step in the image tool.

    Set by the subclass.
    """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Does the work of the step.

        Args:
            cv_image: Input picture, BGR numpy array.
            offset_x: X offset of the picture inside the original, pixels.
            offset_y: Y offset of the picture inside the original, pixels.
            data: Data handed over by the previous step.

        Returns:
            Result with the new picture and data.
        """


class Result:
    """Output of an image-processing step."""

    image: numpy.ndarray
    """Picture that the step made."""
    offset_x: int
    """Pixels by which the picture is shifted to the right on the screen."""
    offset_y: int
    """Pixels by which the picture is shifted down on the screen."""
    data: Any
    """Whatever the step found; its form depends on the step."""

    def __init__(self, image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> None:
        """Creates one.

        Args:
            image: Picture as a numpy array.
            offset_x: X offset inside the original picture, pixels.
            offset_y: Y offset inside the original picture, pixels.
            data: Extra data such as matches or text.
        """
