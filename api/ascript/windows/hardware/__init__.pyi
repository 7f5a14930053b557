"""Drives keyboard and mouse."""

from .keyboard import Keyboard as Keyboard
from .mouse import Mouse as Mouse
