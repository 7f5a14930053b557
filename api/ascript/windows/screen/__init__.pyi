"""Takes screenshots and finds colours and pictures in them."""

from .find_colors import FindColors as FindColors
from .find_images import FindImages as FindImages
from .screen_core import Screen as Screen
