"""Finds windows and their controls, and works them."""

from .Selector import Selector as Selector
from .Window import Window as Window
