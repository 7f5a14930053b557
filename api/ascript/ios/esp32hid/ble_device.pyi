"""Drives an ESP32 board that acts as a Bluetooth mouse and keyboard."""

from typing import Any, Final, Literal


class BleDevice:
    """Taps, swipes and types through an ESP32 board, in HID mode.

    Note:
        AssistiveTouch must be switched on in the settings of iOS; without it taps do nothing.

    Requires:
        HID mode; A paired ESP32 board
    """

    LANDSCAPE_LEFT: Final[int] = 1
    """Rotation for `set_orientation()`: landscape, turned to the left."""

    LANDSCAPE_RIGHT: Final[int] = 2
    """Rotation for `set_orientation()`: landscape, turned to the right."""

    MODE_ABS: Final[Literal["abs"]] = "abs"
    """Pointer mode for `set_mode()`: absolute positions, for iOS 18 and newer."""

    MODE_REL: Final[Literal["rel"]] = "rel"
    """Pointer mode for `set_mode()`: relative movements, calibrated once; the factory setting."""

    PORTRAIT: Final[int] = 0
    """Rotation for `set_orientation()`: portrait."""

    PORTRAIT_UPSIDE: Final[int] = 3
    """Rotation for `set_orientation()`: portrait, upside down."""

    def __init__(self, screen_width: int = 0, screen_height: int = 0) -> None:
        """Prepares the board; `connect()` connects to it.

        Args:
            screen_width: Width of the screen in portrait, in physical pixels; what `0` does is not documented.
            screen_height: Height of the screen in portrait, in physical pixels; what `0` does is not
                documented.
        """

    def back(self) -> Any:
        """Goes back.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def clear(self) -> Any:
        """Empties the field that has the focus: selects all and deletes it.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def clear_calibration(self) -> Any:
        """Deletes the calibration of the pointer.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def click(self, x: int, y: int, duration: int = 100) -> Any:
        """Taps a point and waits until it is done.

        Args:
            x: Physical pixels from the left edge.
            y: Physical pixels from the top edge.
            duration: How long the finger stays down, in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def connect(self, device_name: str | None = None, timeout: float = 15.0) -> bool:
        """Connects to a board and logs in.

        A connection that fits is used again.

        Args:
            device_name: Bluetooth name of the board; `None` takes a paired or near one whose name begins with
                `AS_`.
            timeout: How long to try, in seconds.

        Returns:
            `True` when it is connected and logged in.
        """

    def copy(self) -> Any:
        """Copies the whole text of the field that has the focus.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def disconnect(self) -> Any:
        """Drops the connection to the board.

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
        """Gives the id of the board's chip.

        Returns:
            The id; its type is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def get_mode(self) -> Any:
        """Gives the pointer mode that the script knows of.

        Returns:
            `MODE_REL` or `MODE_ABS`. What comes back before the board is connected is not documented.
        """

    def home(self) -> Any:
        """Goes to the home screen.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def is_calibrated(self) -> bool:
        """Tells whether the pointer is calibrated in both directions.

        Returns:
            `True` when it is.
        """

    def is_connected(self) -> bool:
        """Tells whether the board is connected.

        Returns:
            `True` when it is.
        """

    def is_dragging(self) -> bool:
        """Tells whether something is being dragged.

        Returns:
            `True` while it is.
        """

    def key(self, modifier_hex: str, key_hex: str) -> bool:
        """Presses a key together with a modifier key.

        Args:
            modifier_hex: HID code of the modifier in hexadecimal digits, such as `"E0"` for the left Ctrl;
                `"0"` for none.
            key_hex: HID code of the key in hexadecimal digits.

        Returns:
            `True` when it was sent.
        """

    def keyboard_press(self, text: str) -> bool:
        """Holds a key down until `keyboard_release_all()`.

        Args:
            text: Character of the key.

        Returns:
            `True` when it was sent.
        """

    def keyboard_release_all(self) -> Any:
        """Releases all keys.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def keyboard_write(self, text: str) -> bool:
        """Types a text on the keyboard.

        Args:
            text: Text to type.

        Returns:
            `True` when it was sent.
        """

    def login(self, password: str | None = None) -> bool:
        """Logs in to the board, which `connect()` does by itself.

        Args:
            password: Password of the board; `None` takes the built-in one.

        Returns:
            `True` when it is logged in.
        """

    def long_click(self, x: int, y: int, duration: int = 1000) -> Any:
        """Presses a point for a while and waits until it is done.

        Args:
            x: Physical pixels from the left edge.
            y: Physical pixels from the top edge.
            duration: How long the finger stays down, in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def move_to(self, x: int, y: int) -> Any:
        """Moves the pointer to a point without tapping.

        Args:
            x: Physical pixels from the left edge.
            y: Physical pixels from the top edge.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def paste(self) -> Any:
        """Pastes the clipboard into the field that has the focus.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def print_text(self, text: str) -> bool:
        """Types a text of ASCII characters, one by one.

        Args:
            text: Text to type. Put other characters on the clipboard instead, and call `paste()`.

        Returns:
            `True` when it was sent.
        """

    def recent(self) -> Any:
        """Opens the list of recent apps.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def reset_name(self) -> Any:
        """Gives the board its first Bluetooth name again, and restarts it.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def restart(self) -> Any:
        """Restarts the board.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def scan(self, timeout: float = 5.0) -> list[str]:
        """Looks for boards nearby.

        Args:
            timeout: How long to look, in seconds.

        Returns:
            The Bluetooth names of the boards.
        """

    def send(self, state: int, x: int, y: int) -> bool:
        """Sends a raw report of a mouse, without converting coordinates.

        Args:
            state: Buttons that are down; the values are not documented.
            x: Movement to the right, from -127 to 127.
            y: Movement down, from -127 to 127.

        Returns:
            `True` when it was sent.
        """

    def set_mode(self, mode: Literal["rel", "abs"]) -> bool:
        """Sets the pointer mode and restarts the board, which must then be paired anew.

        Args:
            mode: `BleDevice.MODE_REL` or `BleDevice.MODE_ABS`.

        Returns:
            `True` when the command was sent.
        """

    def set_name(self, new_name: str) -> Any:
        """Gives the board another Bluetooth name and restarts it.

        Args:
            new_name: The name, 30 characters at most.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_offset(self, offset_x: int = 0, offset_y: int = 0) -> Any:
        """Moves all taps by a fixed distance.

        Args:
            offset_x: Pixels to the right.
            offset_y: Pixels down.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_orientation(self, orientation: int) -> Any:
        """Tells the board how the screen is rotated.

        Args:
            orientation: The rotation, one of the constants such as `BleDevice.PORTRAIT`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def set_screen_size(self, width: int, height: int) -> Any:
        """Tells the board the size of the screen, always as in portrait.

        Args:
            width: Width of the screen in portrait, in physical pixels.
            height: Height of the screen in portrait, in physical pixels.

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
        """Swipes from one point to another, with control over timing and calibration.

        Args:
            x1: Start, physical pixels from the left edge.
            y1: Start, physical pixels from the top edge.
            x2: End, physical pixels from the left edge.
            y2: End, physical pixels from the top edge.
            duration: How long the swipe takes, in milliseconds.
            easing_mode: How the speed changes; the values are not documented.
            easing_power: How strongly the speed changes; the range is not documented.
            uptime: How long to wait at the end, in milliseconds.
            interval: Time between two reports in milliseconds, at least 15.
            apply_calibration: `True` uses the calibration of the pointer.

        Returns:
            `True` when it was sent.
        """

    def state(self) -> Any:
        """Gives whether the board is logged in and ready.

        Returns:
            The state; its form is not documented.

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
        """Swipes from one point to another and waits until it is done.

        Args:
            x1: Start, physical pixels from the left edge.
            y1: Start, physical pixels from the top edge.
            x2: End, physical pixels from the left edge.
            y2: End, physical pixels from the top edge.
            duration: How long the swipe takes, in milliseconds.
            easing_mode: How the speed changes; the values are not documented.
            easing_power: How strongly the speed changes; the range is not documented.

        Returns:
            The result is not documented.

        Note:
            In the mode `rel` it fails on iOS 18 and newer.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe_down(self, duration: int = 300) -> Any:
        """Swipes down from the upper middle of the screen.

        Args:
            duration: How long the swipe takes, in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe_left(self, duration: int = 300) -> Any:
        """Swipes from the right to the left of the screen.

        Args:
            duration: How long the swipe takes, in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe_right(self, duration: int = 300) -> Any:
        """Swipes from the left to the right of the screen.

        Args:
            duration: How long the swipe takes, in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def swipe_up(self, duration: int = 300) -> Any:
        """Swipes up from the lower middle of the screen.

        Args:
            duration: How long the swipe takes, in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def sync_cursor(self, timeout: float = 15.0) -> bool:
        """Puts the pointer right again by a new connection, in 3 to 5 seconds.

        Args:
            timeout: How long to try to connect, in seconds.

        Returns:
            `True` when it is connected again.

        Note:
            It helps when taps are off after the screen was turned.
        """

    def touch(self, x: int, y: int, duration: int = 100) -> Any:
        """Taps a point.

        How it differs from `click()` is not documented.

        Args:
            x: Physical pixels from the left edge.
            y: Physical pixels from the top edge.
            duration: How long the finger stays down, in milliseconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
