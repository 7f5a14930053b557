"""Drives an ESP32 board that acts as a Bluetooth HID device."""

from typing import Any, Final


class BleDevice:
    """Controls an ESP32 Bluetooth HID device that sends touches and keys.

    Also importable from ascript.ios.esp32hid.
    """

    LANDSCAPE_LEFT: Final[int] = 1
    """Orientation number."""

    LANDSCAPE_RIGHT: Final[int] = 2
    """Orientation number."""

    MODE_ABS: Final[str] = "abs"
    """Absolute pointer mode.

    Value from the description of `set_mode()`.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    MODE_REL: Final[str] = "rel"
    """Relative pointer mode.

    Value from the description of `set_mode()`.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    PORTRAIT: Final[int] = 0
    """Orientation number."""

    PORTRAIT_UPSIDE: Final[int] = 3
    """Orientation number."""

    def __init__(self, screen_width: int = 0, screen_height: int = 0) -> None:
        """Creates one.

        Args:
            screen_width: Portrait width, in the units of your coordinates.
            screen_height: Portrait height.
        """

    def back(self) -> Any:
        """Presses Back.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def clear(self) -> Any:
        """Selects all and delete.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def clear_calibration(self) -> Any:
        """Deletes the calibration data.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def click(self, x: int, y: int, duration: int = 100) -> Any:
        """Clicks a point.

        Waits until done.

        Args:
            x: X coordinate, physical pixels.
            y: Y coordinate, physical pixels.
            duration: Press time in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def connect(self, device_name: str | None = None, timeout: float = 15.0) -> bool:
        """Connects to the device and log in.

        Reuses a fitting connection.

        Args:
            device_name: Bluetooth name; `None` looks for a device whose name starts with AS_.
            timeout: Seconds.

        Returns:
            `True` when connected and logged in.
        """

    def copy(self) -> Any:
        """Selects all and copy (Cmd+A, Cmd+C).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def disconnect(self) -> Any:
        """Closes the connection.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def enter(self) -> Any:
        """Presses Enter.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def get_id(self) -> Any:
        """Gives the chip id of the ESP32.

        Returns:
            Chip id (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def get_mode(self) -> Any:
        """Gives the current pointer mode as known to the script.

        Returns:
            Mode.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def home(self) -> Any:
        """Presses Home.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def is_calibrated(self) -> bool:
        """Tells whether both axes have calibration data.

        Returns:
            `True` when calibrated.
        """

    def is_connected(self) -> bool:
        """Tells whether the device is connected.

        Returns:
            `True` when connected.
        """

    def is_dragging(self) -> bool:
        """Tells whether a drag is running.

        Returns:
            `True` while dragging.
        """

    def key(self, modifier_hex: str, key_hex: str) -> bool:
        """Sends a key combination.

        Args:
            modifier_hex: HID code of the modifier as hex text ("E0" is left Ctrl); "0" means none.
            key_hex: HID code of the key as hex text.

        Returns:
            `True` on success.
        """

    def keyboard_press(self, text: str) -> bool:
        """Holds a key down.

        Args:
            text: Key character.

        Returns:
            `True` on success.
        """

    def keyboard_release_all(self) -> Any:
        """Releases all keys.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def keyboard_write(self, text: str) -> bool:
        """Types text with the keyboard.

        Args:
            text: Text to type.

        Returns:
            `True` on success.
        """

    def login(self, password: str | None = None) -> bool:
        """Logs in by hand.

        `connect()` normally does it.

        Args:
            password: Password; `None` uses the built-in one.

        Returns:
            `True` when logged in.
        """

    def long_click(self, x: int, y: int, duration: int = 1000) -> Any:
        """Long-presses a point.

        Waits until done.

        Args:
            x: X coordinate, physical pixels.
            y: Y coordinate, physical pixels.
            duration: Press time in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def move_to(self, x: int, y: int) -> Any:
        """Moves the pointer without clicking.

        Args:
            x: X coordinate, physical pixels.
            y: Y coordinate, physical pixels.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def paste(self) -> Any:
        """Pastes (Cmd+V).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def print_text(self, text: str) -> bool:
        """Types text character by character.

        ASCII only.

        Args:
            text: Text to type.

        Returns:
            `True` on success.
        """

    def recent(self) -> Any:
        """Opens recent apps (double Home).

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def reset_name(self) -> Any:
        """Restores the default Bluetooth name.

        The device restarts.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def restart(self) -> Any:
        """Restarts the ESP32.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def scan(self, timeout: float = 5.0) -> list[str]:
        """Looks for devices nearby.

        Args:
            timeout: Seconds to scan.

        Returns:
            List of device names.
        """

    def send(self, state: Any, x: Any, y: Any) -> bool:
        """Sends a raw HID mouse report without coordinate conversion.

        Args:
            state: Button state.
            x: HID delta X, -127 to 127.
            y: HID delta Y, -127 to 127.

        Returns:
            `True` on success.
        """

    def set_mode(self, mode: Any) -> bool:
        """Switches the firmware mode.

        The device restarts and must be paired again.

        Args:
            mode: BleDevice.MODE_REL or BleDevice.MODE_ABS.

        Returns:
            `True` when the command was sent.
        """

    def set_name(self, new_name: str) -> Any:
        """Sets the Bluetooth name.

        The device restarts.

        Args:
            new_name: New name, at most 30 characters.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_offset(self, offset_x: int = 0, offset_y: int = 0) -> Any:
        """Sets a fixed click correction.

        Args:
            offset_x: Pixels; positive moves right.
            offset_y: Pixels; positive moves down.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_orientation(self, orientation: Any) -> Any:
        """Tells the current screen orientation.

        Args:
            orientation: One of the BleDevice orientation constants.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_screen_size(self, width: int, height: int) -> Any:
        """Sets the screen size, always as in portrait.

        Args:
            width: Portrait width.
            height: Portrait height.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def slide(
        self,
        x1: int,
        y1: int,
        x2: int,
        y2: int,
        duration: int = 300,
        easing_mode: int = 0,
        easing_power: int = 0,
        uptime: int = 0,
        interval: int = 30,
        apply_calibration: bool = True,
    ) -> bool:
        """Swipes between two points.

        Args:
            x1: Start X, physical pixels.
            y1: Start Y, physical pixels.
            x2: End X, physical pixels.
            y2: End Y, physical pixels.
            duration: Swipe time in milliseconds.
            easing_mode: Easing mode; values not documented.
            easing_power: Easing strength; range not documented.
            uptime: Extra wait at the end, milliseconds.
            interval: Time between reports, milliseconds, at least 15.
            apply_calibration: `True` converts with the calibration data.

        Returns:
            `True` on success.
        """

    def state(self) -> Any:
        """Tells whether the device is logged in and running.

        Returns:
            State (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe(
        self,
        x1: int,
        y1: int,
        x2: int,
        y2: int,
        duration: int = 300,
        easing_mode: int = 0,
        easing_power: int = 0,
    ) -> Any:
        """Swipes between two points.

        Waits until done.

        Args:
            x1: Start X, physical pixels.
            y1: Start Y, physical pixels.
            x2: End X, physical pixels.
            y2: End Y, physical pixels.
            duration: Swipe time in milliseconds.
            easing_mode: Easing mode; values not documented.
            easing_power: Easing strength; range not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe_down(self, duration: int = 300) -> Any:
        """Swipes down from the upper middle.

        Args:
            duration: Swipe time in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe_left(self, duration: int = 300) -> Any:
        """Swipes from right to left.

        Args:
            duration: Swipe time in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe_right(self, duration: int = 300) -> Any:
        """Swipes from left to right.

        Args:
            duration: Swipe time in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe_up(self, duration: int = 300) -> Any:
        """Swipes up from the lower middle.

        Args:
            duration: Swipe time in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def sync_cursor(self, timeout: float = 15.0) -> bool:
        """Resets the pointer position by reconnecting.

        Takes about 3-5 seconds.

        Args:
            timeout: Seconds for reconnecting.

        Returns:
            `True` on success.
        """

    def touch(self, x: int, y: int, duration: int = 100) -> Any:
        """Clicks a point.

        Args:
            x: X coordinate, physical pixels.
            y: Y coordinate, physical pixels.
            duration: Press time in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
