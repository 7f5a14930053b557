"""Controls apps, the device and the running script."""

from collections.abc import Callable
from typing import Any, Final

from .._types import Orientation

client: Final[Any]
"""WDA client used by default in node searches.

Confidence:
    medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
"""


def app_current() -> dict[str, Any] | None:
    """Gives the app in the foreground.

    Returns:
        App information, or `None` after an error.
    """


def app_list() -> list[Any]:
    """Gives the apps on the device.

    Said to be installed apps, while the underlying client speaks of running apps.

    Returns:
        List of app information.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """


def app_start(
    bundle_id: str | None = None,
    scheme: str | None = None,
    name: str | None = None,
    arguments: list[str] | None = None,
    environment: dict[str, str] | None = None,
) -> bool:
    """Starts an app.

    Args:
        bundle_id: Bundle id of the app.
        scheme: URL scheme of the app; not documented.
        name: App name; not documented.
        arguments: Start arguments.
        environment: Environment variables.

    Returns:
        `True` when started, `False` otherwise.
    """


def app_state(bundle_id: str) -> int | None:
    """Runs state of an app.

    Args:
        bundle_id: Bundle id of the app.

    Returns:
        State number (the client knows 1 stopped, 2 background, 4 running), or `None` after an error.
    """


def app_stop(bundle_id: str) -> bool | None:
    """Stops an app.

    Args:
        bundle_id: Bundle id of the app.

    Returns:
        Result of stopping, or `None` after an error.
    """


def deactivate(duration: float) -> Any:
    """Sends the current app to the background for a time.

    Args:
        duration: Seconds.

    Returns:
        Result (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def exit() -> Any:
    """Stops the running script.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def get_app_scheme(bundle_id: str | None = None, name: str | None = None) -> str:
    """Gives the URL scheme of an app.

    Args:
        bundle_id: Bundle id of the app.
        name: App name.

    Returns:
        Scheme. What comes back on failure is not documented.
    """


def get_clipboard() -> str:
    """Reads the clipboard text.

    Brings the AScript app to the front first.

    Returns:
        Clipboard text.
    """


def get_ios_version() -> str:
    """Gives the iOS version.

    Returns:
        Version text.
    """


def get_ip_address() -> Any:
    """Gives the IP address of the device.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; what it does is inferred from its name.
    """


def get_uuid() -> str:
    """Gives the UUID of the device.

    Returns:
        UUID.
    """


def info() -> Any:
    """Gives the basic information about the device.

    Returns:
        Object with time_zone, current_locale, model, uuid, user_interface_idiom, user_interface_style, name and
        is_simulator.
    """


def is_locked() -> bool:
    """Tells whether the screen is locked.

    Returns:
        `True` or `False`.
    """


def lock() -> Any:
    """Locks the screen.

    Returns:
        Result (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def notify(msg: str, title: str | None = None, _id: str = "9096") -> Any:
    """Shows a system notification.

    Args:
        msg: Text.
        title: Title; `None` uses the project name.
        _id: Id of the notification.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def open_url(url: str) -> Any:
    """Opens an address.

    Args:
        url: Address.

    Returns:
        Result (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def reboot() -> None:
    """Is meant to restart the device.

    Not implemented.
    """


def restart_wda(wda_package: str = "com.ascript.webdriveragentrunner.xctrunner") -> Any:
    """Restarts the WebDriverAgent service.

    Args:
        wda_package: Bundle id of WebDriverAgent.

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def scheme_start(scheme: str) -> Any:
    """Starts an app or action by URL scheme.

    Args:
        scheme: URL scheme such as "aswda://".

    Returns:
        The result is not documented.

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def screen_orientation() -> Orientation:
    """Gives the screen orientation.

    Returns:
        Orientation value.
    """


def screen_size() -> tuple[int, int]:
    """Gives the screen size.

    Returns:
        (width, height).
    """


def set_clipboard(content: str) -> Any:
    """Puts text on the clipboard.

    Args:
        content: Text to store.

    Returns:
        Result (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


def unlock() -> Any:
    """Unlocks the screen.

    Returns:
        Result (its type is not documented).

    Confidence:
        medium: The signature is known from the vendor's code; the result is not documented.
    """


class Control:
    """Control messages.

    The class description and its methods disagree on what is controlled.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    @staticmethod
    def connect(address: str, timeout: float = 15) -> bool:
        """Connects the control channel.

        Described as a connection to an ESP32 Bluetooth HID device.

        Args:
            address: Device name or address.
            timeout: Seconds.

        Returns:
            `True` when connected.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def disconnect() -> Any:
        """Closes the control connection.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def is_connected() -> bool:
        """Tells whether the control connection is open.

        Returns:
            `True` or `False`.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @staticmethod
    def send(msgs: dict[str, Any]) -> Any:
        """Sends a control message.

        Calls closer than 0.7 seconds are ignored.

        Args:
            msgs: Message as a dict.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @staticmethod
    def tunner(py_fun: Callable[..., Any]) -> Any:
        """Registers the callback for incoming messages.

        Args:
            py_fun: Callback.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class HIDModeClient:
    """Stand-in client in HID mode.

    WDA operations raise a clear error.
    """


class KeyValue:
    """Small persistent key-value store."""

    @staticmethod
    def get(key: str, default: Any = None, space: str | None = None) -> Any:
        """Reads a stored value.

        Args:
            key: Storage key.
            default: Value to return when the key is missing.
            space: Namespace; reserved, not used.

        Returns:
            The stored value, or default when the key is missing.
        """

    @staticmethod
    def save(key: str, value: Any, space: str | None = None) -> Any:
        """Stores a value.

        Args:
            key: Storage key.
            value: Value to store.
            space: Namespace; reserved, not used.

        Returns:
            Result of the operation (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class R:
    """Project paths.

    Methods are static.
    """

    @staticmethod
    def assets(file_name: str) -> str:
        """Gives the absolute path of a file in the assets folder.

        Args:
            file_name: File name.

        Returns:
            Absolute path.
        """

    @staticmethod
    def home() -> str:
        """Gives the absolute path of the main folder.

        Returns:
            Absolute path.
        """

    @staticmethod
    def img(*child_paths: str) -> str:
        """Gives the absolute path below res/img.

        Args:
            child_paths: Path parts below the folder.

        Returns:
            Absolute path.
        """

    @staticmethod
    def name() -> str:
        """Gives the name of the project.

        Returns:
            Project name.
        """

    @staticmethod
    def rel(path: str = __file__, rel_path: str | None = None) -> str:
        """Gives the absolute path from a base path and a relative path.

        Args:
            path: Base file or folder; for a file its folder is used.
            rel_path: Relative path.

        Returns:
            Absolute path.
        """

    @staticmethod
    def res(*child_paths: str) -> str:
        """Gives the absolute path below res.

        Args:
            child_paths: Path parts below the folder.

        Returns:
            Absolute path.
        """

    @staticmethod
    def root() -> str:
        """Gives the absolute path of the project folder.

        Returns:
            Absolute path.
        """

    @staticmethod
    def ui(*child_paths: str) -> str:
        """Gives the absolute path below res/ui.

        Args:
            child_paths: Path parts below the folder.

        Returns:
            Absolute path.
        """
