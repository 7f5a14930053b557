"""Finds controls of apps and elements of web pages, and acts on them."""

# An `int` is a `float` too: `child(1)` fits both overloads, and their order decides.
# pyright: reportOverlappingOverload=false

from collections.abc import Callable
from typing import Any, Final, Literal, overload

from ._types import AccessibilityEvent, NodeRect
from ascript.android.ui import WebWindow


class Node:
    """Describes one control as it was when a search found it.

    A script receives it from a `Selector`. Its values do not follow the screen: search again after a change.
    """

    def __init__(self, node: Any = None) -> None:
        """Copies the attributes of a control of the engine; a script need not call it.

        Args:
            node: Control of the engine; its type is not documented.
        """

    @property
    def center_x(self) -> int:
        """Middle, in pixels from the left edge of the screen."""

    @property
    def center_y(self) -> int:
        """Middle, in pixels from the top edge of the screen."""

    @property
    def checkable(self) -> bool:
        """Whether it can be checked, as a switch can."""

    @property
    def checked(self) -> bool:
        """Whether it is checked."""

    @property
    def childCount(self) -> int:
        """Number of controls directly inside."""

    @property
    def clickable(self) -> bool:
        """Whether it reacts to a tap."""

    @property
    def depth(self) -> int:
        """How deep in the tree it is; the number of the root is not documented.

        Confidence:
            medium: It is known from the vendor's code alone; the vendor's page does not list it.
        """

    @property
    def desc(self) -> str | None:
        """Description that screen readers speak."""

    @property
    def dismissable(self) -> bool:
        """Whether it can be dismissed."""

    @property
    def drawingOrder(self) -> int:
        """Place in the order of drawing; it may differ from what is seen."""

    @property
    def editable(self) -> bool:
        """Whether the user can type into it."""

    @property
    def enabled(self) -> bool:
        """Whether it is enabled, not grey."""

    @property
    def focusable(self) -> bool:
        """Whether it can take the focus."""

    @property
    def focused(self) -> bool:
        """Whether it has the focus."""

    @property
    def heading(self) -> bool:
        """Whether it is a heading.

        Confidence:
            medium: It is known from the vendor's code alone; the vendor's page does not list it.
        """

    @property
    def hintText(self) -> str | None:
        """Hint that an empty field shows."""

    @property
    def id(self) -> str | None:
        """Resource id; some apps change theirs."""

    @property
    def inputType(self) -> int:
        """Kind of text of a field, a number of Android's `InputType`."""

    @property
    def longClickable(self) -> bool:
        """Whether it reacts to a long press."""

    @property
    def maxTextLength(self) -> int:
        """Longest text of a field, in characters."""

    @property
    def packageName(self) -> str | None:
        """Package name of its app."""

    @property
    def path(self) -> str:
        """Path in the tree: class names, such as `/FrameLayout/TextView`, or positions, such as `/0/1/2`.

        Confidence:
            medium: Public scripts have class names, the vendor's rules for AI tools positions.
        """

    @property
    def rect(self) -> NodeRect:
        """Edges on the screen, in pixels."""

    @property
    def text(self) -> str | None:
        """Text that it shows."""

    @property
    def type(self) -> str | None:
        """Class, such as `TextView`, perhaps with its package before it: `android.widget.TextView`.

        Confidence:
            medium: Public scripts and the vendor's tools have the short name, its rules for AI tools the long
            one.
        """

    @property
    def visible(self) -> bool:
        """Whether the user can see it."""

    @overload
    def brother(self, val: int, /) -> Node | None:
        """Gives siblings of the control: the controls with the same parent.

        Args:
            val: Positions among the siblings, from 1; `-1` is the last, `0.1` the next, `-0.1` the previous,
                `1.4` the first to the fourth. Without one all come.

        Returns:
            One control for one whole number, else a list; `None` when there is none.

        Confidence:
            medium: The vendor's page gives the rule; the code from 2026 does not describe the result.
        """

    @overload
    def brother(self, *val: float) -> list[Node] | None: ...

    @overload
    def child(self, val: int, /) -> Node | None:
        """Gives controls directly inside the control.

        Args:
            val: Positions among the children, from 1; `-1` is the last, `1.3` the first to the third, `-1.3`
                the last three. Without one all come.

        Returns:
            One control for one whole number, else a list; `None` when there is none.

        Confidence:
            medium: The vendor's page gives the rule; the code from 2026 does not describe the result.
        """

    @overload
    def child(self, *val: float) -> list[Node] | None: ...

    def click(self) -> Node:
        """Presses the control itself, even where something covers it.

        Returns:
            The control, so that calls can be chained.
        """

    def find(self, selector: Selector) -> Node | None:
        """Finds the first control inside this one that fits a selector.

        Args:
            selector: Describes the control to find.

        Returns:
            The control, or `None` when none fits.
        """

    def find_all(self, selector: Selector) -> list[Node] | None:
        """Finds all controls inside this one that fit a selector.

        Args:
            selector: Describes the controls to find.

        Returns:
            The controls. When none fits it is an empty list in the vendor's code, `None` in the manual from 2023.

        Confidence:
            medium: The sources disagree about what comes back when none fits.
        """

    def input(self, msg: str = "") -> Node:
        """Types a text into the control, which needs no focus for it.

        Args:
            msg: Text to type.

        Returns:
            The control, so that calls can be chained.
        """

    def long_click(self) -> Node:
        """Long-presses the control itself, even where something covers it.

        Returns:
            The control, so that calls can be chained.
        """

    @overload
    def parent(self, val: int, /) -> Node | None:
        """Gives controls around the control: its parent, the parent of that, and so on.

        Args:
            val: Levels up, from 1 for the parent; `1.3` the first to the third. Without one all come, up to the
                root.

        Returns:
            One control for one whole number, else a list; `None` when there is none.

        Confidence:
            medium: The vendor's page gives the rule; the code from 2026 does not describe the result.
        """

    @overload
    def parent(self, *val: float) -> list[Node] | None: ...

    def slide(self, ore: Literal[-1, 1] = -1) -> Node:
        """Scrolls the control by one screen; the same as `swipe()`.

        Args:
            ore: Direction: `-1` forward, `1` backward.

        Returns:
            The control, so that calls can be chained.
        """

    def swipe(self, ore: Literal[-1, 1] = -1) -> Node:
        """Scrolls the control by one screen.

        Args:
            ore: Direction: `-1` forward, `1` backward.

        Returns:
            The control, so that calls can be chained.
        """


