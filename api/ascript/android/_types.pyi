"""Types that results and arguments of the Android modules are made of."""

from typing import Any, Protocol, TypedDict

import numpy
from PIL import Image
from typing_extensions import TypeAlias

Region: TypeAlias = "list[int] | tuple[int, int, int, int]"
"""Rectangle `[left, top, right, bottom]` in screen pixels."""

Picture: TypeAlias = "numpy.ndarray | Image.Image | Bitmap"
"""A picture in memory: an OpenCV array, a PIL image or an Android Bitmap."""


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
    index: int
    """Which of several pictures was found, counted from 0."""


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


class OcrText:
    """A piece of text that one of the engines has read."""

    text: str
    """The text."""
    confidence: float
    """How sure the engine is, from 0 to 1."""
    x: int
    """Left edge, in pixels."""
    y: int
    """Top edge, in pixels."""
    center_x: int
    """Middle of the text, pixels from the left edge."""
    center_y: int
    """Middle of the text, pixels from the top edge."""
    region_position: Any
    """Edges of the text, left, top, right and bottom; the type is not documented."""


class SavedGlyph(TypedDict):
    """Character to save in a font library."""

    model: str
    """Name of the project."""
    font_lib_name: str
    """File name of the library."""
    font_code: str
    """What the character stands for."""


class TestedFont(TypedDict):
    """Font library to test."""

    model: str
    """Name of the project."""
    font_lib_name: str
    """File name of the library."""


class YoloObject:
    """A thing that a YOLO model has found."""

    x: float
    """Left edge, in pixels; that it is not the middle is known from a public script."""
    y: float
    """Top edge, in pixels; that it is not the middle is known from a public script."""
    w: float
    """Width, in pixels."""
    h: float
    """Height, in pixels."""
    label: str
    """Name of the class."""
    prob: float
    """How sure the model is, from 0 to 1."""


class Bitmap:
    """Android's `android.graphics.Bitmap`."""

    def getWidth(self) -> int:
        """Gives the width in pixels."""

    def getHeight(self) -> int:
        """Gives the height in pixels."""


class NodeRect:
    """Rectangle of a control on the screen, Android's `android.graphics.Rect`."""

    left: int
    """Left edge, in pixels."""
    top: int
    """Top edge, in pixels."""
    right: int
    """Right edge, in pixels."""
    bottom: int
    """Bottom edge, in pixels."""

    def width(self) -> int:
        """Gives the width in pixels."""

    def height(self) -> int:
        """Gives the height in pixels."""

    def centerX(self) -> int:
        """Gives the middle, in pixels from the left edge of the screen."""

    def centerY(self) -> int:
        """Gives the middle, in pixels from the top edge of the screen."""


class AppInfo:
    """The app in front; the names of the fields are those of the manual from 2023."""

    name: str
    """Name of the app."""
    packageName: str
    """Package name."""
    activity: str
    """Screen of the app that shows."""


class Display:
    """Size of the screen."""

    widthPixels: int
    """Width in pixels, in the current rotation."""
    heightPixels: int
    """Height in pixels, in the current rotation."""
    density: float
    """Pixels for each of Android's density-independent pixels."""
    rotation: int
    """Rotation of the screen; values are not documented."""


class Location:
    """Position of the phone, Android's `android.location.Location`."""

    def getLatitude(self) -> float:
        """Gives the latitude in degrees; south is negative."""

    def getLongitude(self) -> float:
        """Gives the longitude in degrees; west is negative."""

    def getAccuracy(self) -> float:
        """Gives a radius in metres around the position: the phone is inside it two times out of three."""

    def getTime(self) -> int:
        """Gives when the position was measured, in milliseconds since 1970."""


class AxesEvent:
    """What a sensor measured along the axes of the phone."""

    x: float
    """Value of the x axis."""
    y: float
    """Value of the y axis."""
    z: float
    """Value of the z axis."""


class ValueEvent:
    """What a sensor with a single value measured."""

    value: float
    """The value, in the unit of the sensor."""


class GpsEvent:
    """Position of the phone at one moment."""

    latitude: float
    """Latitude in degrees."""
    longitude: float
    """Longitude in degrees."""
    altitude: float
    """Height; its unit is not documented."""
    accuracy: float
    """How exact the position is; its unit is not documented."""
    speed: float
    """Speed; its unit is not documented."""


class KeyPress:
    """Press or release of a hardware key."""

    key_code: int
    """Code of the key."""
    action: Any
    """What happened to the key; values are not documented."""


class PostedNotification:
    """Notification that an app has posted."""

    package: str
    """Package name of the app."""
    title: str
    """Title of the notification."""
    text: str
    """Text of the notification."""
    time: Any
    """When it was posted; the form is not documented."""

    def send(self) -> Any:
        """Opens the app; whether on the page that the notification points to is not documented."""


class TouchedPoint:
    """Touch of a control."""

    action: str
    """What happened, for example `"click"`."""
    x: int
    """Pixels from the left edge."""
    y: int
    """Pixels from the top edge."""


class MediaRecorder:
    """Recording of sound, Android's `android.media.MediaRecorder`."""

    def start(self) -> None:
        """Begins to record."""

    def stop(self) -> None:
        """Ends the recording."""

    def prepare(self) -> None:
        """Makes it ready again after its settings were changed."""


class StatusBarNotification:
    """Notification in the status bar, Android's `android.service.notification.StatusBarNotification`."""

    def getPackageName(self) -> str:
        """Gives the package name of the app that posted it."""

    def getTag(self) -> str | None:
        """Gives the tag that the app has set; `None` without one."""

    def getId(self) -> int:
        """Gives the id that the app has set."""

    def getPostTime(self) -> int:
        """Gives when it was posted, in milliseconds since 1970."""

    def getNotification(self) -> Any:
        """Gives Android's `Notification`, with its texts in `extras`."""


class AccessibilityEvent:
    """Event that Android's accessibility service reports, `android.view.accessibility.AccessibilityEvent`."""

    def getEventType(self) -> int:
        """Gives the kind of event, one of Android's `TYPE_` constants."""

    def getPackageName(self) -> Any:
        """Gives the package name of the app."""

    def getText(self) -> Any:
        """Gives the texts of the event, a Java list."""


class GestureListener(Protocol):
    """Object that learns how a gesture ended."""

    def onCompleted(self) -> Any:
        """Is called when the gesture is complete."""

    def onCancelled(self) -> Any:
        """Is called when the gesture was cancelled."""


class Interpolator(Protocol):
    """Object that sets the speed of a movement."""

    def get_interpolation(self, input: float, /) -> float:
        """Gives how much of the way is done, from 0 to 1, at a share of the time."""


class PlayListener(Protocol):
    """Object that is told how a sound is played."""

    def prepare(self, player: Any) -> Any:
        """Is called before; it must call `player.start()`, and `player.getDuration()` gives the length."""

    def completion(self) -> Any:
        """Is called when the sound has ended."""
