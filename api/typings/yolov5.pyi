"""The plug-in `yolov5`, as far as the vendor's page describes it."""

from typing import Any, TypedDict

class Hit(TypedDict):
    label: str
    x: float
    y: float
    w: float
    h: float
    prob: float

def load(model: str) -> bool: ...
def find_all(bitmap: Any = None, use_gpu: bool = False, size: int = 640) -> list[Hit]: ...
