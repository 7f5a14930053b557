"""Chains of picture steps, and arrays of OpenCV, in Python."""

from sim import HANDLERS, NAMES, ask, handles


class Array:
    """A picture as OpenCV has it; rows come first."""

    def __init__(self, id, width, height, channels):
        self.id = id
        self.width = width
        self.height = height
        self.channels = channels
        self.shape = (height, width, channels) if channels > 1 else (height, width)
        self.size = width * height * channels
        self.ndim = len(self.shape)

    def __getitem__(self, place):
        if not isinstance(place, tuple):
            place = (place, slice(None, None, None))
        rows, columns = place[0], place[1]
        if isinstance(rows, slice) and isinstance(columns, slice):
            top, bottom = _span(rows, self.height)
            left, right = _span(columns, self.width)
            return ask("array.crop", {"image": self, "rect": [left, top, right, bottom]})
        color = ask("bitmap.pixel", {"bitmap": self, "x": columns, "y": rows})
        return [color & 255, (color >> 8) & 255, (color >> 16) & 255]

    def copy(self):
        return self[:, :]

    def _encode(self):
        return {"$": "bitmap", "id": self.id}


def _span(part, length):
    first = 0 if part.start is None else part.start
    last = length if part.stop is None else part.stop
    if part.step not in (None, 1):
        raise NotImplementedError("a step in a slice is not simulated")
    return max(0, first + length if first < 0 else first), min(length, last + length if last < 0 else last)


NAMES["Array"] = Array


class _Raw:
    """What a ready-made step has answered."""

    def __init__(self, image, offset_x, offset_y, replaces, data):
        self.image = image
        self.offset_x = offset_x
        self.offset_y = offset_y
        self.replaces = replaces
        self.data = data


NAMES["StepResult"] = _Raw


@handles("android.screen.gp.Result.__init__")
def _result(self, image, offset_x, offset_y, data):
    self.image = image
    self.offset_x = offset_x
    self.offset_y = offset_y
    self.data = data


@handles("android.screen.gp.GPStack.__init__")
def _stack(self, cv_image):
    self._image = cv_image
    self._steps = []


@handles("android.screen.gp.GPStack.add")
def _add(self, dao):
    if isinstance(dao, type):
        raise TypeError("add() needs a step, not the class %s: write %s(...)" % (dao.__name__, dao.__name__))
    self._steps.append(dao)


@handles("android.screen.gp.GPStack.run")
def _run(self):
    from ascript.android.screen import capture_cv
    from ascript.android.screen.gp import Result

    result = Result(capture_cv() if self._image is None else self._image)
    for step in self._steps:
        image = result.image
        if isinstance(image, Array) and image.channels == 1:
            image = ask("array.color", {"image": image})
        result = step.run(image, result.offset_x, result.offset_y, result.data)
    return result


def _ready_made(name):
    def run(self, cv_image, offset_x, offset_y, data):
        from ascript.android.screen.gp import Result

        bound = {"self": self, "cv_image": cv_image, "offset_x": offset_x, "offset_y": offset_y}
        raw = ask(name, bound)
        if raw is None:
            return Result(cv_image, offset_x, offset_y, data)
        return Result(raw.image, raw.offset_x, raw.offset_y, raw.data if raw.replaces else data)

    HANDLERS[name] = run


for _name in (
    "Eraser FindColors CompareColors Colors FindImages Ocr OcrX FindBlock CodeScanner gp_tasks.Crop gp_tasks.GrayImage "
    "gp_tasks.Threshold gp_tasks.Erode gp_tasks.Dilate gp_tasks.MorphOpen gp_tasks.MorphClose gp_tasks.GaussianBlur "
    "gp_tasks.Resize gp_tasks.Rotate gp_tasks.Canny gp_tasks.CvFontLib"
).split():
    _ready_made("android.screen." + _name + ".run")
