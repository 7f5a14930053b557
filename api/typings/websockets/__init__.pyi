"""The part of websockets that samples use."""
