"""Controls the script and asks about phone, project and surroundings."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from .._types import AppInfo, Display

_Basic = TypeVar("_Basic", bound=str | float | bool)
"""Text, number or boolean."""


def browser(url: str) -> None:
    """Opens an address in the browser.

    Args:
        url: Web address.
    """


def channel(fun: Callable[[Any], None]) -> None:
    """Registers a channel callback.

    Args:
        fun: Callback.
    """


def exit() -> None:
    """Stops the running script."""


def get_app_name(package_name: str) -> Any:
    """Gives the name of an app.

    Args:
        package_name: App package name.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; what it does is inferred from its name.
    """


def get_external_storage_info() -> Any:
    """Gives the use of the external storage.

    Returns:
        Storage information (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_foreground_app(active_time: int = 60) -> Any:
    """Gives the app in the foreground.

    Args:
        active_time: Time window looked at, seconds.

    Returns:
        App information (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_info() -> dict[str, Any]:
    """Gives the information about the running project.

    Returns:
        Dict with the version and more.
    """


def get_internal_storage_info() -> Any:
    """Gives the use of the internal storage.

    Returns:
        Storage information (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_navigation_mode() -> Any:
    """Gives the navigation-bar mode.

    Returns:
        Mode (values not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_version() -> str:
    """Gives the version of the running project.

    Returns:
        Version text.
    """


def memory() -> Any:
    """Gives the memory use of the device.

    Returns:
        Memory information (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def open(name_or_package: str) -> None:
    """Starts an app.

    Args:
        name_or_package: App name or package name.
    """


def open_app_setting(package_name: str) -> Any:
    """Opens the settings page of an app.

    Args:
        package_name: App package name.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; what it does is inferred from its name.
    """


def reboot(delay_time: int = 0) -> None:
    """Restarts the script (not the device).

    Args:
        delay_time: Delay in milliseconds; 0 restarts at once.
    """


def shell(command: str, callback: ShellListener | None = None) -> ShellResult:
    """Runs a shell command.

    Args:
        command: Command text.
        callback: ShellListener; `None` waits and returns the result.

    Returns:
        Described as text, but the module has a ShellResult class with res, error and code.

    Requires:
        Root or Shizuku

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def wait_for_package(package_name: str, timeout: int = 30000) -> Any:
    """Waits until an app is in front.

    Args:
        package_name: App package name.
        timeout: Time limit; unit not documented, 30000 suggests milliseconds.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; what it does is inferred from its name.
    """


class Clipboard:
    """System clipboard."""

    @staticmethod
    def get() -> str:
        """Reads the clipboard text.

        Returns:
            The text. What comes back on failure is not documented.
        """

    @staticmethod
    def put(msg: str) -> None:
        """Puts text on the clipboard.

        Args:
            msg: Text to store.
        """


class Config:
    """Settings of the running script."""

    @staticmethod
    def set_auto_run(is_open: bool) -> None:
        """Switches automatic start of the script on or off.

        Args:
            is_open: `True` switches it on.
        """

    @staticmethod
    def set_stop_re_run(is_open: bool) -> None:
        """Switches restarting after an abnormal stop on or off.

        Args:
            is_open: `True` switches it on.
        """


class Control:
    """Sends control commands to the runtime."""

    @staticmethod
    def send(params: dict[str, Any]) -> None:
        """Sends a control command.

        Args:
            params: Command as a dict, sent as JSON.
        """


class Device:
    """Information about the device."""

    @staticmethod
    def abi() -> str:
        """Gives the CPU ABI of the device.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    @staticmethod
    def abis() -> list[str]:
        """Gives the CPU ABIs of the device.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    @staticmethod
    def apps() -> list[Any]:
        """Gives the installed apps.

        Returns:
            List of app information (fields not documented).
        """

    @staticmethod
    def battery() -> Any:
        """Gives the battery state.

        Returns:
            Level, charging state and more (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def brand() -> str:
        """Gives the brand name.

        Returns:
            Brand name.
        """

    @staticmethod
    def current_appinfo() -> AppInfo:
        """Gives the app in the foreground.

        Returns:
            App information; the manual of 2023 gives it name, packageName and activity.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def display() -> Display:
        """Gives the screen information.

        Returns:
            Display information; the manual of 2023 gives it heightPixels, widthPixels and density.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def id() -> str:
        """Gives the unique id of the device.

        Returns:
            Device id; the manual of 2023 falls back to the Android ID.
        """

    @staticmethod
    def ip() -> str:
        """Gives the IP address.

        Returns:
            IP address.
        """

    @staticmethod
    def is_charging() -> bool:
        """Tells whether the device is charging.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    @staticmethod
    def is_screen_on() -> bool:
        """Tells whether the screen is on.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    @staticmethod
    def keep_screen_off() -> None:
        """Undoes `keep_screen_on()`.

        Confidence:
            low: Known from a usage note only, not from the vendor's code.
        """

    @staticmethod
    def keep_screen_on() -> None:
        """Keeps the screen on.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """

    @staticmethod
    def memory() -> Any:
        """Gives the memory use of the device.

        Returns:
            Memory information (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def memory_app() -> list[Any]:
        """Gives the memory use of apps.

        Returns:
            List of memory data.
        """

    @staticmethod
    def model() -> str:
        """Gives the model name.

        Returns:
            Model name.
        """

    @staticmethod
    def name() -> str:
        """Gives the device name.

        Returns:
            Device name.
        """

    @staticmethod
    def phone_numbers() -> list[str]:
        """Gives the phone numbers of the SIM cards, without duplicates.

        Returns:
            List of numbers; empty without permission or when not available.
        """

    @staticmethod
    def sdk() -> int:
        """Gives the Android SDK level.

        Returns:
            SDK level (the manual of 2023 says string).

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def set_brightness(value: int) -> None:
        """Sets the screen brightness.

        Args:
            value: Brightness; range not documented.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def statue_bar_height() -> int:
        """Does the same as status_bar_height (misspelt alias).

        Returns:
            Pixels.
        """

    @staticmethod
    def status_bar_height() -> int:
        """Gives the height of the status bar.

        Returns:
            Pixels.
        """

    @staticmethod
    def version() -> str:
        """Gives the Android version.

        Returns:
            Version text.
        """

    @staticmethod
    def wake_up() -> None:
        """Wakes the screen.

        Confidence:
            medium: The signature is known from the vendor's code; what it does is inferred from its name.
        """


class KeyValue:
    """Small persistent key-value store (the same class also exists in ascript.android.data)."""

    @staticmethod
    def get(key: str, default_value: _Basic) -> _Basic:
        """Reads a stored value.

        Args:
            key: Storage key.
            default_value: Value to return when the key is missing.

        Returns:
            The stored value, or default_value when the key is missing.
        """

    @staticmethod
    def remove(key: str) -> Any:
        """Deletes a stored key.

        Args:
            key: Storage key.

        Returns:
            Result of the deletion (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def save(key: str, value: str | float | bool) -> None:
        """Stores a value.

        Args:
            key: Storage key.
            value: Value to store; several types allowed.
        """


class Notification:
    """Listens for system notifications."""

    @staticmethod
    def listen(call: Callable[[Any], None]) -> None:
        """Registers a notification callback.

        Args:
            call: Called for each new notification.

        Requires:
            Notification access
        """


class R:
    """Project paths and information about the running project.

    Static members only.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    context: Any
    """Android context.

    An attribute here, a method `R.context()` in the manual of 2023.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    id: int
    """Id of the running online mini-app; `0` for a local project.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    mode: Literal[1, 2, 3, 4]
    """Run mode: 1 Root, 2 accessibility, 3 picture and colour, 4 HID with controls.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    name: str
    """Name of the running project.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    package_name: str
    """Package name of the app that runs the script.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    version: int
    """Version code read from the runtime.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    @staticmethod
    def get_card() -> str:
        """Gives the card number or identifier of the device.

        Returns:
            Card information.
        """

    @staticmethod
    def img(*child_paths: str) -> str:
        """Gives the absolute path below the project's res/img folder.

        Args:
            child_paths: Path parts, joined in order.

        Returns:
            Absolute path.
        """

    @staticmethod
    def rel(*args: str) -> str:
        """Gives the absolute path relative to the file that makes the call.

        Args:
            args: Path parts, joined in order.

        Returns:
            Absolute path.
        """

    @staticmethod
    def res(*child_paths: str) -> str:
        """Gives the absolute path below the project's res folder.

        Args:
            child_paths: Path parts, joined in order.

        Returns:
            Absolute path.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def root(*child_paths: str) -> str:
        """Gives the absolute path below the project folder.

        Args:
            child_paths: Path parts, joined in order.

        Returns:
            Absolute path.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def sd(*child_paths: str) -> str:
        """Gives the absolute path below the SD card folder.

        Args:
            child_paths: Path parts, joined in order.

        Returns:
            Absolute path.
        """

    @staticmethod
    def ui(*child_paths: str) -> str:
        """Gives the absolute path below the project's res/ui folder.

        Args:
            child_paths: Path parts, joined in order.

        Returns:
            Absolute path.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """


class ShellListener:
    """Abstract listener for shell output."""

    def commandCompleted(self, i: int, i1: int) -> Any:
        """Is called when the command is done.

        Optional.

        Args:
            i: Command number.
            i1: Exit status.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def commandOutput(self, i: int, s: str) -> Any:
        """Is called for each output.

        Args:
            i: Command number.
            s: Output text.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def commandTerminated(self, i: int, s: str) -> Any:
        """Is called when the command is stopped.

        Args:
            i: Command number.
            s: Reason text.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class ShellResult:
    """Result of a shell command.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    res: list[str]
    """Lines of the standard output."""
    error: list[str]
    """Lines of the error output."""
    code: int
    """Exit code; `0` means success."""

    def __init__(self, res: list[str], error: list[str], code: int) -> None:
        """Creates one.

        Args:
            res: Output; the manual of 2023 iterates it line by line.
            error: Error output; the manual of 2023 iterates it line by line.
            code: Exit code (inferred from its name).
        """
