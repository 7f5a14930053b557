"""Sends raw commands to the vendor's HID chip."""


def is_active() -> bool:
    """Tells whether the HID chip is connected and usable.

    Returns:
        `True` when usable.
    """


def send_hex(hex_str: str) -> int:
    """Sends a raw hexadecimal command to the HID chip.

    Args:
        hex_str: Command as a hexadecimal string.

    Returns:
        Status code; -2 means no HID chip was found.
    """
