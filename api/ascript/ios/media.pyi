"""Plays sounds and stores pictures and videos."""

from collections.abc import Callable
from typing import Any


def audio_play(path: str, callback: Callable[..., Any] | None = None, volume: float = -1) -> str:
    """Plays an audio file.

    Args:
        path: Path of the audio file.
        callback: Called when playback ends.
        volume: Volume; -1 keeps the system volume.

    Returns:
        Id of this playback, for `audio_stop()`.
    """


def audio_stop(a_id: Any) -> None:
    """Stops a playback.

    Args:
        a_id: Id returned by `audio_play()`.
    """


def save_pic2photo(address: str) -> Any:
    """Saves a picture to the photo album.

    Args:
        address: File path or URL.

    Returns:
        Result of saving (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def save_video2photo(address: str) -> Any:
    """Saves a video to the photo album.

    Args:
        address: File path or URL.

    Returns:
        Result of saving (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """
