"""Of OpenCV only the calls that clean, compare, mark and save pictures."""

from sim import ask
from sim_arrays import Array

COLOR_BGR2GRAY = "grey"
COLOR_GRAY2BGR = "color"
THRESH_BINARY = 0
THRESH_BINARY_INV = 1
MORPH_OPEN = 2
MORPH_CLOSE = 3
__version__ = "4.1.2.30"


class error(Exception):
    pass


def _change(kind, image, **settings):
    if not isinstance(image, Array):
        raise error("(-215:Assertion failed) the picture is empty")
    settings["kind"] = kind
    settings["image"] = image
    return ask("cv2", settings)


def cvtColor(image, code):
    return _change(code, image)


def threshold(image, thresh, maxval, type):
    return thresh, _change("threshold", image, limit=thresh, inverted=type == THRESH_BINARY_INV)


def absdiff(one, other):
    if one.shape != other.shape:
        raise error("(-209:Sizes of input arguments do not match)")
    return _change("absdiff", one, other=other)


def countNonZero(image):
    if image.channels != 1:
        raise error("(-215:Assertion failed) cn == 1 in function 'countNonZero'")
    return _change("count", image)


def erode(image, kernel):
    return _change("erode", image, kernel=kernel)


def dilate(image, kernel):
    return _change("dilate", image, kernel=kernel)


def morphologyEx(image, kind, kernel):
    if kind == MORPH_OPEN:
        return dilate(erode(image, kernel), kernel)
    return erode(dilate(image, kernel), kernel)


def rectangle(image, first, second, color, thickness=1):
    blue, green, red = color
    edges = [first[0], first[1], second[0], second[1]]
    _change("rectangle", image, rect=edges, color=(red << 16) | (green << 8) | blue, thickness=thickness)
    return image


def imwrite(path, image):
    from ascript.android.screen import bitmap_to_file

    bitmap_to_file(path, image)
    return True


def imread(path):
    from ascript.android.screen import bitmap_to_cvimage, file_to_bitmap

    bitmap = file_to_bitmap(path)
    return None if bitmap is None else bitmap_to_cvimage(bitmap)


def __getattr__(name):
    raise AttributeError("the simulated phone has no cv2.%s" % name)
