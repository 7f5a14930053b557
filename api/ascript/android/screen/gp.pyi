"""Chains steps that process pictures, and runs chains that were saved."""

from typing import Any

import numpy

from .._types import Picture


def gp_list() -> list[Any]:
    """Gives the steps that the colour tool offers for a chain.

    Returns:
        The steps, each with `name`, `ui_path`, `id`, `class_name` and `type`; whether these are keys or attributes
        is not documented.

    Confidence:
        medium: It is known from an older version of the vendor's code alone.
    """


def run(gp_file: str, cv_img: Picture | None = None) -> Result:
    """Runs a chain of steps that was saved as a `.gp` file.

    Args:
        gp_file: Path of the `.gp` file.
        cv_img: Picture to start with; `None` takes a screenshot.

    Returns:
        Result of the last step.

    Note:
        A changed file with the same name is not read again within one run of the script.
    """


class GPStack:
    """Runs steps on a picture, each on the result of the one before."""

    def __init__(self, cv_image: numpy.ndarray | None = None) -> None:
        """Starts a chain without steps.

        Args:
            cv_image: Picture to start with, an OpenCV array; `None` takes a screenshot.
        """

    def add(self, dao: GPTask) -> None:
        """Appends a step to the chain.

        Args:
            dao: The step.
        """

    @staticmethod
    def change_img_channal(cv_image: numpy.ndarray) -> numpy.ndarray:
        """Turns a grey picture into one with three channels in BGR order.

        The name is spelt this way.

        Args:
            cv_image: The picture, an OpenCV array.

        Returns:
            The picture in BGR order.
        """

    def run(self) -> Result:
        """Runs all steps in their order.

        Returns:
            Result of the last step.
        """

    @staticmethod
    def run_json(json_param: str) -> None:
        """Is reserved for running a chain that JSON text describes.

        Args:
            json_param: Description of the chain as JSON text.
        """


class GPTask:
    """Is the base of all steps of a `GPStack`; write a subclass for a step of your own."""

    name: str
    """Name of the step, which the colour tool shows."""

    ui_path: str
    """Folder with the `index.html` of the step's settings in the colour tool.

    Only a step with such settings needs it.
    """

    def run(self, cv_image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> Result:
        """Does the work of the step; a subclass must have it.

        Args:
            cv_image: Picture from the step before, an OpenCV array in BGR order.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step before has found.

        Returns:
            The picture and what was found. A step that cuts must add its own distances to the offsets.
        """


class Result:
    """Holds the picture that a step made and what the step found."""

    image: numpy.ndarray
    """Picture that the step made."""
    offset_x: int
    """How far the picture begins to the right of the left edge of the original, in pixels."""
    offset_y: int
    """How far the picture begins below the top edge of the original, in pixels."""
    data: Any
    """Whatever the step found; its form depends on the step."""

    def __init__(self, image: numpy.ndarray, offset_x: int = 0, offset_y: int = 0, data: Any = None) -> None:
        """Holds what a step hands on.

        Args:
            image: The picture, an OpenCV array.
            offset_x: How far the picture begins to the right of the left edge of the original, in pixels.
            offset_y: How far the picture begins below the top edge of the original, in pixels.
            data: What the step has found, in a form of its own.
        """
