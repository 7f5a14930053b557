"""Finds controls of apps and elements of web pages, and acts on them."""

from collections.abc import Callable
from typing import Any, Final

from ._types import NodeRect
from ascript.android.ui import WebWindow


class Node:
    """One widget of the UI tree.

    Normally obtained from a Selector, not built by hand.
    """

    def __init__(self, node: Any = None) -> None:
        """Creates one.

        Args:
            node: Underlying engine node whose attributes are copied.
        """

    @property
    def checkable(self) -> bool:
        """Whether the widget can be checked.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def checked(self) -> bool:
        """Whether the widget is checked.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def childCount(self) -> int:
        """Number of children.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def clickable(self) -> bool:
        """Whether the widget is clickable.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def desc(self) -> str | None:
        """Content description.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def dismissable(self) -> bool:
        """Whether the widget can be dismissed.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def editable(self) -> bool:
        """Whether the widget is editable.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def enabled(self) -> bool:
        """Whether the widget is enabled.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def focusable(self) -> bool:
        """Whether the widget can take focus.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def focused(self) -> bool:
        """Whether the widget has focus.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def hintText(self) -> str | None:
        """Hint shown in an empty field.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def id(self) -> str | None:
        """Resource id.

        May change between installs in some apps.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def inputType(self) -> int:
        """Android input type.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def longClickable(self) -> bool:
        """Whether the widget can be long-clicked.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def maxTextLength(self) -> int:
        """Longest text allowed.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def packageName(self) -> str | None:
        """Package of the owning app.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def rect(self) -> NodeRect:
        """Position on screen.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def text(self) -> str | None:
        """Text of the widget.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def type(self) -> str | None:
        """Widget class name.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    @property
    def visible(self) -> bool:
        """Whether the user can see the widget.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def brother(self, *val: float) -> Node | list[Node] | None:
        """Gets sibling nodes.

        Args:
            val: Sibling positions; none gives all, n the n-th, -n the n-th from the end, a decimal such as
                1.4 the range 1-4, 0.1 the next and -0.1 the previous sibling (manual of 2023).

        Returns:
            One Node for a single whole number, otherwise a list (rule from the manual of 2023).

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def child(self, *val: float) -> Node | list[Node] | None:
        """Gets child nodes.

        Args:
            val: Child positions; none gives all, n the n-th, -n the n-th from the end, a decimal such as
                1.3 the range 1-3 (manual of 2023).

        Returns:
            One Node for a single whole number, otherwise a list (rule from the manual of 2023).

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def click(self) -> Node:
        """Clicks the widget.

        Returns:
            The node itself, for chaining.
        """

    def find(self, selector: Selector) -> Node | None:
        """Finds the first match below this node.

        Args:
            selector: Selector with the search conditions.

        Returns:
            Node, or `None` when nothing matches.
        """

    def find_all(self, selector: Selector) -> list[Node] | None:
        """Finds all matches below this node.

        Args:
            selector: Selector with the search conditions.

        Returns:
            List of Node; the manual of 2023 says `None` when nothing matches.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def input(self, msg: str = "") -> Node:
        """Enters text into the widget.

        Args:
            msg: Text to enter.

        Returns:
            The node itself, for chaining.
        """

    def long_click(self) -> Node:
        """Long-clicks the widget.

        Returns:
            The node itself, for chaining.
        """

    def parent(self, *val: float) -> Node | list[Node] | None:
        """Gets ancestor nodes.

        Args:
            val: Levels up; none gives all ancestors, 2 the grandparent, several numbers several levels, a
                decimal such as 1.3 levels 1-3 (manual of 2023).

        Returns:
            One Node for a single whole number, otherwise a list (rule from the manual of 2023).

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def slide(self, ore: int = -1) -> Node:
        """Scrolls the widget.

        Same as Node.swipe.

        Args:
            ore: Direction: -1 forward, 1 backward (meaning from the manual of 2023).

        Returns:
            The node itself, for chaining.
        """

    def swipe(self, ore: int = -1) -> Node:
        """Scrolls the widget.

        Args:
            ore: Direction: -1 forward, 1 backward (meaning from the manual of 2023).

        Returns:
            The node itself, for chaining.
        """


