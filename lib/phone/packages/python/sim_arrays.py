"""Arrays of OpenCV, in Python."""

from sim import NAMES, ask


class Array:
    """A picture as OpenCV has it; rows come first."""

    def __init__(self, id, width, height, channels):
        self.id = id
        self.width = width
        self.height = height
        self.channels = channels
        self.shape = (height, width, channels) if channels > 1 else (height, width)
        self.size = width * height * channels
        self.ndim = len(self.shape)

    def __getitem__(self, place):
        if not isinstance(place, tuple):
            place = (place, slice(None, None, None))
        rows, columns = place[0], place[1]
        if isinstance(rows, slice) and isinstance(columns, slice):
            top, bottom = _span(rows, self.height)
            left, right = _span(columns, self.width)
            return ask("array.crop", {"image": self, "rect": [left, top, right, bottom]})
        color = ask("bitmap.pixel", {"bitmap": self, "x": columns, "y": rows})
        return [color & 255, (color >> 8) & 255, (color >> 16) & 255]

    def copy(self):
        return self[:, :]

    def _encode(self):
        return {"$": "bitmap", "id": self.id}


def _span(part, length):
    first = 0 if part.start is None else part.start
    last = length if part.stop is None else part.stop
    if part.step not in (None, 1):
        raise NotImplementedError("a step in a slice is not simulated")
    return max(0, first + length if first < 0 else first), min(length, last + length if last < 0 else last)


NAMES["Array"] = Array
