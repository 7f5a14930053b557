"""Controls the script, starts apps, and tells about phone and project."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar, overload

from .._types import AppInfo, Display, StatusBarNotification

_Basic = TypeVar("_Basic", bound=str | float | bool)
"""Text, number or boolean."""


def browser(url: str) -> None:
    """Opens a web address in the browser.

    Args:
        url: Address of the page, with `https://`.
    """


def channel(fun: Callable[[Any], None]) -> None:
    """Registers a function that receives the messages of the cloud console.

    Args:
        fun: Called with each message; the form of a message is not documented.
    """


def exit() -> None:
    """Ends the running script."""


def get_app_name(package_name: str) -> Any:
    """Gives the name of an app from its package name.

    Args:
        package_name: Package name of the app.

    Returns:
        The result is not documented.

    Confidence:
        medium: The vendor's code gives the name alone; what the call does is not documented.
    """


def get_external_storage_info() -> Any:
    """Gives how full the shared storage is.

    Returns:
        The figures; their form is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_foreground_app(active_time: int = 60) -> Any:
    """Gives the app that is in front.

    Args:
        active_time: How far to look back, in seconds.

    Returns:
        The app; the form is not documented. `Device.current_appinfo()` has known fields.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_info() -> dict[str, Any]:
    """Gives the version of AScript's Python module and other values about it.

    Returns:
        Values by name; only that the version is among them is documented.

    Confidence:
        medium: One source speaks of AScript's module, another of the running project.
    """


def get_internal_storage_info() -> Any:
    """Gives how full the internal storage is.

    Returns:
        The figures; their form is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_navigation_mode() -> Any:
    """Gives the mode of the navigation bar.

    Returns:
        The mode; its values are not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_version() -> str:
    """Gives the version of AScript's Python module.

    Returns:
        The version as text.

    Confidence:
        medium: One source speaks of AScript's module, another of the running project.
    """


def memory() -> Any:
    """Gives how much memory the phone uses.

    Returns:
        The figures; their form is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def open(name_or_package: str) -> None:
    """Starts an app.

    Args:
        name_or_package: Name or package name of the app; the package name is faster.

    Note:
        Some phones, Huawei's among them, block it until the user allows associated starts in the system
        settings.
    """


def open_app_setting(package_name: str) -> Any:
    """Opens the page of an app in the system settings.

    Args:
        package_name: Package name of the app.

    Returns:
        The result is not documented.

    Confidence:
        medium: The vendor's code gives the name alone; what the call does is not documented.
    """


def reboot(delay_time: int = 0) -> None:
    """Restarts the script, not the phone.

    Args:
        delay_time: How long to wait before, in milliseconds; `0` restarts at once.
    """


@overload
def shell(command: str, callback: None = None) -> ShellResult:
    """Runs a shell command and waits for its end, or reports its output as it comes.

    Args:
        command: The command.
        callback: Object of a subclass of `ShellListener`, with which the call does not wait; `None` waits.

    Returns:
        Output and exit code. With a listener the result is not documented.

    Requires:
        Root or Shizuku

    Confidence:
        medium: A description in the vendor's code says text; its class of results has `res`, `error` and `code`.
    """


@overload
def shell(command: str, callback: ShellListener) -> Any: ...


def wait_for_package(package_name: str, timeout: int = 30000) -> Any:
    """Waits until an app is in front.

    Args:
        package_name: Package name of the app.
        timeout: How long to wait. The unit is not documented; the default suggests milliseconds.

    Returns:
        The result is not documented.

    Confidence:
        medium: The vendor's code gives the signature alone; what the call does is not documented.
    """


class Clipboard:
    """Reads and writes the clipboard of the phone."""

    @staticmethod
    def get() -> str:
        """Gives the text on the clipboard, whichever app has put it there.

        Returns:
            The text. What comes back when the clipboard is empty is not documented.
        """

    @staticmethod
    def put(msg: str) -> None:
        """Puts a text on the clipboard.

        Args:
            msg: The text; an empty text clears the clipboard.
        """


class Config:
    """Sets when the script starts by itself."""

    @staticmethod
    def set_auto_run(is_open: bool) -> None:
        """Sets whether the script starts by itself.

        Args:
            is_open: `True` lets it start by itself.
        """

    @staticmethod
    def set_stop_re_run(is_open: bool) -> None:
        """Sets whether the script starts again after it stopped abnormally.

        Args:
            is_open: `True` lets it start again.
        """


class Control:
    """Sends messages to the cloud console."""

    @staticmethod
    def send(params: dict[str, Any]) -> None:
        """Sends values to the cloud console.

        Args:
            params: Names and values, sent as JSON.
        """


