"""Taps, swipes and runs commands with the rights of Shizuku."""

def click(x: int, y: int) -> str:
    """Taps a point of the screen with Android's command `input tap`.

    Args:
        x: Pixels from the left edge.
        y: Pixels from the top edge.

    Returns:
        What the command prints. What comes back on failure is not documented.

    Requires:
        Shizuku
    """


def shell(command: str | list[str]) -> str:
    """Runs a shell command with the rights of Shizuku.

    Args:
        command: The command as one text, or a list of its parts.

    Returns:
        What the command prints. What comes back on failure is not documented.

    Requires:
        Shizuku
    """


def swipe(x1: int, y1: int, x2: int, y2: int, dur: int = 200) -> str:
    """Swipes from one point to another with Android's command `input swipe`.

    Args:
        x1: Start, pixels from the left edge.
        y1: Start, pixels from the top edge.
        x2: End, pixels from the left edge.
        y2: End, pixels from the top edge.
        dur: How long the swipe takes, in milliseconds.

    Returns:
        What the command prints. What comes back on failure is not documented.

    Requires:
        Shizuku
    """
