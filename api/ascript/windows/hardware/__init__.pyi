"""Works the mouse and the keyboard the way a person would."""

from .keyboard import Keyboard as Keyboard
from .mouse import Mouse as Mouse