class Device:
    """Tells about the phone and controls its screen."""

    @staticmethod
    def abi() -> str:
        """Gives the processor architecture (ABI) of the phone.

        Returns:
            The architecture; example values are not documented.

        Confidence:
            medium: The vendor's code gives the name alone; the result is not documented.
        """

    @staticmethod
    def abis() -> list[str]:
        """Gives all processor architectures (ABIs) that the phone supports.

        Returns:
            The architectures.

        Confidence:
            medium: The vendor's code gives the name alone; the result is not documented.
        """

    @staticmethod
    def apps() -> list[Any]:
        """Gives the apps that are installed.

        Returns:
            One entry per app; the form of an entry is not documented.
        """

    @staticmethod
    def battery() -> Any:
        """Gives the level of the battery, whether it charges, and more.

        Returns:
            The state; its form is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def brand() -> str:
        """Gives the brand of the phone.

        Returns:
            The brand.
        """

    @staticmethod
    def current_appinfo() -> AppInfo:
        """Gives the app that is in front.

        Returns:
            The app.

        Confidence:
            medium: The fields are those of the manual from 2023.
        """

    @staticmethod
    def display() -> Display:
        """Gives the size, density and rotation of the screen.

        Returns:
            The screen.
        """

    @staticmethod
    def id() -> str:
        """Gives the unique id of the phone.

        Returns:
            The id of the device. In the manual from 2023 it is the Android ID when there is none.
        """

    @staticmethod
    def ip() -> str:
        """Gives the local IP address of the phone.

        Returns:
            The address. What comes back without a network is not documented.
        """

    @staticmethod
    def is_charging() -> bool:
        """Tells whether the phone is charging.

        Returns:
            `True` when it is charging.

        Confidence:
            medium: The vendor's code gives the name alone; the result is not documented.
        """

    @staticmethod
    def is_screen_on() -> bool:
        """Tells whether the screen is on.

        Returns:
            `True` when the screen is on.

        Confidence:
            medium: The vendor's code gives the name alone; the result is not documented.
        """

    @staticmethod
    def keep_screen_off() -> None:
        """Lets the screen go dark again after `keep_screen_on()`.

        Confidence:
            low: It is known from a usage note; the vendor's code does not show it.
        """

    @staticmethod
    def keep_screen_on() -> None:
        """Keeps the screen from going dark.

        Confidence:
            medium: The vendor's code gives the name alone; what the call does is not documented.
        """

    @staticmethod
    def memory() -> list[Any]:
        """Gives how much memory the phone uses.

        Returns:
            The figures; their units and order are not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def memory_app() -> list[Any]:
        """Gives how much memory the app uses that runs the script.

        Returns:
            The figures; their units and order are not documented.
        """

    @staticmethod
    def model() -> str:
        """Gives the model of the phone.

        Returns:
            The model.
        """

    @staticmethod
    def name() -> str:
        """Gives the name of the phone.

        Returns:
            The name.
        """

    @staticmethod
    def phone_numbers() -> list[str]:
        """Gives the phone numbers of the SIM cards, each once.

        Returns:
            The numbers; empty without permission, and when the phone does not know them.

        Requires:
            Permission to read phone numbers
        """

    @staticmethod
    def sdk() -> int:
        """Gives the API level of the phone's Android, such as 33.

        Returns:
            The API level.

        Confidence:
            medium: The vendor's code says a whole number, the manual from 2023 a text.
        """

    @staticmethod
    def set_brightness(value: int) -> None:
        """Sets the brightness of the screen.

        Args:
            value: The brightness; its range is not documented. `media.brightness()` takes a percentage.

        Confidence:
            medium: The range is not documented, nor is whether it needs the right to modify system settings.
        """

    @staticmethod
    def statue_bar_height() -> int:
        """Gives the height of the status bar; a misspelt alias of `status_bar_height()`.

        Returns:
            The height in pixels.
        """

    @staticmethod
    def status_bar_height() -> int:
        """Gives the height of the status bar.

        Returns:
            The height in pixels.
        """

    @staticmethod
    def version() -> str:
        """Gives the version of the phone's Android, such as 13.

        Returns:
            The version.
        """

    @staticmethod
    def wake_up() -> None:
        """Switches the screen on.

        Confidence:
            medium: The vendor's code gives the name alone; what the call does is not documented.
        """


