import {expect, it} from 'vitest';
import {parseTraceback, toPythonMessage, toPythonWords} from './parseTraceback';

it.each([
  ["name 'x' isn't defined", "name 'x' is not defined"],
  ["'NoneType' object isn't subscriptable", "'NoneType' object is not subscriptable"],
  ["'str' object doesn't support item assignment", "'str' object does not support item assignment"],
  ["no module named 'yaml'", "No module named 'yaml'"],
  ["can't import name nope", "cannot import name 'nope'"],
  ["unsupported types for __add__: 'str', 'int'", 'can only concatenate str (not "int") to str'],
  ["unsupported types for __add__: 'int', 'str'", "unsupported operand type(s) for +: 'int' and 'str'"],
  [
    "unsupported types for __lt__: 'NoneType', 'int'",
    "'<' not supported between instances of 'NoneType' and 'int'",
  ],
  [
    "unsupported types for __sub__: 'OrderedDict', 'int'",
    "unsupported operand type(s) for -: 'dict' and 'int'",
  ],
  ["unsupported types for __round__: 'str', 'int'", "unsupported types for __round__: 'str', 'int'"],
  [
    "unsupported types for __constructor__: 'str', 'int'",
    "unsupported types for __constructor__: 'str', 'int'",
  ],
  ['f() takes 1 positional arguments but 2 were given', 'f() takes 1 positional argument but 2 were given'],
  ['f() takes 0 positional arguments but 1 were given', 'f() takes 0 positional arguments but 1 was given'],
  ['f() takes 3 positional arguments but 1 were given', 'f() missing 2 required positional arguments'],
  [
    "can't convert NoneType to int",
    "int() argument must be a string, a bytes-like object or a number, not 'NoneType'",
  ],
  ["unsupported type for __hash__: 'list'", "unhashable type: 'list'"],
  ['need more than 1 values to unpack', 'not enough values to unpack (got 1)'],
  ['list indices must be integers, not str', 'list indices must be integers or slices, not str'],
  ["ValueError('a',)", "ValueError('a')"],
])('words %j as Python does', (own, python) => {
  expect(toPythonWords(own)).toBe(python);
  expect(toPythonWords(python)).toBe(python);
});

it('words what an error says with its kind, and leaves the words of a script alone', () => {
  expect(toPythonMessage('ZeroDivisionError', 'divide by zero')).toBe('division by zero');
  expect(toPythonMessage('KeyError', 'name')).toBe("'name'");
  expect(toPythonMessage('KeyError', "'name'")).toBe("'name'");
  expect(toPythonMessage('KeyError', '3')).toBe('3');
  expect(toPythonWords('You cannot divide by zero')).toBe('You cannot divide by zero');
});

it('names the kinds of errors as Python does', () => {
  expect(parseTraceback("Traceback (most recent call last):\nImportError: no module named 'yaml'")).toEqual({
    kind: 'ModuleNotFoundError',
    message: "No module named 'yaml'",
    trace: [],
  });
  expect(parseTraceback('NameError: local variable referenced before assignment').kind).toBe(
    'UnboundLocalError',
  );
});
