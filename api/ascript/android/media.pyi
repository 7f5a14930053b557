"""Sets volume and brightness, vibrates, speaks, plays and records sound."""

from collections.abc import Callable
from typing import Any, Literal

from ._types import MediaRecorder, PlayListener


def brightness(percent: int) -> Any:
    """Sets the screen brightness by percentage and switches automatic brightness off.

    Args:
        percent: Brightness from 0 to 100. `get_brightness()` counts from 0 to 255.

    Returns:
        The result is not documented.

    Requires:
        The right to modify system settings

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def cancel_vibrate() -> Any:
    """Stops a vibration that is running.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_brightness() -> int:
    """Gives the screen brightness as a number from 0 to 255.

    Returns:
        Brightness from 0 to 255. `brightness()` takes a percentage.
    """


def get_max_volume(type: Literal[0, 1, 2, 3, 4, 5] = 3) -> int:
    """Gives the highest volume step of a sound stream.

    Args:
        type: The stream: 0 call, 1 system, 2 ring, 3 media, 4 alarm, 5 notification.

    Returns:
        The highest step, which differs from phone to phone and from stream to stream.
    """


def get_volume(type: Literal[0, 1, 2, 3, 4, 5] = 3) -> int:
    """Gives the volume of a sound stream.

    Args:
        type: The stream: 0 call, 1 system, 2 ring, 3 media, 4 alarm, 5 notification.

    Returns:
        The volume as a percentage from 0 to 100.

    Confidence:
        medium: The vendor's page says percentage; the code says only that it is a whole number.
    """


def image_to_gallery(file_path: str) -> Any:
    """Adds a picture file to the phone's gallery.

    Args:
        file_path: Path of the picture file.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def play(path: str, callback: PlayListener | Callable[[], Any] | None = None) -> Any:
    """Plays a sound file.

    Args:
        path: Path of the sound file. The accepted formats are not documented.
        callback: Object with the methods `prepare(player)`, which must call `player.start()`, and
            `completion()`; `None` plays at once.

    Returns:
        The result is not documented.

    Confidence:
        medium: The object is that of the manual from 2023; the vendor's code calls the argument a completion
        callback.
    """


def recode(path: str, time: int | None = None) -> MediaRecorder | None:
    """Makes a recorder that writes sound to a file.

    The name is spelt this way. The recorder waits: call its `start()`.

    Args:
        path: File to write; it is created when missing.
        time: How long to record, in milliseconds; `None` records until you call `stop()`.

    Returns:
        Android's `MediaRecorder`, with `start()` and `stop()`. What comes back on failure is not documented.

    Requires:
        Permission to record sound

    Confidence:
        medium: The result is that of the manual from 2023; the vendor's newer code does not describe it.
    """


def send_email(to: str | None = None, subject: str | None = None, body: str | None = None) -> Any:
    """Opens the mail app with a message to send.

    Args:
        to: Address of the recipient; `None` leaves it empty.
        subject: Subject line; `None` leaves it empty.
        body: Text of the message; `None` leaves it empty.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; that nothing is sent by itself is not stated.
    """


def talk(msg: str) -> Any:
    """Speaks a text with the phone's speech engine.

    Args:
        msg: Text to speak.

    Returns:
        The result is not documented.

    Note:
        A phone without a speech engine, such as some emulators, stays silent.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def vibrate(time: int = 200) -> None:
    """Makes the phone vibrate.

    Args:
        time: How long, in milliseconds.
    """


def volume(percent: int, type: Literal[0, 1, 2, 3, 4, 5] = 3) -> None:
    """Sets the volume of a sound stream by percentage.

    Args:
        percent: Volume from 1 to 100; the vendor's code says from 0.
        type: The stream: 0 call, 1 system, 2 ring, 3 media, 4 alarm, 5 notification.
    """


class AliTts:
    """Speaks with Alibaba's speech service; deprecated, use the plug-in `alimedia`.

    Load the plug-in with `plug.load("alimedia")`.
    """

    def __init__(
        self,
        app_key: str,
        ak_id: str,
        ak_secret: str,
        font_name: str = "siqi",
        speed_level: str = "1",
        pitch_level: str = "0",
        volume: str = "1.0",
    ) -> None:
        """Signs in to the speech service and chooses a voice.

        Args:
            app_key: App key of your Alibaba Cloud account.
            ak_id: Id of your access key.
            ak_secret: Secret of your access key.
            font_name: Name of the voice.
            speed_level: Speed as text; the range is not documented.
            pitch_level: Pitch as text; the range is not documented.
            volume: Volume as text; the range is not documented.
        """


class AliTtsCosyVoice:
    """Speaks with Alibaba's CosyVoice service; deprecated, use the plug-in `alimedia`.

    Load the plug-in with `plug.load("alimedia")`.
    """

    def __init__(
        self,
        app_key: str,
        ak_id: str,
        ak_secret: str,
        voice: str = "longze",
        enable_subtitle: bool = True,
        format: str = "pcm",
        sample_rate: int = 16000,
        volume: int = 50,
        speech_rate: int = 0,
        pitch_rate: int = 0,
        new_client: bool = False,
    ) -> None:
        """Signs in to the speech service and chooses a voice.

        Args:
            app_key: App key of your Alibaba Cloud account.
            ak_id: Id of your access key.
            ak_secret: Secret of your access key.
            voice: Name of the voice.
            enable_subtitle: `True` asks for subtitle data too.
            format: Format of the sound; other values are not documented.
            sample_rate: Sampling rate in hertz.
            volume: Volume; the range is not documented.
            speech_rate: Speed; the range is not documented.
            pitch_rate: Pitch; the range is not documented.
            new_client: Its meaning is not documented.
        """