class Selector:
    """Describes controls by their attributes and places, and finds them on the screen."""

    MODE_ACC_ALL: Final[int] = 1
    """Searches all controls, in a deep tree."""

    MODE_ACC_SIMPLE: Final[int] = 0
    """Searches the important controls, which is faster."""

    MODE_ASS: int
    """Searches with the assist service.

    Confidence:
        medium: The number comes from the app at run time and is not documented.
    """

    MODE_ROOT: int
    """Searches in Root mode.

    Confidence:
        medium: The number comes from the app at run time and is not documented.
    """

    def __init__(self, mode: int = 0, xpath: str | None = None) -> None:
        """Starts the description of a control.

        Args:
            mode: Where to search: `0` important controls, `1` all controls; `0 | 2` and `1 | 2` leave out those
                of the system; `6` HID with controls, `9` Root mode.
            xpath: XPath expression to search the whole screen by. Which syntax it takes is not documented.
        """

    def brother(self, *val: float) -> Selector:
        """Goes from the controls that fit so far to their siblings.

        Args:
            val: Positions among the siblings, from 1; `-1` is the last, `0.1` the next, `-0.1` the previous,
                `1.4` the first to the fourth. Without one all come.

        Returns:
            The selector, so that calls can be chained.
        """

    @staticmethod
    def cache(is_cache: bool, mode: int = 0) -> Any:
        """Keeps the controls of the current screen and searches only there, which is faster.

        Args:
            is_cache: `True` keeps them, `False` gives them up.
            mode: Where to search: `0` important controls, `1` all controls; `0 | 2` and `1 | 2` leave out those
                of the system; `6` HID with controls, `9` Root mode.

        Returns:
            The result is not documented.

        Note:
            While they are kept, changes of the screen go unnoticed; `refresh()` reads it again.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def checkable(self, val: bool) -> Selector:
        """Keeps the controls that can be checked, or those that cannot.

        Args:
            val: `True` for those that can be checked, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def checked(self, val: bool) -> Selector:
        """Keeps the controls that are checked, or those that are not.

        Args:
            val: `True` for those that are checked, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def child(self, *val: float) -> Selector:
        """Goes from the controls that fit so far to those directly inside them.

        Args:
            val: Positions among the children, from 1; `-1` is the last, `1.3` the first to the third, `-1.3`
                the last three. Without one all come.

        Returns:
            The selector, so that calls can be chained.
        """

    def childCount(self, *val: float) -> Selector:
        """Keeps the controls with a certain number of controls directly inside them.

        Args:
            val: Numbers that fit; `1.3` means 1 to 3.

        Returns:
            The selector, so that calls can be chained.
        """

    def click(self) -> Selector:
        """Presses what is found.

        It happens when `find()` or `find_all()` is called.

        Returns:
            The selector, so that calls can be chained.
        """

    def clickable(self, val: bool) -> Selector:
        """Keeps the controls that react to a tap, or those that do not.

        Args:
            val: `True` for those that react to a tap, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def depth(self, val: int) -> Selector:
        """Keeps the controls at a certain depth of the tree.

        Args:
            val: Depth; where it begins to count is not documented.

        Returns:
            The selector, so that calls can be chained.
        """

    def desc(self, val: str) -> Selector:
        """Keeps the controls whose description for screen readers matches.

        Args:
            val: Regular expression for the description; a character such as `.` or `?` needs a backslash to
                mean itself.

        Returns:
            The selector, so that calls can be chained.
        """

    def dismissable(self, val: bool) -> Selector:
        """Keeps the controls that can be dismissed, or those that cannot.

        Args:
            val: `True` for those that can be dismissed, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def drawingOrder(self, val: int) -> Selector:
        """Keeps the controls with a certain place in the order of drawing.

        Args:
            val: Place in the order; it may differ from what is seen.

        Returns:
            The selector, so that calls can be chained.
        """

    @staticmethod
    def dump(mode: int = 0) -> str:
        """Gives all controls of the screen as text.

        Args:
            mode: Where to search: `0` important controls, `1` all controls; `0 | 2` and `1 | 2` leave out those
                of the system; `6` HID with controls, `9` Root mode.

        Returns:
            The tree of controls as JSON text; its fields are not documented.

        Confidence:
            medium: The vendor's page says JSON text; the code does not describe the result.
        """

    def editable(self, val: bool) -> Selector:
        """Keeps the controls that can be typed into, or those that cannot.

        Args:
            val: `True` for those that can be typed into, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def enabled(self, val: bool) -> Selector:
        """Keeps the controls that are enabled, or those that are not.

        Args:
            val: `True` for those that are enabled, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def find(self) -> Node | None:
        """Finds the first control that fits.

        Returns:
            The control, or `None` when none fits.
        """

    def find_all(self, num: int = 99999) -> list[Node] | None:
        """Finds all controls that fit.

        Args:
            num: Largest number of results. In the vendor's code from 2024 it has no effect.

        Returns:
            The controls, or `None` when none fits.
        """

    def find_by_id(self, id: str | None) -> Any:
        """Finds controls by their resource id, quickly.

        Args:
            id: Resource id; what `None` does is not documented.

        Returns:
            What was found; whether one control or several is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def find_by_text(self, text: str) -> Any:
        """Finds controls by their text, quickly.

        Args:
            text: Text of the control.

        Returns:
            What was found; whether one control or several is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def focusable(self, val: bool) -> Selector:
        """Keeps the controls that can take the focus, or those that cannot.

        Args:
            val: `True` for those that can take the focus, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def focused(self, val: bool) -> Selector:
        """Keeps the controls that have the focus, or those that have not.

        Args:
            val: `True` for those that have the focus, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def hintText(self, val: str) -> Selector:
        """Keeps the controls whose hint matches.

        Args:
            val: Regular expression for the hint; a character such as `.` or `?` needs a backslash to mean
                itself.

        Returns:
            The selector, so that calls can be chained.
        """

    def id(self, val: str) -> Selector:
        """Keeps the controls whose resource id matches.

        Args:
            val: Regular expression for the resource id; a character such as `.` or `?` needs a backslash to
                mean itself.

        Returns:
            The selector, so that calls can be chained.
        """

    def input(self, msg: str = "") -> Selector:
        """Types a text into what is found.

        It happens when `find()` or `find_all()` is called.

        Args:
            msg: Text to type.

        Returns:
            The selector, so that calls can be chained.
        """

    def inputType(self, val: int) -> Selector:
        """Keeps the fields that take a certain kind of text.

        Args:
            val: Number of Android's `InputType`.

        Returns:
            The selector, so that calls can be chained.
        """

    def longClickable(self, val: bool) -> Selector:
        """Keeps the controls that react to a long press, or those that do not.

        Args:
            val: `True` for those that react to a long press, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """

    def long_click(self) -> Selector:
        """Long-presses what is found.

        It happens when `find()` or `find_all()` is called.

        Returns:
            The selector, so that calls can be chained.
        """

    def maxTextLength(self, val: int) -> Selector:
        """Keeps the fields with a certain longest text.

        Args:
            val: Longest text that the field takes, in characters.

        Returns:
            The selector, so that calls can be chained.
        """

    @staticmethod
    def on_event(listener: Callable[[AccessibilityEvent], None]) -> Any:
        """Calls a function at events of windows, controls, touches and notifications.

        Args:
            listener: Called with each event.

        Returns:
            The result is not documented.

        Requires:
            Accessibility mode

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def packageName(self, val: str) -> Selector:
        """Keeps the controls of the apps whose package name matches.

        Args:
            val: Regular expression for the package name; a character such as `.` or `?` needs a backslash to
                mean itself.

        Returns:
            The selector, so that calls can be chained.
        """

    def parent(self, *val: float) -> Selector:
        """Goes from the controls that fit so far to those around them.

        Args:
            val: Levels up, from 1 for the parent; `1.3` the first to the third. Without one all come, up to the
                root.

        Returns:
            The selector, so that calls can be chained.
        """

    def path(self, val: str) -> Selector:
        """Keeps the controls with a certain path in the tree.

        Args:
            val: Path of the control, as `Node.path` gives it.

        Returns:
            The selector, so that calls can be chained.
        """

    @staticmethod
    def refresh(mode: int = 0) -> Any:
        """Reads the controls that `cache()` keeps again.

        Args:
            mode: Where to search: `0` important controls, `1` all controls; `0 | 2` and `1 | 2` leave out those
                of the system; `6` HID with controls, `9` Root mode.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def slide(self, ore: Literal[-1, 1] = -1) -> Selector:
        """Scrolls what is found by one screen; the same as `swipe()`.

        It happens when `find()` or `find_all()` is called.

        Args:
            ore: Direction: `-1` forward, `1` backward.

        Returns:
            The selector, so that calls can be chained.
        """

    def swipe(self, ore: Literal[-1, 1] = -1) -> Selector:
        """Scrolls what is found by one screen.

        It happens when `find()` or `find_all()` is called.

        Args:
            ore: Direction: `-1` forward, `1` backward.

        Returns:
            The selector, so that calls can be chained.
        """

    def text(self, val: str) -> Selector:
        """Keeps the controls whose text matches.

        Args:
            val: Regular expression for the text; a character such as `.` or `?` needs a backslash to mean
                itself.

        Returns:
            The selector, so that calls can be chained.
        """

    def type(self, val: str) -> Selector:
        """Keeps the controls whose class name matches.

        Args:
            val: Regular expression for the class name, such as `.*TextView$`; a character such as `.` or `?`
                needs a backslash to mean itself.

        Returns:
            The selector, so that calls can be chained.
        """

    def visible(self, val: bool) -> Selector:
        """Keeps the controls that the user can see, or those that the user cannot.

        Args:
            val: `True` for those that the user can see, `False` for the others.

        Returns:
            The selector, so that calls can be chained.
        """


class WebNode:
    """Describes one element of a page in a `WebWindow`.

    A script receives it from a `WebSelector`.
    """

    def __init__(self, selector: WebSelector) -> None:
        """Is created by a `WebSelector`; a script need not.

        Args:
            selector: The selector that found the element.
        """

    @property
    def attributes(self) -> Any:
        """HTML attributes of the element; the form is not documented.

        Confidence:
            medium: The vendor's page describes it with a text of another class; what it means follows from its
            name.
        """

    @property
    def bounds(self) -> Any:
        """Place of the element; the form is not documented.

        Confidence:
            medium: The vendor's page describes it with a text of another class; what it means follows from its
            name.
        """

    @property
    def tag_name(self) -> str:
        """Name of the tag, such as `div`.

        Confidence:
            medium: The vendor's page describes it with a text of another class; what it means follows from its
            name.
        """

    @property
    def text(self) -> str:
        """Text of the element.

        Confidence:
            medium: The vendor's page describes it with a text of another class; what it means follows from its
            name.
        """

    @property
    def value(self) -> Any:
        """Value of the element, as of a field; the type is not documented.

        Confidence:
            medium: The vendor's page describes it with a text of another class; what it means follows from its
            name.
        """

    @overload
    def brother(self, val: int, /) -> WebNode | None:
        """Gives siblings of the element: the elements with the same parent.

        Args:
            val: Positions among the siblings, from 1; `-1` is the last, `0.1` the next, `-0.1` the previous,
                `1.4` the first to the fourth. Without one all come.

        Returns:
            One element when one results, a list when several do; `None` when there is none.

        Confidence:
            medium: The vendor's page gives the rule; the code from 2026 does not describe the result.
        """

    @overload
    def brother(self, *val: float) -> WebNode | list[WebNode] | None: ...

    @overload
    def child(self, val: int, /) -> WebNode | None:
        """Gives elements directly inside the element.

        Args:
            val: Positions among the children, from 1; `-1` is the last, `1.3` the first to the third, `-1.3`
                the last three. Without one all come.

        Returns:
            One element when one results, a list when several do; `None` when there is none.

        Confidence:
            medium: The vendor's page gives the rule; the code from 2026 does not describe the result.
        """

    @overload
    def child(self, *val: float) -> WebNode | list[WebNode] | None: ...

    def click(self) -> Any:
        """Presses the element.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def input(self, val: str) -> Any:
        """Types a text into the element.

        Args:
            val: Text to type.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def long_click(self) -> Any:
        """Long-presses the element.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    @overload
    def parent(self, val: int, /) -> WebNode | None:
        """Gives elements around the element: its parent, the parent of that, and so on.

        Args:
            val: Levels up, from 1 for the parent; `1.3` the first to the third. Without one all come, up to the
                root.

        Returns:
            One element when one results, a list when several do; `None` when there is none.

        Confidence:
            medium: The vendor's page gives the rule; the code from 2026 does not describe the result.
        """

    @overload
    def parent(self, *val: float) -> WebNode | list[WebNode] | None: ...

    def to_dict(self) -> dict[str, Any]:
        """Gives what is known of the element as a dict.

        Returns:
            Values by name; the names are not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """


