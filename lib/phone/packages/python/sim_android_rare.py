"""What the Android packages keep in Python for calls that few scripts have."""

import sys

from sim import HANDLERS, NAMES, ask, dict, handles, record
from sim_android import LISTENERS
import sim_pictures

record(
    "android.node.WebSelector", "attr brother child click input long_click parent tag text value"
)


@handles("android.node.WebSelector.__init__")
def _web_selector(self, web_window):
    state = getattr(web_window, "_state", None)
    self._state = {"links": [], "window": state["id"] if state else -1}


@handles("android.node.WebSelector.copy")
def _copy_web_selector(self):
    from ascript.android.node import WebSelector

    copy = WebSelector()
    copy._state = {"links": list(self._state["links"]), "window": self._state["window"]}
    return copy


def _web_node(fields, window, key):
    from ascript.android.node import WebNode

    node = WebNode(None)
    node._fields = fields
    node._state = {"window": window, "key": key}
    return node


NAMES["WebNode"] = _web_node


@handles("android.node.WebNode.to_dict")
def _web_dict(self):
    return dict(getattr(self, "_fields", {}))


_heard = []


class _Event:
    """A notification as `NotificationEvent` hands it over."""

    def __init__(self, posted):
        extras = posted.getNotification().extras
        self.package = posted.getPackageName()
        self.title = extras.getString("android.title")
        self.text = extras.getString("android.text")
        self.time = posted.getPostTime()
        self._posted = posted

    def send(self):
        self._posted.getNotification().contentIntent.send()


@handles("android.event.NotificationEvent.on")
def _on_notification(package):
    ask("android.system.Notification.listen", {})

    def register(function):
        def hear(posted):
            if package is None or posted.getPackageName() == package:
                function(_Event(posted))

        _heard.append(hear)
        LISTENERS["notification"].append(hear)
        return function

    return register


@handles("android.event.NotificationEvent.stop")
def _stop_notifications():
    while _heard:
        LISTENERS["notification"].remove(_heard.pop())


def _never_happens(name):
    """The decorator of an event that is not simulated."""

    def on(**bound):
        ask(name, bound)
        return lambda function: function

    HANDLERS[name] = on


for _name in (
    "event.KeyEvent event.TouchEvent sensor.AccelerometerSensor sensor.GpsSensor sensor.GyroscopeSensor "
    "sensor.LightSensor sensor.ProximitySensor"
).split():
    _never_happens("android." + _name + ".on")


@handles("android.plug.load")
def _load_plug_in(plug_and_version):
    ask("android.plug.load", {"plug_and_version": plug_and_version})
    if "/packages/plugins" not in sys.path:
        sys.path.append("/packages/plugins")
