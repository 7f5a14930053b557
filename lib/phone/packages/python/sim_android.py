"""What the Android packages keep in Python: chains, controls, pictures and functions of the script."""

import sim_gp
from sim import HANDLERS, NAMES, ask, dict, handles, record
from sim_events import MESSAGES, Fields, arrives


class Rect:
    """Edges of a control, as Android's `Rect`."""

    def __init__(self, left, top, right, bottom):
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom

    def width(self):
        return self.right - self.left

    def height(self):
        return self.bottom - self.top

    def centerX(self):
        return (self.left + self.right) // 2

    def centerY(self):
        return (self.top + self.bottom) // 2

    def __repr__(self):
        return "Rect(%d, %d - %d, %d)" % (self.left, self.top, self.right, self.bottom)

    def _encode(self):
        return [self.left, self.top, self.right, self.bottom]


class Bitmap:
    """A screenshot, kept by the phone."""

    def __init__(self, id, width, height):
        self.id = id
        self.width = width
        self.height = height
        self.size = (width, height)
        self.shape = (height, width, 3)

    def getWidth(self):
        return self.width

    def getHeight(self):
        return self.height

    def getPixel(self, x, y):
        return ask("bitmap.pixel", {"bitmap": self, "x": x, "y": y})

    def recycle(self):
        return None

    def _encode(self):
        return {"$": "bitmap", "id": self.id}


def _node(fields):
    from ascript.android.node import Node

    node = Node()
    node._fields = fields
    node._state = {"key": fields["key"]}
    return node


def _point(x, y):
    from ascript.android.screen.color_tools import Point

    return Point(x, y)


def _color(packed):
    from ascript.android.screen import Color

    return Color(packed)


sim_gp.add_steps(
    "android",
    "Eraser FindColors CompareColors Colors FindImages Ocr OcrX FindBlock CodeScanner gp_tasks.Crop gp_tasks.GrayImage "
    "gp_tasks.Threshold gp_tasks.Erode gp_tasks.Dilate gp_tasks.MorphOpen gp_tasks.MorphClose gp_tasks.GaussianBlur "
    "gp_tasks.Resize gp_tasks.Rotate gp_tasks.Canny gp_tasks.CvFontLib",
)

NAMES["Rect"] = Rect
NAMES["Bitmap"] = Bitmap
NAMES["Node"] = _node
NAMES["Point"] = _point
NAMES["Color"] = _color


record(
    "android.node.Selector",
    "brother checkable checked child childCount click clickable depth desc dismissable drawingOrder editable enabled "
    "focusable focused hintText id input inputType longClickable long_click maxTextLength packageName parent path slide "
    "swipe text type visible",
)
record(
    "android.action.Path",
    "addArc addCircle addOval addRect addRoundRect arcTo close cubicTo lineTo moveTo quadTo rCubicTo rLineTo rMoveTo "
    "rQuadTo reset rewind setLastPoint",
)


@handles("android.node.Selector.__init__")
def _selector(self, mode, xpath):
    self._state = {"links": [], "mode": mode, "xpath": xpath}


@handles("android.action.Path.__init__")
def _path(self, start_time, duration, will_continue):
    self._state = {"links": [], "start_time": start_time, "duration": duration}


@handles("android.node.Node.__init__")
def _bare_node(self, node):
    self._fields = {}
    self._state = {"key": -1}


def _act_on_node(name):
    def act(self, **bound):
        bound["self"] = self
        ask("android.node.Node." + name, bound)
        return self

    HANDLERS["android.node.Node." + name] = act


for _name in ("click", "long_click", "input", "slide", "swipe"):
    _act_on_node(_name)


@handles("android.screen.color_tools.Point.__init__")
def _make_point(self, x, y):
    self.x = x
    self.y = y
    self._state = {"x": x, "y": y}


@handles("android.screen.Color.__init__")
def _make_color(self, bitmap_color):
    packed = bitmap_color & 0xFFFFFFFF
    self.color = bitmap_color
    self.a = packed >> 24
    self.r = (packed >> 16) & 255
    self.g = (packed >> 8) & 255
    self.b = packed & 255
    self.argb = "#%02x%02x%02x%02x" % (self.a, self.r, self.g, self.b)
    self.rgb = "#%02x%02x%02x" % (self.r, self.g, self.b)


class Location:
    """A position, with the methods of Android's class."""

    def __init__(self, latitude, longitude, accuracy, at_ms):
        self._place = (latitude, longitude, accuracy)
        self._at_ms = at_ms

    def getLatitude(self):
        return self._place[0]

    def getLongitude(self):
        return self._place[1]

    def getAccuracy(self):
        return self._place[2]

    def getTime(self):
        return _START_MS + int(self._at_ms)


_START_MS = 1767258000000  # The clock of `time.py`.
NAMES["Location"] = Location
LISTENERS = {"notification": [], "location": [], "menu": {}}


