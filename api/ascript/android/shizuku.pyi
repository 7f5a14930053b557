"""Runs commands and taps with the rights of Shizuku."""

from ascript.android.system import ShellResult


def click(x: int, y: int) -> str:
    """Taps through Shizuku (input tap).

    Args:
        x: X coordinate, pixels.
        y: Y coordinate, pixels.

    Returns:
        Output of the command.

    Requires:
        Shizuku
    """


def shell(command: str | list) -> ShellResult:
    """Runs a shell command with Shizuku rights.

    Args:
        command: Command text, or a list of its parts.

    Returns:
        Output of the command.

    Requires:
        Shizuku
    """


def swipe(x1: int, y1: int, x2: int, y2: int, dur: int = 200) -> str:
    """Swipes through Shizuku (input swipe).

    Args:
        x1: Start X, pixels.
        y1: Start Y, pixels.
        x2: End X, pixels.
        y2: End Y, pixels.
        dur: Swipe time in milliseconds.

    Returns:
        Output of the command.

    Requires:
        Shizuku
    """