class WebSelector:
    """Describes elements of a page in a `WebWindow`, and finds them."""

    def __init__(self, web_window: WebWindow | str | None = None) -> None:
        """Starts the description of an element in a window.

        Args:
            web_window: The window to search in, or the path or address of a page, for which a window is made.
        """

    def attr(self, key: str, val: str) -> WebSelector:
        """Keeps the elements with a certain HTML attribute.

        Args:
            key: Name of the attribute, such as `class` or `id`.
            val: Value of the attribute.

        Returns:
            The selector, so that calls can be chained.
        """

    def brother(self, *val: float) -> WebSelector:
        """Goes from the elements that fit so far to their siblings.

        Args:
            val: Positions among the siblings, from 1; `-1` is the last, `0.1` the next, `-0.1` the previous,
                `1.4` the first to the fourth. Without one all come.

        Returns:
            The selector, so that calls can be chained.
        """

    def child(self, *val: float) -> WebSelector:
        """Goes from the elements that fit so far to those directly inside them.

        Args:
            val: Positions among the children, from 1; `-1` is the last, `1.3` the first to the third, `-1.3`
                the last three. Without one all come.

        Returns:
            The selector, so that calls can be chained.
        """

    def click(self) -> WebSelector:
        """Presses what is found.

        It happens when `find()` or `find_all()` is called.

        Returns:
            The selector, so that calls can be chained.
        """

    def copy(self) -> WebSelector:
        """Makes a copy that can be changed without changing the original.

        Returns:
            The copy.
        """

    def find(self) -> WebNode | None:
        """Finds the first element that fits.

        Returns:
            The element, or `None` when none fits.
        """

    def find_all(self, find_num: int = 0) -> list[WebNode]:
        """Finds all elements that fit.

        Args:
            find_num: Largest number of results; `0` sets no limit.

        Returns:
            The elements. What comes back when none fits is not documented.
        """

    def input(self, val: str) -> WebSelector:
        """Types a text into what is found.

        It happens when `find()` or `find_all()` is called.

        Args:
            val: Text to type.

        Returns:
            The selector, so that calls can be chained.
        """

    def long_click(self) -> WebSelector:
        """Long-presses what is found.

        It happens when `find()` or `find_all()` is called.

        Returns:
            The selector, so that calls can be chained.
        """

    def parent(self, *val: float) -> WebSelector:
        """Goes from the elements that fit so far to those around them.

        Args:
            val: Levels up, from 1 for the parent; `1.3` the first to the third. Without one all come, up to the
                root.

        Returns:
            The selector, so that calls can be chained.
        """

    def tag(self, val: str) -> WebSelector:
        """Keeps the elements with a certain tag.

        Args:
            val: Name of the tag, such as `div` or `a`, or a JavaScript regular expression for it.

        Returns:
            The selector, so that calls can be chained.
        """

    def text(self, val: str) -> WebSelector:
        """Keeps the elements with a certain text.

        Args:
            val: The text. Whether it may be a regular expression is not documented.

        Returns:
            The selector, so that calls can be chained.
        """

    def value(self, val: str) -> WebSelector:
        """Keeps the elements with a certain `value`.

        Args:
            val: The value. Whether it may be a regular expression is not documented.

        Returns:
            The selector, so that calls can be chained.
        """
