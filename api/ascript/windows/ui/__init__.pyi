"""Shows a control panel, and windows made of HTML."""

from .flot_window import FloatScriptWindow as FloatScriptWindow
from .web_window import WebWindow as WebWindow
