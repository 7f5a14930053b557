"""Finds objects with a YOLO model."""

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
    """Detects objects with the loaded YOLOv8 or v11 model.

    Args:
        img: PIL image or path; `None` takes a screenshot (not documented).
        target_size: Picture size given to the model, pixels.
        threshold: Lowest confidence 0-1.
        nms_threshold: Overlap limit of non-maximum suppression.
        rect: Area to search; not documented.

    Returns:
        List of dicts with class_id, confidence, rect [x1, y1, x2, y2] and tag. What comes back when nothing
        matches is not documented.
    """


def free() -> Any:
    """Releases the model.

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
    """Loads an ncnn model.

    Args:
        param_path: Path of the .param file.
        bin_path: Path of the .bin file.
        yaml_path: Path of data.yaml with the class names.
        nc: Number of classes; 0 detects it.
        use_gpu: `True` uses the GPU.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def nc() -> Any:
    """Gives the number of classes of the model.

    Returns:
        Number (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