class Selector:
    """Chainable set of conditions that finds widgets."""

    MODE_ACC_ALL: Final[int] = 1
    """Full accessibility tree."""

    MODE_ACC_SIMPLE: Final[int] = 0
    """Simple accessibility tree."""

    MODE_ASS: int
    """Assist-service mode.

    The number comes from the Java layer.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    MODE_ROOT: int
    """Root mode.

    The number comes from the Java layer.

    Confidence:
        medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
    """

    def __init__(self, mode: int = 0, xpath: str | None = None) -> None:
        """Creates one.

        Args:
            mode: Search mode: 0 simple accessibility tree, 1 full accessibility tree, or Selector.MODE_ASS
                / Selector.MODE_ROOT.
            xpath: XPath expression used instead of chained conditions.
        """

    def brother(self, *val: float) -> Selector:
        """Continues with siblings of the match.

        Args:
            val: Sibling positions; same number rules as Node.brother.

        Returns:
            The selector itself.
        """

    @staticmethod
    def cache(is_cache: bool, mode: int = 0) -> Any:
        """Switches the cached UI tree on or off.

        Args:
            is_cache: `True` searches in a stored tree until switched off.
            mode: Search mode: 0 simple accessibility tree, 1 full accessibility tree, or Selector.MODE_ASS
                / Selector.MODE_ROOT.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def checkable(self, val: bool) -> Selector:
        """Matches on being checkable.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def checked(self, val: bool) -> Selector:
        """Matches on being checked.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def child(self, *val: float) -> Selector:
        """Continues with children of the match.

        Args:
            val: Child positions; same number rules as Node.child.

        Returns:
            The selector itself.
        """

    def childCount(self, *val: float) -> Selector:
        """Matches on the number of children.

        Args:
            val: Wanted counts; a decimal such as 1.3 means 1 to 3, several values are alternatives (manual
                of 2023).

        Returns:
            The selector itself.
        """

    def click(self) -> Selector:
        """Clicks the match when `find()` or `find_all()` runs.

        Returns:
            The selector itself.
        """

    def clickable(self, val: bool) -> Selector:
        """Matches on being clickable.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def depth(self, val: int) -> Selector:
        """Matches on depth in the tree.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def desc(self, val: str) -> Selector:
        """Matches on content description.

        Args:
            val: Description; the manual of 2023 accepts a regular expression.

        Returns:
            The selector itself.
        """

    def dismissable(self, val: bool) -> Selector:
        """Matches on being dismissable.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def drawingOrder(self, val: int) -> Selector:
        """Matches on drawing order.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    @staticmethod
    def dump(mode: int = 0) -> str:
        """Exports the current UI tree.

        Args:
            mode: Search mode: 0 simple accessibility tree, 1 full accessibility tree, or Selector.MODE_ASS
                / Selector.MODE_ROOT.

        Returns:
            Tree data (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def editable(self, val: bool) -> Selector:
        """Matches on being editable.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def enabled(self, val: bool) -> Selector:
        """Matches on being enabled.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def find(self) -> Node | None:
        """Finds the first match.

        Returns:
            Node, or `None` when nothing matches.
        """

    def find_all(self, num: int = 99999) -> list[Node] | None:
        """Finds all matches.

        Args:
            num: Largest number of results.

        Returns:
            List of Node, or `None` when nothing matches.
        """

    def find_by_id(self, id: str | None) -> Any:
        """Searches quickly by resource id.

        Args:
            id: Resource id.

        Returns:
            The matching node or nodes (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def find_by_text(self, text: str) -> Any:
        """Searches quickly by text.

        Args:
            text: Text to match.

        Returns:
            The matching node or nodes (its type is not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def focusable(self, val: bool) -> Selector:
        """Matches on being focusable.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def focused(self, val: bool) -> Selector:
        """Matches on having focus.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def hintText(self, val: str) -> Selector:
        """Matches on hint text.

        Args:
            val: Hint; the manual of 2023 accepts a regular expression.

        Returns:
            The selector itself.
        """

    def id(self, val: str) -> Selector:
        """Matches on resource id.

        Args:
            val: Id; the manual of 2023 accepts a regular expression.

        Returns:
            The selector itself.
        """

    def input(self, msg: str = "") -> Selector:
        """Enters text into the match when `find()` or `find_all()` runs.

        Args:
            msg: Text to enter.

        Returns:
            The selector itself.
        """

    def inputType(self, val: int) -> Selector:
        """Matches on input type.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def longClickable(self, val: bool) -> Selector:
        """Matches on being long-clickable.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def long_click(self) -> Selector:
        """Long-clicks the match when `find()` or `find_all()` runs.

        Returns:
            The selector itself.
        """

    def maxTextLength(self, val: int) -> Selector:
        """Matches on the text length limit.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    @staticmethod
    def on_event(listener: Callable[[Any], None]) -> Any:
        """Registers a listener for widget events.

        Args:
            listener: Event callback.

        Returns:
            The result is not documented.

        Requires:
            Accessibility mode

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def packageName(self, val: str) -> Selector:
        """Matches on app package.

        Args:
            val: Package; the manual of 2023 accepts a regular expression.

        Returns:
            The selector itself.
        """

    def parent(self, *val: float) -> Selector:
        """Continues with ancestors of the match.

        Args:
            val: Levels up; same number rules as Node.parent.

        Returns:
            The selector itself.
        """

    def path(self, val: str) -> Selector:
        """Matches on node path.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    @staticmethod
    def refresh(mode: int = 0) -> Any:
        """Refreshes the cached UI tree.

        Args:
            mode: Search mode: 0 simple accessibility tree, 1 full accessibility tree, or Selector.MODE_ASS
                / Selector.MODE_ROOT.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def slide(self, ore: int = -1) -> Selector:
        """Scrolls the match when `find()` or `find_all()` runs.

        Same as swipe.

        Args:
            ore: Direction: -1 forward, 1 backward (meaning from the manual of 2023).

        Returns:
            The selector itself.
        """

    def swipe(self, ore: int = -1) -> Selector:
        """Scrolls the match when `find()` or `find_all()` runs.

        Args:
            ore: Direction: -1 forward, 1 backward (meaning from the manual of 2023).

        Returns:
            The selector itself.
        """

    def text(self, val: str) -> Selector:
        """Matches on text.

        Args:
            val: Text; the manual of 2023 accepts a regular expression.

        Returns:
            The selector itself.
        """

    def type(self, val: str) -> Selector:
        """Matches on widget class name.

        Args:
            val: Class name; the manual of 2023 accepts a regular expression.

        Returns:
            The selector itself.
        """

    def visible(self, val: bool) -> Selector:
        """Matches on being visible to the user.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """


class WebNode:
    """One DOM element of a WebView.

    Obtained from a WebSelector.
    """

    def __init__(self, selector: WebSelector) -> None:
        """Creates one.

        Args:
            selector: WebSelector that produced the node.
        """

    def brother(self, *val: float) -> WebNode | None:
        """Gets a sibling element.

        Args:
            val: Sibling offset.

        Returns:
            WebNode, or `None` when nothing matches.
        """

    def child(self, *val: float) -> WebNode | None:
        """Gets a child element.

        Args:
            val: Child index.

        Returns:
            WebNode, or `None` when nothing matches.
        """

    def click(self) -> Any:
        """Clicks the element.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def input(self, val: str) -> Any:
        """Enters text into the element.

        Args:
            val: Text to enter.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def long_click(self) -> Any:
        """Long-clicks the element.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def parent(self, *val: float) -> WebNode | None:
        """Gets a parent element.

        Args:
            val: Levels up.

        Returns:
            WebNode, or `None` when nothing matches.
        """

    def to_dict(self) -> dict[str, Any]:
        """Converts the node to a dict.

        Returns:
            Dict form of the node (keys not documented).

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class WebSelector:
    """Chainable set of conditions that finds DOM elements in a WebView."""

    def __init__(self, web_window: WebWindow | str | None = None) -> None:
        """Creates one.

        Args:
            web_window: WebWindow, or an HTML string from which a WebWindow is made.
        """

    def attr(self, key: str, val: str) -> WebSelector:
        """Matches on an HTML attribute.

        Args:
            key: Attribute name such as class or id.
            val: Attribute value.

        Returns:
            The selector itself.
        """

    def brother(self, *val: float) -> WebSelector:
        """Continues with siblings.

        Args:
            val: Sibling offset.

        Returns:
            The selector itself.
        """

    def child(self, *val: float) -> WebSelector:
        """Continues with children.

        Args:
            val: Child index.

        Returns:
            The selector itself.
        """

    def click(self) -> WebSelector:
        """Clicks the match.

        Returns:
            The selector itself.
        """

    def copy(self) -> WebSelector:
        """Makes an independent deep copy.

        Returns:
            The copy.
        """

    def find(self) -> WebNode | None:
        """Finds the first match.

        Returns:
            WebNode, or `None` when nothing matches.
        """

    def find_all(self, find_num: int = 0) -> list[WebNode]:
        """Finds all matches.

        Args:
            find_num: Largest number of results; 0 means no limit.

        Returns:
            List of WebNode. What comes back when nothing matches is not documented.
        """

    def input(self, val: str) -> WebSelector:
        """Enters text into the match.

        Args:
            val: Text to enter.

        Returns:
            The selector itself.
        """

    def long_click(self) -> WebSelector:
        """Long-clicks the match.

        Returns:
            The selector itself.
        """

    def parent(self, *val: float) -> WebSelector:
        """Continues with parents.

        Args:
            val: Levels up.

        Returns:
            The selector itself.
        """

    def tag(self, val: str) -> WebSelector:
        """Matches on HTML tag name.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def text(self, val: str) -> WebSelector:
        """Matches on text content.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """

    def value(self, val: str) -> WebSelector:
        """Matches on the value attribute.

        Args:
            val: Value to match.

        Returns:
            The selector itself.
        """
