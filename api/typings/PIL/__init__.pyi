"""The part of Pillow that samples use."""

from . import Image as Image
from . import ImageDraw as ImageDraw
