"""Finds controls of apps and acts on them."""

from typing import Any, Final, Literal, overload

from ._types import NodeInfo, Rect, SelectorStep


class Node:
    """Stands for one control of an app: reads it and acts on it.

    A script receives it from a `Selector`. Reading a value asks the device each time.

    Requires:
        Agent mode
    """

    def __init__(self, session: Any, id: str | None) -> None:
        """Is created by a `Selector`; a script need not.

        Args:
            session: Connection to the device.
            id: Id of the control.
        """

    @property
    def accessibility_container(self) -> bool:
        """Whether the control holds others for accessibility."""

    @property
    def accessible(self) -> bool:
        """Whether the control can be reached by accessibility."""

    @property
    def bounds(self) -> Rect:
        """Place of the control in points, without the scale of the screen.

        Note:
            In the newest edition it is in pixels, the same as `rect`; use `rect`.
        """

    @property
    def className(self) -> str:
        """Class of the control, such as `XCUIElementTypeButton`."""

    @property
    def displayed(self) -> bool:
        """Whether the control is displayed."""

    @property
    def enabled(self) -> bool:
        """Whether the control can be used."""

    @property
    def id(self) -> str:
        """Id by which the device knows the control."""

    @property
    def index(self) -> int:
        """Position of the control among its siblings."""

    @property
    def info(self) -> NodeInfo:
        """Usual values of the control in one dict."""

    @property
    def label(self) -> str | None:
        """Label that is read out for the control."""

    @property
    def name(self) -> str | None:
        """Name that the app has given the control."""

    @property
    def rect(self) -> Rect:
        """Place of the control in physical pixels, as in screenshots."""

    @property
    def text(self) -> str:
        """Text of the control.

        Note:
            In the newest edition it is the label, or the value when there is no label; in WebDriverAgent, which the
            published library asks, the value comes first.
        """

    @property
    def type(self) -> str:
        """Class of the control; the same as `className`."""

    @property
    def value(self) -> str | None:
        """Value of the control, such as the text in a field."""

    @property
    def visible(self) -> bool:
        """Whether the control is visible."""

    @staticmethod
    def at(x: int, y: int, client: Any = None) -> Node | None:
        """Finds the deepest clickable control at a point of the screen.

        Args:
            x: Physical pixels from the left edge of the screen.
            y: Physical pixels from the top edge of the screen.
            client: Another connection to the device; `None` takes that of the system.

        Returns:
            The control, or `None` when there is none.

        Confidence:
            medium: It is in the vendor's newest edition alone.
        """

    def clear_text(self) -> Any:
        """Empties the field.

        Returns:
            Answer of the device; its form is not documented.

        Confidence:
            medium: The form of the answer is not documented.
        """

    def click(self, dur: float = 0.02) -> Node:
        """Taps the middle of the control.

        It is slower than `tap()`, but works where `tap()` does not.

        Args:
            dur: How long the finger stays down, in seconds.

        Returns:
            The control, so that calls can be chained.

        Confidence:
            medium: `dur` is annotated as a whole number, with 0.02 as its default.
        """

    def pickerwheel_select(self) -> None:
        """Is meant to turn a picker wheel, and not implemented.

        Raises:
            NotImplementedError: Always.
        """

    def pinch(self, scale: float, velocity: float) -> Any:
        """Pinches the control with two fingers.

        Args:
            scale: How far: below 1 brings the fingers together, above 1 spreads them.
            velocity: How fast; negative when they come together, positive when they spread. Its unit is not
                documented.

        Returns:
            Answer of the device; its form is not documented.

        Confidence:
            medium: The form of the answer is not documented.
        """

    def scale(self) -> int:
        """Gives how many physical pixels stand for one point.

        Returns:
            `2` or `3` on Retina screens.
        """

    def scroll(
        self,
        direction: Literal["visible", "up", "down", "left", "right"] = "visible",
        distance: float = 1.0,
    ) -> Node:
        """Scrolls the control, or scrolls until it is visible.

        Args:
            direction: `"visible"` scrolls until the control shows; `"up"`, `"down"`, `"left"` and `"right"`
                scroll it, `"down"` to what is further down.
            distance: How far, in multiples of the control's own width or height; ignored for `"visible"`.

        Returns:
            The control, so that calls can be chained.

        Raises:
            ValueError: When the direction is another one.
        """

    def selected(self) -> bool:
        """Tells whether the control is selected.

        Returns:
            `True` when it is selected.
        """

    def set_text(self, value: str) -> Any:
        """Types a text into the field; turns a picker wheel, or moves a slider.

        Args:
            value: Text to type, added to what is there. For a picker wheel the entry to turn to; for a slider its
                place as text, from `"0"` to `"1"`.

        Returns:
            Answer of the device; its form is not documented.

        Confidence:
            medium: The form of the answer is not documented. Wheels and sliders are known from WebDriverAgent alone,
                which the published library asks.
        """

    def tap(self) -> Any:
        """Taps the control the way iOS does, which is faster than `click()`.

        Returns:
            Answer of the device; its form is not documented.

        Note:
            It may fail on controls that are not visible.

        Confidence:
            medium: The form of the answer is not documented.
        """

    def tap_hold(self, duration: int = 1000) -> Node:
        """Presses the control for a while.

        Args:
            duration: How long, in milliseconds; `click()` counts in seconds.

        Returns:
            The control, so that calls can be chained.
        """


