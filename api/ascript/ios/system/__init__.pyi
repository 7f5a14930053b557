"""Starts and stops apps, controls device and script, and tells about both."""

from collections.abc import Callable
from typing import Any, Final, Literal, TypeVar, overload

from .._types import AppInfo, DeviceInfo, Orientation

_Basic = TypeVar("_Basic", bound=str | float | bool)
"""Text, number or boolean."""

client: Final[Any]
"""Connection to the device that searches for controls use by default.

Confidence:
    medium: Its type is not documented.
"""


def app_current() -> AppInfo | None:
    """Gives the app that is in front.

    Returns:
        An object with `name`, `bundle_id`, `pid` and `process_arguments`, or `None` after an error.

    Requires:
        Agent mode

    Confidence:
        medium: The vendor's page and the open-source client behind it give an object; a text in the code calls it
            a dict.
    """


def app_list() -> list[Any]:
    """Gives the apps on the device.

    Returns:
        One entry per app; the form of an entry is not documented.

    Confidence:
        medium: The vendor's page speaks of installed apps, a part of its code of running ones.
    """


def app_start(
    bundle_id: str | None = None,
    scheme: str | None = None,
    name: str | None = None,
    arguments: list[str] | None = None,
    environment: dict[str, str] | None = None,
) -> bool:
    """Starts an app by bundle id, URL scheme or name.

    Args:
        bundle_id: Bundle id of the app. A text without a dot is taken as a name.
        scheme: URL scheme of the app, such as `"weixin://"`.
        name: Name of the app.
        arguments: Arguments to start it with; `None` for none.
        environment: Environment variables to start it with; `None` for none.

    Returns:
        `True` when it was started, `False` otherwise.
    """


def app_state(bundle_id: str) -> Literal[1, 2, 4] | None:
    """Gives whether an app runs, in front or in the background.

    Args:
        bundle_id: Bundle id of the app.

    Returns:
        `1` when it is stopped, `2` in the background, `4` in front; `None` after an error, and perhaps for `3`, with
            which iOS means running in the background.
    """


def app_stop(bundle_id: str) -> bool | None:
    """Stops an app.

    Args:
        bundle_id: Bundle id of the app.

    Returns:
        `True` when it was stopped, `False` when not, `None` after an error.

    Requires:
        Agent mode
    """


def deactivate(duration: float) -> Any:
    """Sends the app in front to the background for a while, then brings it back.

    Args:
        duration: How long, in seconds.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def exit() -> Any:
    """Ends the running script.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_app_scheme(bundle_id: str | None = None, name: str | None = None) -> str:
    """Gives the URL scheme of an app.

    Args:
        bundle_id: Bundle id of the app.
        name: Name of the app.

    Returns:
        The scheme. What comes back for an unknown app is not documented.
    """


def get_clipboard() -> str:
    """Gives the text on the clipboard.

    iOS lets only the app in front read it, so the AScript app comes to the front first.

    Returns:
        The text. What comes back when the clipboard is empty is not documented.
    """


def get_ios_version() -> str:
    """Gives the version of iOS.

    Returns:
        The version.
    """


def get_ip_address() -> str:
    """Gives the IP address of the device.

    Returns:
        The address. What comes back without a network is not documented.
    """


def get_uuid() -> str:
    """Gives the unique id (UUID) of the device.

    Returns:
        The id.
    """


def info() -> DeviceInfo:
    """Gives model, name, language and time zone of the device.

    Returns:
        The values.
    """


def is_locked() -> bool:
    """Tells whether the screen is locked.

    Returns:
        `True` when it is locked.

    Requires:
        Agent mode
    """


def lock() -> Any:
    """Locks the screen.

    Returns:
        The result is not documented.

    Requires:
        Agent mode

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def notify(msg: str, title: str | None = None, _id: str = "9096") -> Any:
    """Shows a notification.

    Args:
        msg: Text of the notification.
        title: Title of the notification; `None` takes the name of the project.
        _id: Id of the notification.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def open_url(url: str) -> Any:
    """Opens a web address or a link to an app.

    Args:
        url: The address.

    Returns:
        The result is not documented.

    Requires:
        Agent mode

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def reboot() -> None:
    """Is meant to restart the device, and not implemented."""


def restart_wda(wda_package: str = "com.ascript.webdriveragentrunner.xctrunner") -> Any:
    """Restarts WebDriverAgent, the second app that older versions needed.

    Args:
        wda_package: Bundle id of the service.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def scheme_start(scheme: str) -> None:
    """Starts an app by its URL scheme.

    The AScript app comes to the front first.

    Args:
        scheme: URL scheme, such as `"weixin://"`.
    """


