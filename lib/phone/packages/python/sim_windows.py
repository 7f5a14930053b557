"""What the Windows packages keep in Python: windows, controls, pictures and functions of the script."""

import os

import sim_arrays
import sim_events
from sim import HANDLERS, NAMES, ask, dict, handles, record
from sim_pictures import Image, keep_file


def _make(module, name, fields, state=None):
    """An object of the product, made by the desktop."""
    owner = getattr(__import__("ascript.windows." + module, None, None, [name]), name)
    made = object.__new__(owner)
    made._fields = fields
    made._state = state
    return made


def _window(handle):
    return _make("window.Window", "Window", {}, {"handle": handle})


def _point(x, y):
    from ascript.windows.daos.screen import Point

    return Point(x, y)


class _Facts:
    """Facts about the computer, read when the script asks for one."""

    def __init__(self, group):
        self._group = group

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return ask("device.fact", {"group": self._group, "name": name})


NAMES["Facts"] = _Facts
NAMES["Bitmap"] = Image
NAMES["Window"] = _window
NAMES["WindowRect"] = lambda fields: _make("window.Window", "WindowRect", fields)
NAMES["UIElement"] = lambda state: _make("window.Selector", "UIElement", {}, state)
NAMES["MatchResult"] = lambda fields: _make("screen.as_cv", "MatchResult", fields)
NAMES["Point"] = _point

_WINDOW = "windows.window.Window.Window."
_SELECTOR = "windows.window.Selector."


@handles(_WINDOW + "__init__")
def _take_window(self, hwnd):
    self._state = {"handle": hwnd}


def _asked(name):
    """A property whose value the desktop knows at the moment."""
    HANDLERS[name] = lambda self: ask(name, {"self": self})


for _name in (
    "title class_name process_name process_path pid rect is_visible is_minimized is_maximized is_responding "
    "is_always_on_top"
).split():
    _asked(_WINDOW + _name)
for _name in ("center", "child_count"):
    _asked(_SELECTOR + "UIElement." + _name)


def _saving(name):
    """A method that gives a picture and may write it to a file."""

    def take(*objects, **bound):
        if objects:
            bound["self"] = objects[0]
        picture = ask(name, bound)
        if picture is not None and bound["save_path"]:
            path = str(bound["save_path"])
            if not objects:
                # Of the screen alone it is documented that missing folders are made.
                os.makedirs(path.replace("\\", "/").rpartition("/")[0] or ".", exist_ok=True)
            keep_file(path)
        return picture

    HANDLERS[name] = take


_saving(_WINDOW + "capture")
_saving(_SELECTOR + "UIElement.capture")
_saving("windows.screen.screen_core.Screen.capture")


@handles(_SELECTOR + "Selector.__init__")
def _selector(self, window, title, depth):
    self._state = {"links": [], "window": window, "title": title}
    if depth != 0xFFFFFFFF:
        self._state["depth"] = depth


record(
    _SELECTOR + "Selector",
    "brother child child_count class_name click clickable depth description enabled handle input name parent password "
    "res_id type value visible",
)


def _act(name):
    def act(self, **bound):
        bound["self"] = self
        ask(name, bound)
        return self

    HANDLERS[name] = act


for _name in ("click", "input"):
    _act(_SELECTOR + "UIElement." + _name)


def _chain(module, owner, names):
    """Methods of a class that give the class back."""

    def add(name):
        def call(**bound):
            ask(name, bound)
            return getattr(__import__("ascript." + module, None, None, [owner]), owner)

        HANDLERS[name] = call

    for method in names.split():
        add(module + "." + owner + "." + method)


_chain(
    "windows.hardware.mouse", "Mouse", "click drag long_press mouse_down mouse_move mouse_up scroll wait"
)
_chain("windows.hardware.keyboard", "Keyboard", "input key key_down key_hot key_up wait")

def _fields_of(made):
    """What the phone has told of an object, or what a script has made it of."""
    return getattr(made, "_fields", None) or made._arguments


class _CaptureFormat:
    """A member of `WindowCaptureFormat`."""

    def __init__(self, name):
        self.name = name
        self.value = name

    def convert(self, pil_image):
        if self.name == "PIL":
            return pil_image
        return ask("not-simulated", {"name": "windows.window.Window.WindowCaptureFormat.convert"})

    def __repr__(self):
        return "WindowCaptureFormat." + self.name

    def _encode(self):
        return self.name


NAMES["CaptureFormat"] = _CaptureFormat

_MATCH = "windows.screen.as_cv.MatchResult."


@handles(_MATCH + "to_dict")
def _match_dict(self):
    return dict(_fields_of(self))


@handles(_MATCH + "__getitem__")
def _match_item(self, key):
    return _fields_of(self)[key]


_VALUES = "windows.daos.screen."


def _plain(owner, values):
    """A class that holds what it is made of."""

    def make(self, **bound):
        self._state = bound
        for name in bound:
            setattr(self, name, bound[name])

    HANDLERS[_VALUES + owner + ".__init__"] = make
    HANDLERS[_VALUES + owner + ".to_dict"] = lambda self: dict(
        [(name, getattr(self, name)) for name in values.split()]
    )


_plain("Point", "x y")
_plain("Size", "width height")
_plain("OcrRes", "text confidence region_position")


@handles(_VALUES + "Color.to_rgb")
def _split_color(self):
    digits = self._arguments["color"].lstrip("#")
    return [int(digits[place : place + 2], 16) for place in (0, 2, 4)]


_ITEM = "windows.screen.ocr.rapidocr_hook."


def read_item(fields):
    return _make("screen.ocr.rapidocr_hook", "OCRItem", fields)


@handles(_ITEM + "OCRItem.click")
def _click_text(self, window):
    ask("rapidocr.click", {"center": _fields_of(self)["center"], "window": window})
    return self


@handles(_ITEM + "OCRItem.to_dict")
def _text_dict(self):
    return dict(_fields_of(self))


@handles(_ITEM + "NullOCRItem.click")
def _click_nothing(self, window):
    return self


@handles(_ITEM + "NullOCRItem.to_dict")
def _no_dict(self):
    return dict()


@handles(_ITEM + "NullOCRItem.__bool__")
def _is_nothing(self):
    return False


@handles("windows.system.r.R.get_root")
def _root():
    from pathlib import Path

    return Path(ask("windows.system.r.R.get_root", {}))


_PANEL = "windows.ui.flot_window.FloatScriptWindow."


@handles(_PANEL + "__init__")
def _panel(self, icon_path, title, use_process, auto_start):
    self._state = {"title": title}
    self._on = {}


@handles(_PANEL + "on")
def _on_panel(self, event_name):
    def register(function):
        self._on[event_name] = function
        return function

    return register


@handles(_PANEL + "show")
def _show_panel(self, **_options):
    """The simulated user presses Start, and closes the panel when the function of the script has ended."""
    name = {"name": self._state["title"]}
    ask(_PANEL + "show", name)
    start = self._on.get("start")
    if start is not None:
        start()
    ask("panel.close", name)