class _Bundle:
    """What a notification holds, as Android's `Bundle`."""

    def __init__(self, texts):
        self._texts = texts

    def getString(self, key, default=None):
        return self._texts.get(key, default)

    getCharSequence = getString

    def __repr__(self):
        return "Bundle[%r]" % self._texts


class _ContentIntent:
    """What a tap on a notification does."""

    def __init__(self, package):
        self._package = package

    def send(self):
        ask("android.system.open", {"name_or_package": self._package})


class _Posted:
    """A notification of another app, with the methods of Android's class."""

    def __init__(self, fields):
        self._it = fields

    def getPackageName(self):
        return self._it.packageName

    def getTag(self):
        return None

    def getId(self):
        return 1

    def getPostTime(self):
        return self._it.atMs

    def getNotification(self):
        texts = {"android.title": self._it.title, "android.text": self._it.text}
        target = _ContentIntent(self._it.packageName)
        return Fields({"extras": _Bundle(texts), "contentIntent": target})


@arrives("menu")
def _press_menu(fields):
    LISTENERS["menu"][fields.id]()


@arrives("location")
def _locate(fields):
    place = Location(fields.latitude, fields.longitude, fields.accuracy, fields.atMs)
    for listener in LISTENERS["location"]:
        listener(place)


@arrives("notification")
def _notify(fields):
    for listener in list(LISTENERS["notification"]):
        listener(_Posted(fields))


@handles("android.location.request")
def _follow(call_back, min_time_updata, min_distance_change):
    if call_back is not None:
        LISTENERS["location"].append(call_back)
    ask("android.location.request", {"min_time_updata": min_time_updata})


@handles("android.location.close")
def _unfollow():
    LISTENERS["location"].clear()
    ask("android.location.close", {})


@handles("android.ui.FloatWindow.add_menu")
def _add_menu(menu_id, menu_ico, menu_click_listener, remove_system):
    LISTENERS["menu"][menu_id] = menu_click_listener
    ask("android.ui.FloatWindow.add_menu", {"menu_id": menu_id})


# What stands here for a class of another package, by the name that Python prints for that class.
_PRINTED_TYPES = {"Bitmap": "android.graphics.Bitmap", "Array": "numpy.ndarray"}


@handles("android.ui.ImageWindow.show")
def _show_picture(file_or_bitmap_or_ndarray):
    name = type(file_or_bitmap_or_ndarray).__name__
    print("<class '%s'>" % _PRINTED_TYPES.get(name, name))
    ask("android.ui.ImageWindow.show", {})


@handles("android.system.Notification.listen")
def _listen(call):
    ask("android.system.Notification.listen", {})
    LISTENERS["notification"].append(call)


@handles("android.action.gesture")
def _gesture(paths, listener):
    ask("android.action.gesture", {"paths": paths})
    if listener is not None:
        target = listener() if isinstance(listener, type) else listener
        if hasattr(target, "onCompleted"):
            target.onCompleted()


_windows = [0]


@handles("android.ui.WebWindow.__init__")
def _window(self, html, tunnel, id):
    _windows[0] += 1
    self._state = {"id": _windows[0] if id is None else id, "html": html}
    self._on = {}
    self._tunnel = tunnel
    MESSAGES[self._state["id"]] = lambda key, value: _receive(self, key, value)


def _receive(window, key, value):
    if key in window._on:
        window._on[key](value)
    if window._tunnel is not None:
        window._tunnel(key, value)


@handles("android.ui.WebWindow.show")
def _show(self, wait):
    import time

    ask("android.ui.WebWindow.show", {"self": self})
    while wait and ask("window.waits", {"self": self}):
        time.sleep(0.5)


@handles("android.ui.Loger.__init__")
def _log_window(self, html):
    _window(self, html or "Log", None, None)


@handles("android.ui.WebWindow.mode")
def _mode(self, mode):
    ask("android.ui.WebWindow.mode", {"self": self, "mode": mode})
    return self


@handles("android.ui.WebWindow.on")
def _on(self, key):
    def register(function):
        self._on[key] = function
        return function

    return register


@handles("android.ui.WebWindow.tunner")
def _tunner(self, fun):
    def register(function):
        self._tunnel = function
        return function

    if fun is None:
        return register
    register(fun)
    return None


@handles("android.screen.bitmap_to_file")
def _save_bitmap(path, bitmap, quality):
    if isinstance(path, Bitmap):
        raise TypeError("bitmap_to_file() takes the path first, then the picture")
    ask("android.screen.bitmap_to_file", {"path": path, "bitmap": bitmap})
    with open(path, "w") as file:
        file.write("picture")


@handles("android.system.shell")
def _shell(command, callback):
    result = ask("android.system.shell", {"command": command})
    if callback is None:
        return result
    for line in result.res:
        callback.commandOutput(0, line)
    for line in result.error:
        callback.commandOutput(1, line)
    callback.commandCompleted(0, result.code)
