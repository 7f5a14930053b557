"""Shows windows and drawings."""

from .flot_window import FloatScriptWindow as FloatScriptWindow
from .web_window import WebWindow as WebWindow
