"""Texts in lines of a width."""


def wrap(text, width=70, initial_indent="", subsequent_indent="", **_options):
    lines = []
    line = initial_indent
    is_empty = True
    for word in text.split():
        while True:
            room = width - len(line) - (0 if is_empty else 1)
            if len(word) <= room:
                line += word if is_empty else " " + word
                is_empty = False
                break
            if is_empty:
                lines.append(line + word[: max(1, room)])
                word = word[max(1, room) :]
            else:
                lines.append(line)
            line = subsequent_indent
            is_empty = True
    if not is_empty:
        lines.append(line)
    return lines


def fill(text, width=70, **options):
    return "\n".join(wrap(text, width, **options))


def shorten(text, width, placeholder=" [...]", **_options):
    words = text.split()
    if len(" ".join(words)) <= width:
        return " ".join(words)
    while words and len(" ".join(words) + placeholder) > width:
        words.pop()
    return " ".join(words) + placeholder if words else placeholder.lstrip()


def dedent(text):
    lines = [line if line.strip() else "" for line in text.split("\n")]
    margins = [len(line) - len(line.lstrip()) for line in lines if line]
    margin = min(margins or [0])
    return "\n".join([line[margin:] for line in lines])


def indent(text, prefix, predicate=None):
    wanted = predicate or (lambda line: bool(line.strip()))
    return "".join([prefix + line if wanted(line) else line for line in text.splitlines(True)])
