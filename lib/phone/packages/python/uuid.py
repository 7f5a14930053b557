"""Random names for things."""

import random


class UUID:
    def __init__(self, hex):
        self.hex = hex.replace("-", "").lower()

    def __str__(self):
        text = self.hex
        return "-".join([text[:8], text[8:12], text[12:16], text[16:20], text[20:]])

    def __repr__(self):
        return "UUID('%s')" % self

    def __eq__(self, other):
        return isinstance(other, UUID) and self.hex == other.hex

    def __hash__(self):
        return hash(self.hex)


def uuid4():
    digits = "".join([random.choice("0123456789abcdef") for _ in range(32)])
    return UUID(digits[:12] + "4" + digits[13:16] + random.choice("89ab") + digits[17:])
