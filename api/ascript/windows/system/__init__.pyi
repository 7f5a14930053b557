"""Keeps settings, finds the files of the project and identifies the computer."""

from .device import Device as Device
from .key_value import KeyValue as KeyValue
from .r import R as R
