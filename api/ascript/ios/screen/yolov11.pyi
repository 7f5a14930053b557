"""Finds objects with a YOLO model of your own."""

from typing import Any

from PIL import Image

from .._types import Region, YoloObject


def detect(
    img: Image.Image | str | None = None,
    target_size: int = 640,
    threshold: float = 0.4,
    nms_threshold: float = 0.5,
    rect: Region | None = None,
) -> list[YoloObject]:
    """Finds all objects that the loaded model knows.

    Args:
        img: The picture, a PIL image or a path; `None` takes a screenshot.
        target_size: Size in pixels to which the picture is scaled.
        threshold: How sure the model must be, from 0 to 1; less sure results are dropped.
        nms_threshold: How much two objects may overlap, from 0 to 1, before the less sure one is dropped.
        rect: Area to search, `[left, top, right, bottom]` in pixels; `None` searches the whole picture.

    Returns:
        The objects. What comes back when there is none is not documented.
    """


def free() -> Any:
    """Releases the memory of the model.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def load(
    param_path: str,
    bin_path: str,
    yaml_path: str | None = None,
    nc: int = 0,
    use_gpu: bool = False,
) -> Any:
    """Loads a YOLOv8 or YOLOv11 model in ncnn form.

    Args:
        param_path: Path of the model's `.param` file.
        bin_path: Path of the model's `.bin` file.
        yaml_path: Path of the `data.yaml` file with the names of the classes; `None` for none.
        nc: Number of classes; `0` lets the module find it.
        use_gpu: `True` computes on the graphics processor.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def nc() -> Any:
    """Gives the number of classes that the model knows.

    Returns:
        The number; its type is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
