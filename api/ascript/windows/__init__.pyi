"""Automates programs on the Windows desktop: windows, controls, screen, mouse and keyboard.

Note:
    AScript for Windows is in internal testing. Names and behaviour may change between versions.
"""
