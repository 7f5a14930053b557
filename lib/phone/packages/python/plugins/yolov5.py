"""The plug-in yolov5: it finds the drawings that the scene calls detected, by their pixels."""

from sim import ask


def load(model):
    return True


def find_all(bitmap=None, use_gpu=False, size=640):
    found = []
    for hit in ask("plugin.detect", {"bitmap": bitmap, "count": 99, "threshold": 0}):
        left, top, right, bottom = hit["rect"]
        box = dict([("label", hit["label"]), ("x", left), ("y", top), ("w", right - left), ("h", bottom - top)])
        box["prob"] = hit["confidence"]
        found.append(box)
    return found
