"""Finds controls inside a window."""

from typing import Any

from PIL import Image

from ascript.windows.window.Window import Window


class Selector:
    """Chainable set of conditions and actions that finds UI elements of a window."""

    def __init__(self, window: Any = None, title: str | None = None, depth: int = 4294967295) -> None:
        """Creates one.

        Args:
            window: Window to search in.
            title: Window title, used when window is `None`.
            depth: Deepest level searched; the default is no limit.
        """

    def brother(self, index: Any = None) -> Selector:
        """Continues with siblings.

        Args:
            index: Position: positive counts from 1, negative from the end, a float is relative to the
                current element, `None` means all.

        Returns:
            The selector itself.
        """

    def child(self, index: Any = None) -> Selector:
        """Continues with children.

        Args:
            index: Position: positive counts from 1, negative from the end, a float is relative to the
                current element, `None` means all.

        Returns:
            The selector itself.
        """

    def child_count(self, count: int) -> Selector:
        """Matches on the number of children.

        Args:
            count: Exact number.

        Returns:
            The selector itself.
        """

    def class_name(self, val: str) -> Selector:
        """Matches on class name.

        Args:
            val: Regular expression.

        Returns:
            The selector itself.
        """

    def click(self, simulate: bool = False) -> Selector:
        """Clicks the matches when the search runs.

        Args:
            simulate: `True` uses real mouse or key input, `False` a direct control call first.

        Returns:
            The selector itself.
        """

    def clickable(self, val: bool = True) -> Selector:
        """Matches on being clickable.

        Args:
            val: Wanted value.

        Returns:
            The selector itself.
        """

    def depth(self, d: int) -> Selector:
        """Sets the deepest level for the following search.

        Args:
            d: Deepest level.

        Returns:
            The selector itself.
        """

    def description(self, val: str) -> Selector:
        """Matches on help text.

        Args:
            val: Regular expression.

        Returns:
            The selector itself.
        """

    def enabled(self, val: bool = True) -> Selector:
        """Matches on being enabled.

        Args:
            val: Wanted value.

        Returns:
            The selector itself.
        """

    def find(self) -> UIElement | None:
        """Finds the first match.

        Returns:
            UIElement, or `None` when nothing matches.
        """

    def find_all(self) -> list[UIElement]:
        """Finds all matches.

        Returns:
            List of UIElement. What comes back when nothing matches is not documented.
        """

    def get_uielement_tree(self, as_json: bool = False) -> Any | str:
        """Gives the whole UI tree of the window.

        Args:
            as_json: `True` gives JSON text.

        Returns:
            Root UIElement or JSON text; `None` or "" when the window is not valid.
        """

    def handle(self, val: int) -> Selector:
        """Matches on window handle.

        Args:
            val: Wanted value.

        Returns:
            The selector itself.
        """

    def input(self, msg: str) -> Selector:
        """Enters text into the matches when the search runs.

        Args:
            msg: Text to enter.

        Returns:
            The selector itself.
        """

    def name(self, val: str) -> Selector:
        """Matches on name.

        Args:
            val: Regular expression.

        Returns:
            The selector itself.
        """

    def parent(self, index: Any = None) -> Selector:
        """Continues with the parent.

        Args:
            index: Levels up; 1 when not given.

        Returns:
            The selector itself.
        """

    def password(self, val: bool = True) -> Selector:
        """Matches on being a password field.

        Args:
            val: Wanted value.

        Returns:
            The selector itself.
        """

    def res_id(self, val: str) -> Selector:
        """Matches on AutomationId.

        Args:
            val: Regular expression.

        Returns:
            The selector itself.
        """

    def type(self, val: str) -> Selector:
        """Matches on control type such as ButtonControl.

        Args:
            val: Regular expression.

        Returns:
            The selector itself.
        """

    def value(self, val: str) -> Selector:
        """Matches on text value.

        Args:
            val: Regular expression.

        Returns:
            The selector itself.
        """

    def visible(self, val: bool = True) -> Selector:
        """Matches on being visible.

        Args:
            val: Wanted value.

        Returns:
            The selector itself.
        """


class UIElement:
    """One UI element.

    Obtained from a Selector.
    """

    def __init__(self, node: Any, window: Window | None, depth: int) -> None:
        """Creates one.

        Args:
            node: Underlying control.
            window: Window it belongs to.
            depth: Level in the tree.
        """

    @property
    def center(self) -> tuple[int, int]:
        """Centre of the element, relative to the window."""

    @property
    def child_count(self) -> int:
        """Number of children."""

    def capture(self, save_path: str | None = None) -> Image.Image:
        """Screenshots of the element.

        Args:
            save_path: File to write; `None` does not save.

        Returns:
            PIL image.
        """

    def click(self, simulate: bool = False) -> UIElement:
        """Clicks the element.

        Args:
            simulate: `True` uses real mouse or key input, `False` a direct control call first.

        Returns:
            The element itself, for chaining.
        """

    def input(self, text: str, simulate: bool = False) -> UIElement:
        """Enters text into the element.

        Args:
            text: Text to enter.
            simulate: `True` uses real mouse or key input, `False` a direct control call first.

        Returns:
            The element itself, for chaining.
        """

    def to_dict(self) -> dict[str, Any]:
        """Gives the element and its children as a nested dict.

        Returns:
            Dict.
        """
