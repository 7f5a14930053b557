"""Plays sounds and stores pictures and videos in the photo library."""

from collections.abc import Callable
from typing import Any


def audio_play(path: str, callback: Callable[[], Any] | None = None, volume: float = -1) -> str:
    """Plays a sound file.

    Args:
        path: Path of the sound file. The accepted formats are not documented.
        callback: Called without arguments when the sound has ended; `None` for none.
        volume: Volume from 0 to 1; `-1` keeps that of the system.

    Returns:
        Id of the sound, for `audio_stop()`.
    """


def audio_stop(a_id: str) -> None:
    """Stops a sound that is playing.

    Args:
        a_id: Id that `audio_play()` has given.
    """


def save_pic2photo(address: str) -> str:
    """Saves a picture to the photo library.

    Args:
        address: Path or web address of the picture.

    Returns:
        `"success"`, otherwise the reason of the failure.
    """


def save_video2photo(address: str) -> str:
    """Saves a video to the photo library.

    Args:
        address: Path or web address of the video.

    Returns:
        `"success"`, otherwise the reason of the failure.
    """
