"""Finds controls inside a window and acts on them."""

from typing import Any, Literal, overload

from ascript.windows.window.Window import Window
from PIL import Image


class Selector:
    """Describes controls of a window, such as buttons and fields, finds them and acts on them.

    Filters, relations and actions form a chain; nothing happens before `find()` or `find_all()`. Texts are
    regular expressions, upper and lower case alike.
    """

    def __init__(self, window: Window | None = None, title: str | None = None, depth: int = 0xFFFFFFFF) -> None:
        """Starts the description of a control.

        Args:
            window: The window to search.
            title: Title of the window to search; counts only without `window`.
            depth: How many levels of the tree are searched. The default sets no limit.

        Note:
            What is searched without `window` and without `title` is not documented.
        """

    def name(self, val: str) -> Selector:
        """Keeps controls with this name: usually the text they show.

        Args:
            val: Regular expression.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def type(self, val: str) -> Selector:
        """Keeps controls of this type.

        Args:
            val: Regular expression, such as `"ButtonControl"` or `"EditControl"`.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def res_id(self, val: str) -> Selector:
        """Keeps controls with this AutomationId, a name that the program's developers gave.

        Args:
            val: Regular expression.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def class_name(self, val: str) -> Selector:
        """Keeps controls of this window class.

        Args:
            val: Regular expression.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def value(self, val: str) -> Selector:
        """Keeps controls with this content, such as the text in a field.

        Args:
            val: Regular expression.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def description(self, val: str) -> Selector:
        """Keeps controls with this help text (HelpText).

        Args:
            val: Regular expression.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def handle(self, val: int) -> Selector:
        """Keeps the control with this window handle.

        Args:
            val: The handle. Most controls have none of their own.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def visible(self, val: bool = True) -> Selector:
        """Keeps controls that are visible, or those that are not.

        Args:
            val: `True` keeps those that are, `False` those that are not.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def enabled(self, val: bool = True) -> Selector:
        """Keeps controls that can be used, or those that are greyed out.

        Args:
            val: `True` keeps those that can be used, `False` those that cannot.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def clickable(self, val: bool = True) -> Selector:
        """Keeps controls that can be clicked, or those that cannot.

        Args:
            val: `True` keeps those that can be clicked, `False` those that cannot.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def password(self, val: bool = True) -> Selector:
        """Keeps fields for passwords, or everything else.

        Args:
            val: `True` keeps fields for passwords, `False` all others.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def child_count(self, count: int) -> Selector:
        """Keeps controls with this number of children.

        Args:
            count: The exact number.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def depth(self, d: int) -> Selector:
        """Limits how deep the tree is searched from here on.

        Args:
            d: How many levels.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def child(self, index: float | None = None) -> Selector:
        """Goes on to the children of what was found so far.

        Args:
            index: `1` is the first, `-1` the last; a decimal counts from the present control in tenths, so `0.1` is
                the next. `None` takes all.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def parent(self, index: float | None = None) -> Selector:
        """Goes on to the control that contains what was found so far.

        Args:
            index: How many levels up. `None` goes up one.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def brother(self, index: float | None = None) -> Selector:
        """Goes on to the neighbours of what was found so far: the other children of its parent.

        Args:
            index: `1` is the first, `-1` the last; a decimal counts from the present control in tenths, so `0.1` is
                the next. `None` takes all.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def click(self, simulate: bool = False) -> Selector:
        """Adds a click on every control found so far; it happens in `find()` or `find_all()`.

        Args:
            simulate: `False` uses the control's own command and falls back to input; `True` moves the real mouse.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def input(self, msg: str) -> Selector:
        """Enters a text into every control found so far; it happens in `find()` or `find_all()`.

        Args:
            msg: The text.

        Returns:
            The selector itself, for the next call of the chain.
        """

    def find(self) -> UIElement | None:
        """Searches, acts as the chain says, and gives the first control that fits.

        Returns:
            The first control that matches, or `None`.

        Note:
            An action in the chain is done to every control found so far, not to the first alone.
        """

    def find_all(self) -> list[UIElement]:
        """Searches, acts as the chain says, and gives all controls that fit.

        Returns:
            A list of controls. What comes back when nothing matches is not documented.
        """

    @overload
    def get_uielement_tree(self, as_json: Literal[False] = False) -> UIElement | None:
        """Reads the tree of all controls of the window.

        Args:
            as_json: `False` gives the outermost control, `True` the whole tree as JSON text.

        Returns:
            The control or the text; `None` or an empty text when the window does not exist any more.
        """

    @overload
    def get_uielement_tree(self, as_json: Literal[True]) -> str: ...


class UIElement:
    """Describes one control of a window, such as a button or a field, and acts on it.

    A script receives it from a `Selector`.
    """

    def __init__(self, node: Any, window: Window | None, depth: int) -> None:
        """Is created by a `Selector`; a script need not.

        Args:
            node: The control of the library that reads the tree; its type is not documented.
            window: The window that it belongs to.
            depth: Its level in the tree.
        """

    @property
    def center(self) -> tuple[int, int]:
        """Middle of the control, `(x, y)` in pixels from the corner of the window."""

    @property
    def child_count(self) -> int:
        """Number of its children."""

    def click(self, simulate: bool = False) -> UIElement:
        """Clicks the control.

        Args:
            simulate: `False` uses the control's own command and falls back to input; `True` moves the real mouse.

        Returns:
            The control itself, for the next call of the chain.
        """

    def input(self, text: str, simulate: bool = False) -> UIElement:
        """Enters a text into the control.

        Args:
            text: The text.
            simulate: `False` sets the content of the control, `True` types on the keyboard.

        Returns:
            The control itself, for the next call of the chain.
        """

    def capture(self, save_path: str | None = None) -> Image.Image:
        """Takes a screenshot of the control.

        Args:
            save_path: Also writes the picture to this file. `None` writes nothing.

        Returns:
            The picture, a PIL image. What comes back on failure is not documented.
        """

    def to_dict(self) -> dict[str, Any]:
        """Gives the control and everything inside it as nested dicts.

        Returns:
            The values by name; the names are not documented.
        """
