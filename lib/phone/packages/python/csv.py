"""Reading and writing of comma-separated values."""

from sim import dict


def reader(lines, delimiter=","):
    for line in lines:
        row = []
        field = ""
        quoted = False
        text = line.rstrip("\r\n")
        index = 0
        while index < len(text):
            character = text[index]
            if quoted:
                if character == '"' and text[index + 1 : index + 2] == '"':
                    field += '"'
                    index += 1
                elif character == '"':
                    quoted = False
                else:
                    field += character
            elif character == '"':
                quoted = True
            elif character == delimiter:
                row.append(field)
                field = ""
            else:
                field += character
            index += 1
        row.append(field)
        yield row


class writer:
    def __init__(self, file, delimiter=","):
        self._file = file
        self._delimiter = delimiter

    def writerow(self, row):
        parts = []
        for value in row:
            text = "" if value is None else str(value)
            if self._delimiter in text or '"' in text or "\n" in text:
                text = '"' + text.replace('"', '""') + '"'
            parts.append(text)
        self._file.write(self._delimiter.join(parts) + "\r\n")

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)


class DictReader:
    def __init__(self, lines, fieldnames=None, delimiter=","):
        self._rows = reader(lines, delimiter)
        self.fieldnames = next(self._rows, None) if fieldnames is None else fieldnames

    def __iter__(self):
        return self

    def __next__(self):
        row = next(self._rows)
        while row == [""]:
            row = next(self._rows)
        return dict(list(zip(self.fieldnames, row)))


class DictWriter:
    def __init__(self, file, fieldnames, delimiter=","):
        self.fieldnames = fieldnames
        self._writer = writer(file, delimiter)

    def writeheader(self):
        self._writer.writerow(self.fieldnames)

    def writerow(self, row):
        self._writer.writerow([row.get(name, "") for name in self.fieldnames])

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)
