"""Types through the AScript keyboard."""


def input_clear() -> None:
    """Empties the field that has the focus.

    Requires:
        The AScript keyboard chosen on the device
    """


def input_enter() -> None:
    """Presses Return on the AScript keyboard.

    Requires:
        The AScript keyboard chosen on the device
    """


def input_text(text: str) -> None:
    """Types a text into the field that has the focus.

    Args:
        text: Text to type.

    Requires:
        The AScript keyboard chosen on the device
    """
