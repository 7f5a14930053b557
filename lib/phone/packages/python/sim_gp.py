"""Chains of picture steps in Python, the same on all platforms that have them."""

from sim import HANDLERS, NAMES, ask
from sim_arrays import Array


class _Raw:
    """What a ready-made step has answered."""

    def __init__(self, image, offset_x, offset_y, replaces, data):
        self.image = image
        self.offset_x = offset_x
        self.offset_y = offset_y
        self.replaces = replaces
        self.data = data


NAMES["StepResult"] = _Raw


def _init_result(self, image, offset_x, offset_y, data):
    self.image = image
    self.offset_x = offset_x
    self.offset_y = offset_y
    self.data = data


def _init_stack(self, cv_image):
    self._image = cv_image
    self._steps = []


def _add(self, dao):
    if isinstance(dao, type):
        raise TypeError("add() needs a step, not the class %s: write %s(...)" % (dao.__name__, dao.__name__))
    self._steps.append(dao)


def add_steps(platform, ready_made):
    """Makes the chains of a platform work, with its steps that are ready-made."""
    screen = platform + ".screen."

    def make_result(*values):
        return __import__("ascript." + screen + "gp", None, None, ["Result"]).Result(*values)

    def run(self):
        result = make_result(ask("array.screen", {}) if self._image is None else self._image)
        for step in self._steps:
            image = result.image
            if isinstance(image, Array) and image.channels == 1:
                image = ask("array.color", {"image": image})
            result = step.run(image, result.offset_x, result.offset_y, result.data)
        return result

    def add_step(name):
        def run_step(self, cv_image, offset_x, offset_y, data):
            bound = {"self": self, "cv_image": cv_image, "offset_x": offset_x, "offset_y": offset_y}
            raw = ask(name, bound)
            if raw is None:
                return make_result(cv_image, offset_x, offset_y, data)
            return make_result(raw.image, raw.offset_x, raw.offset_y, raw.data if raw.replaces else data)

        HANDLERS[name] = run_step

    HANDLERS[screen + "gp.Result.__init__"] = _init_result
    HANDLERS[screen + "gp.GPStack.__init__"] = _init_stack
    HANDLERS[screen + "gp.GPStack.add"] = _add
    HANDLERS[screen + "gp.GPStack.run"] = run
    for name in ready_made.split():
        add_step(screen + name + ".run")