class Selector:
    """Describes controls by their values and places, finds them and acts on them.

    Requires:
        Agent mode
    """

    COMPLEX: Final[int | str]
    """Searches several windows together, such as overlays and those of other processes; slower.

    Confidence:
        medium: It is in the vendor's newest edition alone; the value behind the name is not documented.
    """

    MODE_CLICK_ACCESS: Final[int] = 0
    """Presses the control by accessibility."""

    MODE_CLICK_XY: Final[int] = 1
    """Taps the middle of the control; the default of `click()`."""

    MODE_CONTAINS: Final[int] = 1
    """Fits when the value contains the given one."""

    MODE_EQUAL: Final[int] = 0
    """Fits when the value equals the given one; the default."""

    MODE_GREATER: Final[int] = 3
    """Fits when the number is greater than the given one."""

    MODE_LESS: Final[int] = 4
    """Fits when the number is smaller than the given one."""

    MODE_MATCHES: Final[int] = 2
    """Fits when the value matches the given regular expression."""

    MODE_SCROLL_DOWN: Final[str] = "down"
    """Scrolls down."""

    MODE_SCROLL_LEFT: Final[str] = "left"
    """Scrolls to the left."""

    MODE_SCROLL_RIGHT: Final[str] = "right"
    """Scrolls to the right."""

    MODE_SCROLL_UP: Final[str] = "up"
    """Scrolls up."""

    MODE_SCROLL_VISIBLE: Final[str] = "visible"
    """Scrolls until the control is visible; the default of `scroll()`."""

    MODE_TRAIT: Final[int] = 5
    """Fits by the bits of the accessibility traits.

    Confidence:
        medium: It is in the vendor's newest edition alone.
    """

    POINT: Final[int | str]
    """Searches only the window or the control at a point.

    Confidence:
        medium: It is in the vendor's newest edition alone; the value behind the name is not documented.
    """

    SIMPLE: Final[int | str]
    """Searches fast; the default.

    Confidence:
        medium: It is in the vendor's newest edition alone; the value behind the name is not documented.
    """

    VISIBLE: Final[int | str]
    """Searches the controls that are visible, which is fast in long lists.

    Confidence:
        medium: It is in the vendor's newest edition alone; the value behind the name is not documented.
    """

    def __init__(
        self,
        mode: int | str = SIMPLE,
        xy: tuple[int, int] | None = None,
        maxDepth: int = 0,
        maxChildren: int = 30,
        step: int = 0,
    ) -> None:
        """Starts the description of a control.

        Args:
            mode: How to search: `SIMPLE`, `POINT`, `COMPLEX` or `VISIBLE`.
            xy: Point `(x, y)` to search at with `POINT`; its unit is not documented.
            maxDepth: How deep to search; `0` sets no limit.
            maxChildren: How many controls directly inside each one are looked at; `0` sets no limit.
            step: Step of the grid with `VISIBLE`; `0` takes the default. Its unit is not documented.

        Note:
            Before the vendor's newest edition the call takes no arguments.

        Confidence:
            medium: The arguments are on the vendor's newest page alone; the vendor's code does not have them.
        """

    def accessible(self, value: bool) -> Selector:
        """Keeps the controls that can be reached by accessibility, or those that cannot.

        Args:
            value: `True` for those that can be reached by accessibility, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def brother(self, value: float = 0) -> Selector:
        """Goes from the controls that fit so far to their siblings.

        Args:
            value: Position among the siblings, from 1; `0` means all, `-1` the last, a fraction those before or
                after.

        Returns:
            The selector, so that calls can be chained.
        """

    def child(self, value: float = 0) -> Selector:
        """Goes from the controls that fit so far to those directly inside them.

        Args:
            value: Position among the children, from 1; `0` means all, `-1` the last.

        Returns:
            The selector, so that calls can be chained.
        """

    def clear_text(self, *args: Any) -> Selector:
        """Empties what is found.

        It happens when `find()` or `find_all()` is called.

        Args:
            args: Reserved; they have no effect.

        Returns:
            The selector, so that calls can be chained.
        """

    def click(self, mode: int = MODE_CLICK_XY) -> Selector:
        """Taps what is found.

        It happens when `find()` or `find_all()` is called.

        Args:
            mode: How to tap: `MODE_CLICK_XY` or `MODE_CLICK_ACCESS`.

        Returns:
            The selector, so that calls can be chained.
        """

    def enabled(self, value: bool) -> Selector:
        """Keeps the controls that can be used, or those that cannot.

        Args:
            value: `True` for those that can be used, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    @overload
    def find(self, timeout: int | None = None) -> Node | None:
        """Finds the first control that fits.

        Args:
            timeout: How long to wait for the control, in milliseconds; without it, or with `0`, the call looks
                once. Before the vendor's newest edition it is the limit of the request, in seconds.
            client: Connection to the device, before the newest edition; the default is `system.client`.

        Returns:
            The control, or `None` when none fits.

        Confidence:
            medium: The editions disagree about `timeout`.
        """

    @overload
    def find(self, client: Any = ..., timeout: int = 120) -> Node | None: ...

    @overload
    def find_all(self, timeout: int | None = None) -> list[Node]:
        """Finds all controls that fit.

        Args:
            timeout: How long to wait for the control, in milliseconds; without it, or with `0`, the call looks
                once. Before the vendor's newest edition it is the limit of the request, in seconds.
            client: Connection to the device, before the newest edition; the default is `system.client`.

        Returns:
            The controls. What comes back when none fits is not documented.

        Confidence:
            medium: The editions disagree about `timeout`.
        """

    @overload
    def find_all(self, client: Any = ..., timeout: int = 120) -> list[Node]: ...

    def find_with_dict(self, client: Any, kv: list[SelectorStep], max_nums: int = 99999) -> list[Node]:
        """Finds all controls that fit conditions given as dicts.

        Args:
            client: Connection to the device.
            kv: Conditions, each with the name of a method of this class and its arguments.
            max_nums: Largest number of results.

        Returns:
            The controls. What comes back when none fits is not documented.
        """

    def height(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain height.

        Args:
            value: Height; its unit is not documented.
            mode: How to compare: `MODE_EQUAL`, `MODE_GREATER` or `MODE_LESS`.

        Returns:
            The selector, so that calls can be chained.
        """

    def index(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain position among their siblings.

        Args:
            value: Position; where it begins to count is not documented.
            mode: How to compare: `MODE_EQUAL`, `MODE_GREATER` or `MODE_LESS`.

        Returns:
            The selector, so that calls can be chained.
        """

    def input(self, value: str) -> Selector:
        """Types a text into what is found.

        It happens when `find()` or `find_all()` is called.

        Args:
            value: Text to type; an empty text empties the field.

        Returns:
            The selector, so that calls can be chained.
        """

    def label(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain label.

        Args:
            value: The label to compare with.
            mode: How to compare: `MODE_EQUAL`, `MODE_CONTAINS` or `MODE_MATCHES`.

        Returns:
            The selector, so that calls can be chained.
        """

    def name(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain name.

        Args:
            value: The name to compare with.
            mode: How to compare: `MODE_EQUAL`, `MODE_CONTAINS` or `MODE_MATCHES`.

        Returns:
            The selector, so that calls can be chained.
        """

    def node(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain node value, which is not explained further.

        Args:
            value: The node value to compare with.
            mode: How to compare: `MODE_EQUAL`, `MODE_CONTAINS` or `MODE_MATCHES`.

        Returns:
            The selector, so that calls can be chained.
        """

    def package(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Searches only while a certain app is in front.

        Args:
            value: Bundle id of the app.
            mode: `MODE_EQUAL` for the whole id; any other number also fits a part of it.

        Returns:
            The selector, so that calls can be chained.
        """

    def parent(self, value: int = 0) -> Selector:
        """Goes from the controls that fit so far to those around them.

        Args:
            value: Levels up, from 1; `0` means all.

        Returns:
            The selector, so that calls can be chained.
        """

    def predicate(self, value: str) -> Selector:
        """Searches by an NSPredicate.

        Args:
            value: Text of the NSPredicate.

        Returns:
            The selector, so that calls can be chained.
        """

    def scroll(self, mode: str = MODE_SCROLL_VISIBLE, distance: float = 1.0) -> Selector:
        """Scrolls what is found.

        It happens when `find()` or `find_all()` is called.

        Args:
            mode: Where to scroll, one of the `MODE_SCROLL_` constants.
            distance: How far, in multiples of the control's own width or height.

        Returns:
            The selector, so that calls can be chained.
        """

    def type(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain class.

        Args:
            value: The class to compare with. For example `XCUIElementTypeButton`.
            mode: How to compare: `MODE_EQUAL`, `MODE_CONTAINS` or `MODE_MATCHES`.

        Returns:
            The selector, so that calls can be chained.
        """

    def value(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain value.

        Args:
            value: The value to compare with.
            mode: How to compare: `MODE_EQUAL`, `MODE_CONTAINS` or `MODE_MATCHES`.

        Returns:
            The selector, so that calls can be chained.
        """

    def visible(self, value: bool) -> Selector:
        """Keeps the controls that are visible, or those that are not.

        Args:
            value: `True` for those that are visible, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def width(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain width.

        Args:
            value: Width; its unit is not documented.
            mode: How to compare: `MODE_EQUAL`, `MODE_GREATER` or `MODE_LESS`.

        Returns:
            The selector, so that calls can be chained.
        """

    def x(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain distance from the left edge.

        Args:
            value: Distance in physical pixels.
            mode: How to compare: `MODE_EQUAL`, `MODE_GREATER` or `MODE_LESS`.

        Returns:
            The selector, so that calls can be chained.
        """

    @staticmethod
    def xml() -> str:
        """Gives all controls of the screen as XML.

        Returns:
            The XML text. What comes back on failure is not documented.

        Requires:
            Agent mode
        """

    def xpath(self, value: str) -> Selector:
        """Searches by an XPath expression; other conditions are then ignored.

        Args:
            value: The XPath expression.

        Returns:
            The selector, so that calls can be chained.
        """

    def y(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Keeps the controls with a certain distance from the top edge.

        Args:
            value: Distance in physical pixels.
            mode: How to compare: `MODE_EQUAL`, `MODE_GREATER` or `MODE_LESS`.

        Returns:
            The selector, so that calls can be chained.
        """
