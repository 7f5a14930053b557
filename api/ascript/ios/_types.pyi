"""Types that results and arguments of the iOS modules are made of."""

from typing import Any, TypedDict

import numpy
from PIL import Image
from typing_extensions import TypeAlias

Region: TypeAlias = "list[int] | tuple[int, int, int, int]"
"""Rectangle `[left, top, right, bottom]` in physical pixels of the screen."""

Picture: TypeAlias = "numpy.ndarray | Image.Image"
"""A picture in memory: an OpenCV array or a PIL image."""


class ColorHit(TypedDict):
    """Place of a pixel that has the wanted colour."""

    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""


class ImageMatch(TypedDict):
    """Place where a template picture was found."""

    center_x: int
    """Middle of the match, pixels from the left edge."""
    center_y: int
    """Middle of the match, pixels from the top edge."""
    rect: list[int]
    """Edges `[left, top, right, bottom]` of the match, in pixels."""
    confidence: float
    """How well it fits, from 0 to 1."""


class FeatureMatch(TypedDict):
    """Place where a picture was found, with the corners of the match."""

    result: Any
    """Middle of the match; its form is not documented."""
    rectangle: Any
    """Corners of the match; their form is not documented."""
    rect: list[int]
    """Edges of the match, in pixels."""
    center_x: int
    """Middle of the match, pixels from the left edge."""
    center_y: int
    """Middle of the match, pixels from the top edge."""
    confidence: float
    """How well it fits, from 0 to 1."""


class OcrResult(TypedDict):
    """A piece of text that was read from the screen."""

    text: str
    """The text."""
    rect: list[int]
    """Edges `[left, top, right, bottom]` of the text, in pixels."""
    center_x: int
    """Middle of the text, pixels from the left edge."""
    center_y: int
    """Middle of the text, pixels from the top edge."""
    confidence: float
    """How sure the engine is, from 0 to 1."""


class MatrixChar(TypedDict):
    """A character that a font library recognised."""

    text: str
    """The character."""
    x: int
    """Left edge, in pixels."""
    y: int
    """Top edge, in pixels."""
    w: int
    """Width, in pixels."""
    h: int
    """Height, in pixels."""


class MatrixResult(TypedDict):
    """Text that a font library recognised, with its characters."""

    result: str
    """The whole text."""
    chars: list[MatrixChar]
    """The characters with their places."""


class CodeResult(TypedDict):
    """A barcode or QR code."""

    format: int
    """Kind of code as a number; the vendor's sample of a QR code shows 256."""
    type: int
    """Kind of content as a number; the vendor's sample of a web address shows 8."""
    value: str
    """What the code says."""
    rect: list[int]
    """Edges `[left, top, right, bottom]` of the code, in pixels."""
    center_x: int
    """Middle of the code, pixels from the left edge."""
    center_y: int
    """Middle of the code, pixels from the top edge."""
    result: Any
    """Middle of the code; its form is not documented."""


class YoloObject(TypedDict):
    """A thing that a YOLO model has found."""

    class_id: int
    """Number of the class."""
    confidence: float
    """How sure the model is, from 0 to 1."""
    rect: list[int]
    """Corners `[x1, y1, x2, y2]`, in pixels."""
    tag: str
    """Name of the class."""


class RectPoint:
    """A point of a rectangle."""

    x: float
    """Distance from the left edge of the screen."""
    y: float
    """Distance from the top edge of the screen."""


class Rect(list[int]):
    """Place of a control: a list of x, y, width and height, which also has these attributes."""

    x: int
    """Left edge."""
    y: int
    """Top edge."""
    width: int
    """Width."""
    height: int
    """Height."""
    left: int
    """Left edge."""
    top: int
    """Top edge."""
    right: int
    """Right edge."""
    bottom: int
    """Bottom edge."""
    center: RectPoint
    """Middle."""
    origin: RectPoint
    """Top left corner."""


class Orientation(str):
    """Rotation of the device, which compares with texts.

    They are `"LANDSCAPE"`, `"PORTRAIT"`, `"UIA_DEVICE_ORIENTATION_LANDSCAPERIGHT"` and
    `"UIA_DEVICE_ORIENTATION_PORTRAIT_UPSIDEDOWN"`.
    """


class ToolInfo(TypedDict):
    """A picture tool."""

    name: str
    """Name of the tool."""
    ui_path: str
    """Folder of its settings in the colour assistant."""
    id: Any
    """Id; its form is not documented."""
    class_name: str
    """Name of its class."""
    type: Any
    """Kind of the tool; values are not documented."""


class FontMatches(TypedDict):
    """Text that a font library recognised, with its matches."""

    text: str
    """The whole text."""
    fonts: list[Any]
    """The matches; their form is not documented."""


class NodeInfo(TypedDict):
    """Usual values of a control."""

    id: str
    """Id by which the device knows the control."""
    label: str | None
    """Label that is read out."""
    value: str | None
    """Value, such as the text in a field."""
    text: str
    """Text."""
    name: str | None
    """Name that the app has given."""
    className: str
    """Class, such as `XCUIElementTypeButton`."""
    enabled: bool
    """Whether it can be used."""
    displayed: bool
    """Whether it is displayed."""
    visible: bool
    """Whether it is visible."""
    accessible: bool
    """Whether it can be reached by accessibility."""
    accessibilityContainer: bool
    """Whether it holds others for accessibility."""


class SelectorStep(TypedDict):
    """One condition of a search."""

    key: str
    """Name of the method of `Selector`."""
    params: Any
    """Arguments of the method; their form is not documented."""


class AppInfo:
    """An app that runs."""

    name: str
    """Name of the app."""
    pid: int
    """Number of its process."""
    process_arguments: Any
    """Arguments it was started with; their form is not documented."""
    bundle_id: str
    """Bundle id."""


class DeviceInfo:
    """Values of the device."""

    time_zone: str
    """Time zone."""
    current_locale: str
    """Language and region."""
    model: str
    """Model."""
    uuid: str
    """Unique id."""
    user_interface_idiom: Any
    """Kind of device as a number; Apple's are 0 for an iPhone and 1 for an iPad."""
    user_interface_style: Any
    """Look of the device; WebDriverAgent gives `light`, `dark` or `automatic`."""
    name: str
    """Name."""
    is_simulator: bool
    """Whether it is a simulator."""
