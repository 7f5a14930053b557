"""Finds elements of apps and acts on them."""

from typing import Any, Final

from ._types import Rect


class Node:
    """One widget of the UI tree.

    Obtained from a Selector. Its members come from the WDA Element class.
    """

    def __init__(self, session: Any, id: str | None) -> None:
        """Creates one.

        Args:
            session: WDA client session.
            id: Element id.
        """

    @property
    def accessibility_container(self) -> bool:
        """Whether the element is an accessibility container."""

    @property
    def accessible(self) -> bool:
        """Whether the element supports accessibility."""

    @property
    def bounds(self) -> Rect:
        """Position in logical points."""

    @property
    def className(self) -> str:
        """Class name such as XCUIElementTypeButton."""

    @property
    def displayed(self) -> bool:
        """Whether the element is shown."""

    @property
    def enabled(self) -> bool:
        """Whether the element can be used."""

    @property
    def id(self) -> str:
        """Element id."""

    @property
    def index(self) -> int:
        """Position among its siblings."""

    @property
    def info(self) -> dict[str, Any]:
        """All main attributes."""

    @property
    def label(self) -> str | None:
        """Label attribute."""

    @property
    def name(self) -> str | None:
        """Name attribute."""

    @property
    def rect(self) -> Rect:
        """Position in physical pixels (logical position times scale)."""

    @property
    def text(self) -> str:
        """Text of the element."""

    @property
    def type(self) -> str:
        """Does the same as className."""

    @property
    def value(self) -> str | None:
        """Value attribute."""

    @property
    def visible(self) -> bool:
        """Whether the element is visible."""

    def clear_text(self) -> Any:
        """Clears the text.

        Returns:
            Response of the request.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def click(self, dur: float = 0.02) -> Node:
        """Clicks the centre of the element.

        Slower than `tap()` but works when `tap()` does not.

        Args:
            dur: Press time in seconds (annotated int, default 0.02).

        Returns:
            The element itself, for chaining.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def pickerwheel_select(self) -> None:
        """Is not implemented.

        Raises NotImplementedError.
        """

    def pinch(self, scale: float, velocity: float) -> Any:
        """Pinches on the element.

        Args:
            scale: Above 0; below 1 zooms out, above 1 zooms in.
            velocity: Negative to zoom out, positive to zoom in.

        Returns:
            Response of the request.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def scale(self) -> int:
        """Gives the screen scale factor.

        Returns:
            2 or 3 on Retina screens.
        """

    def scroll(self, direction: str = "visible", distance: float = 1.0) -> Node:
        """Scrolls the element.

        Raises ValueError on a bad direction.

        Args:
            direction: "visible", "up", "down", "left" or "right".
            distance: Multiple of the element's own size; not used with "visible".

        Returns:
            The element itself, for chaining.
        """

    def selected(self) -> bool:
        """Tells whether the element is selected.

        Returns:
            `True` or `False`.
        """

    def set_text(self, value: str) -> Any:
        """Enters text.

        Args:
            value: Text to enter.

        Returns:
            Response of the request.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def tap(self) -> Any:
        """Taps the element.

        Returns:
            Response of the request.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def tap_hold(self, duration: int = 1000) -> Node:
        """Long-presses the element.

        Args:
            duration: Press time in milliseconds.

        Returns:
            The element itself, for chaining.
        """


class Selector:
    """Chainable set of conditions and actions that finds widgets."""

    MODE_CLICK_ACCESS: Final[int] = 0
    """Click through accessibility."""

    MODE_CLICK_XY: Final[int] = 1
    """Click by coordinates."""

    MODE_CONTAINS: Final[int] = 1
    """Match by substring."""

    MODE_EQUAL: Final[int] = 0
    """Match exactly."""

    MODE_GREATER: Final[int] = 3
    """Match greater values."""

    MODE_LESS: Final[int] = 4
    """Match smaller values."""

    MODE_MATCHES: Final[int] = 2
    """Match by regular expression."""

    MODE_SCROLL_DOWN: Final[str] = "down"
    """Scroll down."""

    MODE_SCROLL_LEFT: Final[str] = "left"
    """Scroll left."""

    MODE_SCROLL_RIGHT: Final[str] = "right"
    """Scroll right."""

    MODE_SCROLL_UP: Final[str] = "up"
    """Scroll up."""

    MODE_SCROLL_VISIBLE: Final[str] = "visible"
    """Scroll until visible."""

    def accessible(self, value: bool) -> Selector:
        """Matches on supporting accessibility.

        Args:
            value: `True` or `False`.

        Returns:
            The selector itself.
        """

    def brother(self, value: float = 0) -> Selector:
        """Continues with siblings.

        Args:
            value: 0 all, n the n-th, -n the n-th from the end; a fraction selects before or after.

        Returns:
            The selector itself.
        """

    def child(self, value: float = 0) -> Selector:
        """Continues with children.

        Args:
            value: 0 all, n the n-th, -n the n-th from the end.

        Returns:
            The selector itself.
        """

    def clear_text(self, *args: Any) -> Selector:
        """Clears the text of the match when the search runs.

        Args:
            args: Reserved, not used.

        Returns:
            The selector itself.
        """

    def click(self, mode: int = MODE_CLICK_XY) -> Selector:
        """Clicks the match when the search runs.

        Args:
            mode: Selector.MODE_CLICK_XY or Selector.MODE_CLICK_ACCESS.

        Returns:
            The selector itself.
        """

    def enabled(self, value: bool) -> Selector:
        """Matches on being enabled.

        Args:
            value: `True` or `False`.

        Returns:
            The selector itself.
        """

    def find(self, client: Any = ..., timeout: int = 120) -> Node | None:
        """Finds the first match.

        Args:
            client: WDA client; the default is system.client.
            timeout: Request time limit in seconds.

        Returns:
            Element, or `None` when nothing matches.
        """

    def find_all(self, client: Any = ..., timeout: int = 120) -> list[Node]:
        """Finds all matches.

        Args:
            client: WDA client; the default is system.client.
            timeout: Request time limit in seconds.

        Returns:
            List of elements. What comes back when nothing matches is not documented.
        """

    def find_with_dict(self, client: Any, kv: list[Any], max_nums: int = 99999) -> list[Node]:
        """Sets conditions from a list of dicts and search.

        Args:
            client: WDA client.
            kv: List of dicts with key (method name) and params.
            max_nums: Largest number of results.

        Returns:
            List of elements.
        """

    def height(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Matches on height.

        Args:
            value: Height.
            mode: Selector.MODE_EQUAL, MODE_GREATER or MODE_LESS.

        Returns:
            The selector itself.
        """

    def index(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Matches on index.

        Args:
            value: Index.
            mode: Selector.MODE_EQUAL, MODE_GREATER or MODE_LESS.

        Returns:
            The selector itself.
        """

    def input(self, value: str) -> Selector:
        """Enters text into the match when the search runs.

        Args:
            value: Text; an empty string clears the field.

        Returns:
            The selector itself.
        """

    def label(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Matches on label.

        Args:
            value: Label text.
            mode: Match mode, one of Selector.MODE_EQUAL, MODE_CONTAINS, MODE_MATCHES.

        Returns:
            The selector itself.
        """

    def name(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Matches on name.

        Args:
            value: Name text.
            mode: Match mode, one of Selector.MODE_EQUAL, MODE_CONTAINS, MODE_MATCHES.

        Returns:
            The selector itself.
        """

    def node(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Matches on node value.

        Args:
            value: Node value.
            mode: Match mode, one of Selector.MODE_EQUAL, MODE_CONTAINS, MODE_MATCHES.

        Returns:
            The selector itself.
        """

    def package(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Requires a foreground app before searching.

        Args:
            value: Bundle id.
            mode: Selector.MODE_EQUAL exact, anything else substring.

        Returns:
            The selector itself.
        """

    def parent(self, value: int = 0) -> Selector:
        """Continues with ancestors.

        Args:
            value: 0 all ancestors, n levels up.

        Returns:
            The selector itself.
        """

    def predicate(self, value: str) -> Selector:
        """Searches with an NSPredicate.

        Args:
            value: NSPredicate text.

        Returns:
            The selector itself.
        """

    def scroll(self, mode: Any = MODE_SCROLL_VISIBLE, distance: float = 1.0) -> Selector:
        """Scrolls the match when the search runs.

        Args:
            mode: One of the Selector.MODE_SCROLL_ constants.
            distance: Distance, as a multiple of the element size.

        Returns:
            The selector itself.
        """

    def type(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Matches on type.

        Args:
            value: Type name.
            mode: Match mode, one of Selector.MODE_EQUAL, MODE_CONTAINS, MODE_MATCHES.

        Returns:
            The selector itself.
        """

    def value(self, value: str, mode: int = MODE_EQUAL) -> Selector:
        """Matches on value.

        Args:
            value: Value.
            mode: Match mode, one of Selector.MODE_EQUAL, MODE_CONTAINS, MODE_MATCHES.

        Returns:
            The selector itself.
        """

    def visible(self, value: bool) -> Selector:
        """Matches on visibility.

        Args:
            value: `True` or `False`.

        Returns:
            The selector itself.
        """

    def width(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Matches on width.

        Args:
            value: Width.
            mode: Selector.MODE_EQUAL, MODE_GREATER or MODE_LESS.

        Returns:
            The selector itself.
        """

    def x(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Matches on X position.

        Args:
            value: X.
            mode: Selector.MODE_EQUAL, MODE_GREATER or MODE_LESS.

        Returns:
            The selector itself.
        """

    @staticmethod
    def xml() -> str:
        """Gives the UI tree of the current page as XML.

        Returns:
            XML text.
        """

    def xpath(self, value: str) -> Selector:
        """Searches with an XPath.

        Other attribute conditions are ignored.

        Args:
            value: XPath text.

        Returns:
            The selector itself.
        """

    def y(self, value: int, mode: int = MODE_EQUAL) -> Selector:
        """Matches on Y position.

        Args:
            value: Y.
            mode: Selector.MODE_EQUAL, MODE_GREATER or MODE_LESS.

        Returns:
            The selector itself.
        """
