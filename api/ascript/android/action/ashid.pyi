"""Sends commands to the vendor's HID chip."""


def is_active() -> bool:
    """Tells whether an HID chip is connected and ready.

    Returns:
        `True` when it is ready.
    """


def send_hex(hex_str: str) -> int:
    """Sends a raw command to the HID chip.

    Args:
        hex_str: The command in hexadecimal digits; the commands are not documented.

    Returns:
        A status number; `-2` means that no chip was found, the others are not documented.
    """
