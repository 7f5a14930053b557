"""The plug-in Yolov8Ncnn: it finds the drawings that the scene calls detected, by their pixels."""

import os

from sim import ask

_loaded = [0]


def load(param_path, bin_path, nc, use_gpu=False):
    is_there = os.path.exists(param_path) and os.path.exists(bin_path)
    _loaded[0] = nc if is_there else 0
    return is_there


def detect(bitmap=None, target_size=640, threshold=0.4, nms_threshold=0.5):
    hits = ask("plugin.detect", {"bitmap": bitmap, "count": _loaded[0], "threshold": threshold})
    return [dict([(key, hit[key]) for key in ("class_id", "confidence", "rect")]) for hit in hits]
