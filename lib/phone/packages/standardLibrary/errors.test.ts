import {expect, it} from 'vitest';
import {print} from '../../testing/printFrom';

const CHAINED = [
  'import traceback',
  'def load(name):',
  '    try:',
  '        return {"a": 1}[name]',
  '    except KeyError as error:',
  '        raise ValueError(',
  '            "no part " + name',
  '        ) from error',
];

it('says what an error says in the words of Python, also as a text', async () => {
  const source = [
    'for call in (lambda: {}["k"], lambda: 1 / 0, lambda: "a" + 1, lambda: nope):',
    '    try:',
    '        call()',
    '    except Exception as error:',
    '        print(error, f"{error}", "It says: " + str(error))',
    'print(str(["é"]), str(3), str(b"ab", "utf-8"), str())',
  ];
  const words = [
    "'k'",
    'division by zero',
    'can only concatenate str (not "int") to str',
    "name 'nope' is not defined",
  ];
  expect(await print(...source)).toBe(
    `${words.map((word) => `${word} ${word} It says: ${word}\n`).join('')}['é'] 3 ab \n`,
  );
});

it('knows where an error comes from that is raised on the line of except, or from none', async () => {
  const source = [
    'import traceback',
    'for cause in ("error", "None"):',
    '    try:',
    '        try: {}["a"]',
    '        except KeyError as error: raise ValueError("b") from (error if cause == "error" else None)',
    '    except ValueError:',
    '        told = traceback.format_exc()',
    '        print("direct cause" in told, "During" in told, told.count("ValueError: b"))',
  ];
  expect(await print(...source)).toBe('True False 1\nFalse False 1\n');
});

it('lets a script catch a missing module by its own name', async () => {
  const source = [
    'try:',
    '    import none',
    'except ModuleNotFoundError as error:',
    '    print(error, isinstance(error, ImportError))',
  ];
  expect(await print(...source)).toBe("No module named 'none' True\n");
});

it('keeps the error of a handler whose name follows the bracket without a blank', async () => {
  const source = [
    'import traceback',
    'try:',
    '    [][1]',
    'except(IndexError)as error:',
    '    print(type(error).__name__, "IndexError" in traceback.format_exc())',
    'try: [][1]',
    'except(IndexError)as error: print(type(error).__name__)',
  ];
  expect(await print(...source)).toBe('IndexError True\nIndexError\n');
});

it('shows the traceback of an error that the script has caught', async () => {
  const source = [
    'import traceback',
    'def f():',
    '    return [][1]',
    'try:',
    '    f()',
    'except Exception:',
    '    print(traceback.format_exc(), end="")',
    'try:',
    '    open("/none")',
    'except (OSError, ValueError) as error:',
    '    print(traceback.format_exc(), end="")',
    '    print("".join(traceback.format_exception(type(error), error, None)) == traceback.format_exc())',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    'Traceback (most recent call last):',
    '  File "main.py", line 5, in <module>',
    '  File "main.py", line 3, in f',
    'IndexError: list index out of range',
    'Traceback (most recent call last):',
    '  File "main.py", line 9, in <module>',
    "FileNotFoundError: [Errno 2] No such file or directory: '/none'",
    'True',
    '',
  ]);
});

it("says in Python's words that a text is not a number", async () => {
  const source = [
    'for read, text in ((int, "12a"), (float, "x")):',
    '    try:',
    '        read(text)',
    '    except ValueError as error:',
    '        print("Not a number:", error)',
  ];
  expect(await print(...source)).toBe(
    "Not a number: invalid literal for int() with base 10: '12a'\nNot a number: could not convert string to float\n",
  );
});

it('tells in a traceback the error that another one was raised from, or while handling', async () => {
  const source = [
    ...CHAINED,
    'try:',
    '    load("q")',
    'except ValueError:',
    '    print(traceback.format_exc(), end="")',
    'try:',
    '    try:',
    '        [][0]',
    '    except IndexError:',
    '        raise RuntimeError("later")',
    'except RuntimeError:',
    '    print(traceback.format_exc(), end="")',
    'try:',
    '    try:',
    '        [][0]',
    '    except IndexError:',
    '        raise RuntimeError("alone") from None',
    'except RuntimeError:',
    '    print(traceback.format_exc(), end="")',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    'Traceback (most recent call last):',
    '  File "main.py", line 4, in load',
    "KeyError: 'q'",
    '',
    'The above exception was the direct cause of the following exception:',
    '',
    'Traceback (most recent call last):',
    '  File "main.py", line 10, in <module>',
    '  File "main.py", line 7, in load',
    'ValueError: no part q',
    'Traceback (most recent call last):',
    '  File "main.py", line 15, in <module>',
    'IndexError: list index out of range',
    '',
    'During handling of the above exception, another exception occurred:',
    '',
    'Traceback (most recent call last):',
    '  File "main.py", line 17, in <module>',
    'RuntimeError: later',
    'Traceback (most recent call last):',
    '  File "main.py", line 24, in <module>',
    'RuntimeError: alone',
    '',
  ]);
});

it('knows the error of a handler of one line', async () => {
  const source = [
    'import traceback',
    'try: int("x")',
    'except ValueError: print(traceback.format_exc().split("\\n")[-2])',
    'try: [][0]',
    'except IndexError as error: print(traceback.format_exc().split("\\n")[-2], error)',
  ];
  expect(await print(...source)).toBe(
    "ValueError: invalid literal for int() with base 10: 'x'\nIndexError: list index out of range list index out of range\n",
  );
});

it('has the errors of Python that the interpreter lacks, in a script of its own words', async () => {
  const source = [
    'def deep(): return deep()',
    'try: deep()',
    'except RecursionError as error: print(error)',
    'try: b"\\xff".decode()',
    'except UnicodeDecodeError: print("no text")',
  ];
  expect(await print(...source)).toBe('maximum recursion depth exceeded\nno text\n');
});
