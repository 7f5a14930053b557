"""Types through the keyboard of AScript."""


def input_clear() -> None:
    """Clears the text of the focused field."""


def input_enter() -> None:
    """Presses Return through the input method."""


def input_text(text: str) -> None:
    """Types text through the input method.

    Args:
        text: Text to type.
    """
