"""Finds windows and their controls, and acts on them."""

from .Selector import Selector as Selector
from .Window import Window as Window