class KeyValue:
    """Keeps small values on the phone after the script ends.

    The same class is in `ascript.android.data`.
    """

    @staticmethod
    def get(key: str, default_value: _Basic) -> _Basic:
        """Reads a stored value, or gives the default when the key is missing.

        Args:
            key: Name of the value.
            default_value: What to give when the key is missing. Its type must be that of the stored value: it
                decides how the value is read.

        Returns:
            The stored value, or `default_value` when the key is missing.
        """

    @staticmethod
    def remove(key: str) -> Any:
        """Deletes a stored value.

        Args:
            key: Name of the value.

        Returns:
            The outcome of the removal; its type is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def save(key: str, value: str | float | bool) -> None:
        """Stores a value under a key, in place of the one before.

        Args:
            key: Name of the value.
            value: Text, number or boolean to store.
        """


class Notification:
    """Listens to the notifications that other apps post."""

    @staticmethod
    def listen(call: Callable[[StatusBarNotification], None]) -> None:
        """Registers a function for new notifications, and asks the user for access to them.

        Args:
            call: Called with each new notification, as long as the script runs.

        Note:
            How to stop listening is not documented.

        Requires:
            Notification access
        """


class R:
    """Gives the paths of the project and tells where the script runs.

    All members are used on the class itself.
    """

    context: Any
    """Android's `Context`, with which scripts start activities and read resources.

    In the manual from 2023 it is a call, `R.context()`.
    """

    id: int
    """Id of the online mini-app that runs; `0` when it is none."""

    mode: Literal[1, 2, 3, 4]
    """Run mode: `1` Root, `2` accessibility, `3` picture and colour, `4` HID with controls."""

    name: str
    """Name of the project that runs."""

    package_name: str
    """Package name of the app that runs the script; it tells whether the project was packaged."""

    version: int
    """Version code that the app's runtime supplies.

    Confidence:
        medium: What it is the version of is not documented.
    """

    @staticmethod
    def get_card() -> str:
        """Gives the activation card of the phone.

        Returns:
            Number of the card or identifier of the phone: the vendor's description names both. What comes back
            without a card is not documented.
        """

    @staticmethod
    def img(*child_paths: str) -> str:
        """Gives the path of a file in the project's folder `res/img`.

        Args:
            child_paths: Path below the folder; without one the result is the folder.

        Returns:
            The absolute path.

        Note:
            Pass one path: for several, the vendor's page promises a list, its code from 2026 one joined path.
        """

    @staticmethod
    def rel(*args: str) -> str:
        """Gives the path of a file that lies beside the calling Python file.

        Args:
            args: `__file__`, then the path relative to it; `../` goes up.

        Returns:
            The absolute path.

        Note:
            A path that begins with `/` is taken as absolute.

        Confidence:
            medium: The vendor's page and its code from 2024 pass `__file__` first; the code from 2026 finds the
            file by itself.
        """

    @staticmethod
    def res(*child_paths: str) -> str:
        """Gives the path of a file in the project's folder `res`.

        Args:
            child_paths: Path below the folder; without one the result is the folder.

        Returns:
            The absolute path.

        Note:
            Pass one path: for several, the vendor's page promises a list, its code from 2026 one joined path.
        """

    @overload
    @staticmethod
    def root(child_path: str = "", /) -> str:
        """Gives the path of a file in the project.

        Args:
            child_path: Path below the folder of the project; without one the result is the folder.
            child_paths: Several paths.

        Returns:
            The absolute path; for several paths, a list or one joined path.

        Confidence:
            medium: For several paths the vendor's page promises a list; its code from 2026 names both forms.
        """

    @overload
    @staticmethod
    def root(*child_paths: str) -> str | list[str]: ...

    @overload
    @staticmethod
    def sd(child_path: str = "", /) -> str:
        """Gives the path of a file in the shared storage of the phone.

        Args:
            child_path: Path below the storage; without one the result is the storage.
            child_paths: Several paths.

        Returns:
            The absolute path; for several paths, a list or one joined path.

        Confidence:
            medium: For several paths the vendor's page promises a list; its code from 2026 names both forms.
        """

    @overload
    @staticmethod
    def sd(*child_paths: str) -> str | list[str]: ...

    @staticmethod
    def ui(*child_paths: str) -> str:
        """Gives the path of a file in the project's folder `res/ui`.

        Args:
            child_paths: Path below the folder; without one the result is the folder.

        Returns:
            The absolute path.

        Note:
            Pass one path: for several, the vendor's page promises a list, its code from 2026 one joined path.
        """


class ShellListener:
    """Receives the output of a shell command while it runs; write a subclass."""

    def commandCompleted(self, i: int, i1: int) -> None:
        """Is called when the command has finished; writing it is optional.

        Args:
            i: Number of the command.
            i1: Exit code of the command.
        """

    def commandOutput(self, i: Literal[0, 1], s: str) -> None:
        """Is called for each line of output; a subclass must have it.

        Args:
            i: `0` for standard output, `1` for error output.
            s: The line.
        """

    def commandTerminated(self, i: int, s: str) -> None:
        """Is called when the command was interrupted; a subclass must have it.

        Args:
            i: Number of the command.
            s: The reason.
        """


class ShellResult:
    """Holds the output and the exit code of a shell command."""

    res: list[str]
    """Lines of the standard output."""
    error: list[str]
    """Lines of the error output."""
    code: int
    """Exit code; `0` means success."""

    def __init__(self, res: list[str], error: list[str], code: int) -> None:
        """Is created by `shell()`; a script need not.

        Args:
            res: Lines of the standard output.
            error: Lines of the error output.
            code: Exit code; `0` means success.
        """
