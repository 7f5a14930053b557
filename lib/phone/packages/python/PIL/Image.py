"""Pictures that are made, opened, or taken from arrays."""

from sim import ask
from sim_pictures import Image


def new(mode, size, color="#000000"):
    return ask("picture.new", {"width": size[0], "height": size[1], "color": color})


def open(path):
    picture = ask("picture.open", {"path": str(path)})
    if picture is None:
        raise FileNotFoundError(str(path))
    return picture


def fromarray(array, mode=None):
    return ask("picture.of", {"image": array})
