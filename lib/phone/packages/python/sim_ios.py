"""What the iOS packages keep in Python: chains, controls, pictures and functions of the script."""

import sim_gp
from sim import HANDLERS, NAMES, ask, handles, record
from sim_events import MESSAGES
from sim_pictures import Image

sim_gp.add_steps(
    "ios",
    "gp_tasks.Crop gp_tasks.GrayImage gp_tasks.Threshold gp_tasks.Erode gp_tasks.Dilate gp_tasks.MorphOpen "
    "gp_tasks.MorphClose gp_tasks.GaussianBlur gp_tasks.Resize gp_tasks.Rotate gp_tasks.Canny gp_tasks.OcrX",
)


class RectPoint:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __repr__(self):
        return "Point(%s, %s)" % (self.x, self.y)


class Rect(list):
    """Place of a control: x, y, width and height, with the edges as attributes."""

    def __init__(self, x, y, width, height):
        super().__init__([x, y, width, height])
        self.x = self.left = x
        self.y = self.top = y
        self.width = width
        self.height = height
        self.right = x + width
        self.bottom = y + height
        self.origin = RectPoint(x, y)
        self.center = RectPoint(x + width / 2, y + height / 2)


def _node(key):
    from ascript.ios.node import Node

    node = Node(None, None)
    node._state = {"key": key}
    return node


def _point(x, y):
    from ascript.ios.screen.gp import Point

    return Point(x, y)


NAMES["Rect"] = Rect
NAMES["Bitmap"] = Image
NAMES["Node"] = _node
NAMES["Point"] = _point

record(
    "ios.node.Selector",
    "accessible brother child clear_text click enabled height index input label name node package parent predicate scroll "
    "type value visible width x xpath y",
)


@handles("ios.node.Selector.__init__")
def _selector(self, mode, xy, maxDepth, maxChildren, step):
    self._state = {"links": [], "mode": mode, "xy": xy, "maxDepth": maxDepth, "maxChildren": maxChildren}


@handles("ios.node.Node.__init__")
def _bare_node(self, session, id):
    self._state = {"key": -2}


def _read_live(name):
    HANDLERS["ios.node.Node." + name] = lambda self: ask("ios.node.Node.read", {"self": self, "name": name})


for _name in (
    "accessibility_container accessible bounds className displayed enabled id index info label name rect text type value "
    "visible"
).split():
    _read_live(_name)


def _act_on_node(name):
    def act(self, **bound):
        bound["self"] = self
        ask("ios.node.Node." + name, bound)
        return self

    HANDLERS["ios.node.Node." + name] = act


for _name in ("click", "scroll", "tap_hold"):
    _act_on_node(_name)


@handles("ios.node.Node.scroll")
def _scroll(self, direction, distance):
    if direction not in ("visible", "up", "down", "left", "right"):
        raise ValueError("direction: found %r; allowed: visible, up, down, left, right" % direction)
    ask("ios.node.Node.scroll", {"self": self, "direction": direction, "distance": distance})
    return self


@handles("ios.node.Node.pickerwheel_select")
def _turn(self):
    raise NotImplementedError("pickerwheel_select")


@handles("ios.screen.gp.Point.__init__")
def _make_point(self, x, y):
    self.x = x
    self.y = y
    self._state = {"x": x, "y": y}


@handles("ios.screen.image_pixel")
def _pixel(image, x, y):
    color = ask("ios.screen.image_pixel", {"image": image, "x": x, "y": y})
    return None if color is None else tuple(color)


@handles("ios.screen.image_save")
def _save(image, path):
    image.save(path)


@handles("ios.screen.CountingColor.find")
def _count(self):
    bound = self._arguments
    image = bound["image"]
    if image is None and bound["image_file"] is not None:
        image = ask("picture.open", {"path": bound["image_file"]})
    tolerance = "".join(["%02x" % step for step in bound["diff"]])
    colors = [color if "-" in color else color + "-#" + tolerance for color in bound["colors"].split("|")]
    return ask(
        "ios.screen.CountingColor.count", {"colors": "|".join(colors), "rect": bound["rect"], "image": image, "sim": 1}
    )


@handles("ios.screen.color_tools.hex_to_rgb")
def _hex_to_rgb(hex_color):
    digits = hex_color.replace("#", "")
    if len(digits) != 6:
        raise ValueError("hex_color: found %r; allowed: six digits" % hex_color)
    return [int(digits[place : place + 2], 16) for place in (0, 2, 4)]


@handles("ios.screen.color_tools.compare_color_n")
def _compare_colors(color1, color2, diff):
    return all([abs(one - other) <= most for one, other, most in zip(color1, color2, diff)])


@handles("ios.system.R.rel")
def _rel(path, rel_path):
    folder = path
    if not path.endswith("/") and "." in path.split("/")[-1]:
        folder = path.rpartition("/")[0]
    if rel_path is None:
        return folder
    parts = []
    for part in (folder + "/" + rel_path).split("/"):
        if part == "..":
            parts.pop()
        elif part not in ("", "."):
            parts.append(part)
    return "/" + "/".join(parts)


_windows = [0]


@handles("ios.ui.WebWindow.__init__")
def _window(self, ui_path, tunner):
    _windows[0] += 1
    self._state = {"id": _windows[0], "html": ui_path}
    if tunner is not None:
        MESSAGES[_windows[0]] = tunner
