"""The Android SDK, as far as samples import it."""