def screen_orientation() -> Orientation:
    """Gives how the screen is rotated.

    Returns:
        The rotation, which also compares with texts such as `"PORTRAIT"`.
    """


def screen_size() -> tuple[int, int]:
    """Gives the size of the screen.

    Returns:
        `(width, height)`; whether in physical pixels or in points is not documented, `screen.size()` gives
        pixels.
    """


def set_clipboard(content: str) -> Any:
    """Puts a text on the clipboard.

    Args:
        content: The text.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def unlock() -> Any:
    """Unlocks the screen.

    Returns:
        The result is not documented.

    Requires:
        Agent mode

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


class Control:
    """Connects the device to the vendor's cloud console or to your own server."""

    @staticmethod
    def connect(address: str, timeout: float = 15) -> bool:
        """Connects to the vendor's cloud console or to your own WebSocket server.

        Args:
            address: Address of your server, which begins with `ws://` or `wss://`, or a developer account in
                digits for the vendor's console.
            timeout: How long to wait for the connection, in seconds.

        Returns:
            `True` when it is connected, `False` on failure and when the time is up.

        Confidence:
            medium: The vendor's page says so; a text in its code speaks of a Bluetooth board.
        """

    @staticmethod
    def disconnect() -> Any:
        """Drops the connection.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def is_connected() -> bool:
        """Tells whether the connection is open.

        Returns:
            `True` when it is open.
        """

    @staticmethod
    def send(msgs: dict[str, Any]) -> Any:
        """Sends values to the console or server.

        Calls closer than 0.7 seconds are ignored.

        Args:
            msgs: Names and values; the vendor's console shows each value beside its name.

        Returns:
            The result is not documented.

        Note:
            Calls that follow within 0.7 seconds are dropped without an error.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def tunner(py_fun: Callable[[Any], Any]) -> Any:
        """Registers a function that receives the messages of the console or server.

        The name is spelt this way.

        Args:
            py_fun: Called with each message.

        Returns:
            The result is not documented.

        Confidence:
            medium: The form of a message and the result are not documented.
        """


class HIDModeClient:
    """Takes the place of the connection in HID mode and raises an exception on every use."""


class KeyValue:
    """Keeps small values on the device after the script ends."""

    @overload
    @staticmethod
    def get(key: str, default: None = None, space: str | None = None) -> Any:
        """Reads a stored value, or gives the default when the key is missing.

        Args:
            key: Name of the value.
            default: What to give when the key is missing; it should have the type of the stored value.
            space: Reserved; it has no effect.

        Returns:
            The stored value, or `default` when the key is missing.
        """

    @overload
    @staticmethod
    def get(key: str, default: _Basic, space: str | None = None) -> _Basic: ...

    @staticmethod
    def save(key: str, value: str | float | bool, space: str | None = None) -> Any:
        """Stores a value under a key, in place of the one before.

        Args:
            key: Name of the value.
            value: Text, number or boolean to store.
            space: Reserved; it has no effect.

        Returns:
            The outcome; its type is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class R:
    """Gives the paths of the project.

    All members are used on the class itself. That a file exists is not checked.
    """

    @staticmethod
    def assets(file_name: str) -> str:
        """Gives the path of a file in the project's folder `assets`.

        Args:
            file_name: Path below the folder.

        Returns:
            The absolute path.
        """

    @staticmethod
    def home() -> str:
        """Gives the path of AScript's home folder.

        Returns:
            The absolute path.
        """

    @staticmethod
    def img(*child_paths: str) -> str:
        """Gives the path of a file in the project's folder `res/img`.

        Args:
            child_paths: Parts of the path below the folder, joined in their order.

        Returns:
            The absolute path.
        """

    @staticmethod
    def name() -> str:
        """Gives the name of the project.

        Returns:
            The name.

        Note:
            In an older edition it is a value, without brackets.
        """

    @staticmethod
    def rel(path: str = __file__, rel_path: str | None = None) -> str:
        """Gives the path of a file from where another file or folder lies.

        Args:
            path: File or folder to start from; of a file its folder counts. Pass `__file__`.
            rel_path: Path relative to it; `None` gives the folder.

        Returns:
            The absolute path.
        """

    @staticmethod
    def res(*child_paths: str) -> str:
        """Gives the path of a file in the project's folder `res`.

        Args:
            child_paths: Parts of the path below the folder, joined in their order.

        Returns:
            The absolute path.
        """

    @staticmethod
    def root() -> str:
        """Gives the path of the project's folder.

        Returns:
            The absolute path.

        Note:
            In an older edition it is a value, without brackets.
        """

    @staticmethod
    def ui(*child_paths: str) -> str:
        """Gives the path of a file in the project's folder `res/ui`.

        Args:
            child_paths: Parts of the path below the folder, joined in their order.

        Returns:
            The absolute path.
        """
