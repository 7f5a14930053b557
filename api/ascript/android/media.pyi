"""Controls sound, brightness and vibration, and records."""

from typing import Any


def brightness(percent: int) -> Any:
    """Sets the screen brightness as a percentage.

    Args:
        percent: 0 to 100.

    Returns:
        The result is not documented.

    Requires:
        The right to modify system settings

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def cancel_vibrate() -> Any:
    """Stops a running vibration.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_brightness() -> int:
    """Gets the current screen brightness.

    Returns:
        Brightness 0-255 (not a percentage).
    """


def get_max_volume(type: int = 3) -> int:
    """Gets the highest volume of a stream.

    Args:
        type: Android audio stream number; 3 is media (manual of 2023: 0 call, 1 system, 2 ring, 4 alarm, 5
            notification).

    Returns:
        Highest volume step.
    """


def get_volume(type: int = 3) -> int:
    """Gets the current volume of a stream.

    Args:
        type: Android audio stream number; 3 is media (manual of 2023: 0 call, 1 system, 2 ring, 4 alarm, 5
            notification).

    Returns:
        Current volume step.
    """


def image_to_gallery(file_path: str) -> Any:
    """Adds an image file to the system gallery.

    Args:
        file_path: Path of the image file.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def play(path: str, callback: Any = None) -> Any:
    """Plays an audio file.

    Args:
        path: Path of the audio file.
        callback: Completion callback; the manual of 2023 used an object with prepare(player) and
            `completion()`.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def recode(path: str, time: int | None = None) -> Any:
    """Records audio (the name is spelt this way).

    Args:
        path: File to record to.
        time: Recording time in milliseconds; `None` records until stopped by hand.

    Returns:
        The result is not documented; in the manual of 2023 the call returned an Android MediaRecorder to
        `start()` and `stop()`.

    Requires:
        Permission to record sound

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def send_email(to: str | None = None, subject: str | None = None, body: str | None = None) -> Any:
    """Composes a mail in the system mail app.

    Args:
        to: Recipient address.
        subject: Subject line.
        body: Mail text.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def talk(msg: str) -> Any:
    """Speaks text with the system text-to-speech engine.

    Args:
        msg: Text to speak.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def vibrate(time: int = 200) -> Any:
    """Vibrates the device.

    Args:
        time: Vibration time in milliseconds.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def volume(percent: int, type: int = 3) -> Any:
    """Sets the volume of a stream.

    Args:
        percent: 0 to 100 (the manual of 2023 says 1 to 100).
        type: Android audio stream number; 3 is media (manual of 2023: 0 call, 1 system, 2 ring, 4 alarm, 5
            notification).

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


class AliTts:
    """Deprecated.

    Moved to the plugin alimedia.
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
        """Creates one.

        Args:
            app_key: Alibaba Cloud app key.
            ak_id: Access key id.
            ak_secret: Access key secret.
            font_name: Voice name.
            speed_level: Speed.
            pitch_level: Pitch.
            volume: Volume.
        """


class AliTtsCosyVoice:
    """Deprecated.

    Moved to the plugin alimedia.
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
        """Creates one.

        Args:
            app_key: Alibaba Cloud app key.
            ak_id: Access key id.
            ak_secret: Access key secret.
            voice: Voice name.
            enable_subtitle: Ask for subtitle data.
            format: Audio format.
            sample_rate: Sample rate in Hz.
            volume: Volume.
            speech_rate: Speed.
            pitch_rate: Pitch.
            new_client: Not documented.
        """
