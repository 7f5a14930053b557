"""Talks to an ESP32 board that acts as a Bluetooth HID device."""

from .ble_device import BleDevice as BleDevice
