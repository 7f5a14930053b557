"""Reading and writing of comma-separated values."""

from sim import dict


QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE = range(4)


class Error(Exception):
    pass


class reader:
    def __init__(self, lines, delimiter=",", quotechar='"', skipinitialspace=False, **_options):
        self.line_num = 0
        self._rows = self._read(lines, delimiter, quotechar, skipinitialspace)

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._rows)

    def _read(self, lines, delimiter, quote, skips):
        row = []
        field = ""
        quoted = False
        for line in lines:
            self.line_num += 1
            text = line.rstrip("\r\n")
            index = 0
            while index < len(text):
                character = text[index]
                if quoted:
                    if character == quote and text[index + 1 : index + 2] == quote:
                        field += quote
                        index += 1
                    elif character == quote:
                        quoted = False
                    else:
                        field += character
                elif skips and character == " " and text[:index].rstrip(" ")[-1:] in ("", delimiter):
                    pass
                elif character == quote and not field:
                    quoted = True
                elif character == delimiter:
                    row.append(field)
                    field = ""
                else:
                    field += character
                index += 1
            if quoted:
                # A field in quotes goes on in the next line.
                field += line[len(text) :]
                continue
            yield row + [field] if row or text else []
            row = []
            field = ""
        if quoted:
            # Nothing closes the quotes: the text ends the field.
            yield row + [field]


class writer:
    def __init__(self, file, delimiter=",", quotechar='"', quoting=QUOTE_MINIMAL, lineterminator="\r\n", **_options):
        self._file = file
        self._delimiter = delimiter
        self._quote = quotechar
        self._quoting = quoting
        self._end = lineterminator

    def writerow(self, row):
        quote = self._quote
        parts = []
        for value in row:
            text = "" if value is None else str(value)
            wanted = self._quoting == QUOTE_ALL or (
                self._quoting == QUOTE_NONNUMERIC and not isinstance(value, (int, float))
            )
            if wanted or any([mark in text for mark in (self._delimiter, quote, "\n", "\r")]):
                text = quote + text.replace(quote, quote * 2) + quote
            parts.append(text)
        self._file.write(self._delimiter.join(parts) + self._end)

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)


class DictReader:
    def __init__(self, lines, fieldnames=None, restkey=None, restval=None, delimiter=",", **options):
        self._rows = reader(lines, delimiter, **options)
        self._rest = (restkey, restval)
        self.fieldnames = next(self._rows, None) if fieldnames is None else fieldnames

    @property
    def line_num(self):
        return self._rows.line_num

    def __iter__(self):
        return self

    def __next__(self):
        row = next(self._rows)
        while not row:
            row = next(self._rows)
        names = self.fieldnames
        key, value = self._rest
        result = dict(list(zip(names, row + [value] * (len(names) - len(row)))))
        if len(row) > len(names):
            result[key] = row[len(names) :]
        return result


class DictWriter:
    def __init__(self, file, fieldnames, delimiter=",", **options):
        self.fieldnames = fieldnames
        self._strict = options.pop("extrasaction", "raise") == "raise"
        self._rest = options.pop("restval", "")
        self._writer = writer(file, delimiter, **options)

    def writeheader(self):
        self._writer.writerow(self.fieldnames)

    def writerow(self, row):
        extra = [name for name in row if name not in self.fieldnames]
        if extra and self._strict:
            raise ValueError("dict contains fields not in fieldnames: " + ", ".join([repr(name) for name in extra]))
        self._writer.writerow([row.get(name, self._rest) for name in self.fieldnames])

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)
