"""The plug-in `Yolov8Ncnn`, as far as the vendor's page describes it."""

from typing import Any, TypedDict

class Detection(TypedDict):
    class_id: int
    confidence: float
    rect: list[int]

def load(param_path: str, bin_path: str, nc: int, use_gpu: bool = False) -> bool: ...
def detect(
    bitmap: Any = None, target_size: int = 640, threshold: float = 0.4, nms_threshold: float = 0.5
) -> list[Detection]: ...
