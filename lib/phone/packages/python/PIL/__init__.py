"""Of PIL only the pictures that scripts make and save."""
