"""Documents of XML."""
