"""Types that arguments of the Windows modules are made of."""

import numpy
from PIL import Image
from typing_extensions import TypeAlias

Region: TypeAlias = "list[int]"
"""Rectangle `[left, top, right, bottom]` in physical pixels of the screen."""

Picture: TypeAlias = "str | Image.Image | numpy.ndarray"
"""A picture: the path of a file, a PIL image or a NumPy array."""
