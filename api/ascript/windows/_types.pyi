"""Types that results and arguments of the Windows modules are made of."""

from typing import TypeAlias

import numpy
from PIL import Image

Region: TypeAlias = "list[int] | tuple[int, int, int, int]"
"""Rectangle `[left, top, right, bottom]` in screen pixels."""

Picture: TypeAlias = "numpy.ndarray | Image.Image"
"""A picture in memory: an OpenCV array or a PIL image."""
