import {expect, it} from 'vitest';
import {print} from '../../testing/printFrom';

it('shows a value beside its name as Python does, and centres with any letter', async () => {
  const source = ['name, n = "Ada", 2', 'print(f"{name=} {n + 1=} {n=:03d} {{n=}}", "ab".center(7, "*"))'];
  expect(await print(...source)).toBe("name='Ada' n + 1=3 n=002 {n=} ***ab**\n");
});

it('counts letters, not bytes, where a format pads or cuts a text', async () => {
  const source = [
    'for text in ("é", "设置", "", "abc"):',
    '    print(f"[{text:4}|{text:>4}|{text:─^5}|{text:.1}|{text:*<5.2}]")',
    'print(f"{7:·>3}", format("é", "3") + "|")',
  ];
  expect(await print(...source)).toBe(
    '[é   |   é|──é──|é|é****]\n[设置  |  设置|─设置──|设|设置***]\n[    |    |─────||*****]\n' +
      '[abc | abc|─abc─|a|ab***]\n··7 é  |\n',
  );
});

it('spells a value in ASCII', async () => {
  expect(await print('print(ascii("é\\n设😀"), ascii(["é", 1]))')).toBe(
    "'\\xe9\\n\\u8bbe\\U0001f600' ['\\xe9', 1]\n",
  );
});

it('shows letters of every script inside of lists as Python does, and bytes by their numbers', async () => {
  const source = [
    'texts = ["é", "中文", "it\'s 🙂", "a\\\\xe9", "\\u200b\\n"]',
    'print(texts, ("É",), {"中": "ä"}, [b"\\xe9", "ab", "é"], "\\\\xe9")',
    'print(f"{texts} {len(texts)} {texts[0]}", repr("中"), repr(b"\\xe9"))',
    'width = 4',
    'print(f"{7:>{width}} {[t for t in texts[:1]]}", f"{{texts}}", f\'{"a" "b", texts[0]}\')',
  ];
  const texts = `['é', '中文', "it's 🙂", 'a\\\\xe9', '\\u200b\\n']`;
  expect(await print(...source)).toBe(
    `${texts} ('É',) {'中': 'ä'} [b'\\xe9', 'ab', 'é'] \\xe9\n` +
      `${texts} 5 é '中' b'\\xe9'\n` +
      "   7 ['é'] {texts} ('ab', 'é')\n",
  );
});

it('shows lambdas, conversions, doubled braces and formats with fields in an f-string', async () => {
  const source = [
    'n, name, w = [3, 1], "é", 6',
    'print(f"{max(n, key=lambda one: -one)} {(lambda a: a + 1)(2)} {name!r} {name!a} {[name]!s:>7}|")',
    'print(f"{{{w}}} {w = } {w=:03d} {name!r:>{w}}| {3.14159:{w}.{2}f}", rf"C:\\{name}\\d{w}", F"{w}")',
    'print("a" f"b{w:>2}" \'c\'.upper(), f"{w if (v := 3) else 0}", f"""{v}',
    '{w}""")',
  ];
  expect(await print(...source)).toBe(
    "1 3 'é' '\\xe9'   ['é']|\n{6} w = 6 w=006    'é'|   3.14 C:\\é\\d6 6\nAB 6C 6 3\n6\n",
  );
});

it('fills the fields of a text with commas, parts of values and widths that count letters', async () => {
  const source = [
    'row = {"name": "é", "all": [7]}',
    'print("{:,.2f}|{:>4}|{:12}|{{}}|{:>{}}|".format(1234.5, "é", 12345678.9, "x", 3))',
    'print("{1} {0!r} {row[name]} {row[all][0]} {day:%d.%m.}".format("a", 2, row=row, day=__import__("datetime").date(2026, 1, 2)))',
    'for text in ("{} {}", "{", "}"):',
    '    try:',
    '        text.format(1)',
    '    except (IndexError, ValueError) as error:',
    '        print(error)',
  ];
  expect(await print(...source)).toBe(
    "1,234.50|   é|  12345678.9|{}|  x|\n2 'a' é 7 02.01.\n" +
      'Replacement index 1 out of range for positional args tuple\n' +
      "Single '{' encountered in format string\nSingle '}' encountered in format string\n",
  );
});

it('takes names and widths after a percent sign, and says which arguments do not fit', async () => {
  const source = [
    'print("%(name)s: %(n)03d %%" % {"name": "é", "n": 5}, "%-4s|%4s|%5.1f|%4r" % ("é", "é", 2.5, "a"), "%*s" % (3, "b"))',
    'for values in (("a",), ("a", "b", "c")):',
    '    try:',
    '        print("%3s %s" % values)',
    '    except TypeError as error:',
    '        print(error)',
  ];
  expect(await print(...source)).toBe(
    "é: 005 % é   |   é|  2.5| 'a'   b\nnot enough arguments for format string\n" +
      'not all arguments converted during string formatting\n',
  );
});

it('groups thousands beside a precision', async () => {
  const source = [
    'n = 1234567.891',
    'print(f"{n:,.2f} {-n:,.0f} {999.5:,.1f} {n:>14,.1f}|", format(n, "+,.1f"))',
  ];
  expect(await print(...source)).toBe('1,234,567.89 -1,234,568 999.5    1,234,567.9| +1,234,567.9\n');
});

it('lets values say how a format shows them', async () => {
  const source = [
    'from datetime import date, datetime',
    'moment = datetime(2026, 1, 2, 3, 4)',
    'print(f"{moment:%H:%M} {date(2026, 1, 2):%d.%m.} {moment}", format(moment, "%Y"), format(2.5, ".2f"))',
    'class Money:',
    '    def __format__(self, form):',
    '        return "$" + format(12.5, form)',
    'w = 8',
    'print(f"{Money():.2f} {1234567:,} {0.256:.1%} {True:>3} {3.14159:{w}.2f}")',
    'for value in (None, "text"):',
    '    try:',
    '        print(f"{value:.2f}")',
    '    except (TypeError, ValueError) as error:',
    '        print(error)',
  ];
  expect((await print(...source)).split('\n')).toEqual([
    '03:04 02.01. 2026-01-02 03:04:00 2026 2.50',
    '$12.50 1,234,567 25.6%   1     3.14',
    'unsupported format string passed to NoneType.__format__',
    "Unknown format code 'f' for object of type 'str'",
    '',
  ]);
});

it('shows all digits of a number with a width, a sign or thousands', async () => {
  const source = [
    'for x in (5.0, 3.14159265, -1234567.891, 1e16, float("inf")):',
    '    print(f"[{x:>14}|{x:+}|{x:^9}|{x:08}|{x: }|{x:,}]", format(x, "<5"))',
  ];
  expect(await print(...source)).toBe(
    '[           5.0|+5.0|   5.0   |000005.0| 5.0|5.0] 5.0  \n' +
      '[    3.14159265|+3.14159265|3.14159265|3.14159265| 3.14159265|3.14159265] 3.14159265\n' +
      '[  -1234567.891|-1234567.891|-1234567.891|-1234567.891|-1234567.891|-1,234,567.891] -1234567.891\n' +
      '[         1e+16|+1e+16|  1e+16  |0001e+16| 1e+16|1e+16] 1e+16\n' +
      '[           inf|+inf|   inf   |00000inf| inf|inf] inf  \n',
  );
});

it('shows thousands in a width', async () => {
  const source = ['print(f"[{1234567.5:>14,}|{1234567:>10,}]", format(-1234.5, "12,"), f"{-999.5:,}")'];
  expect(await print(...source)).toBe('[   1,234,567.5| 1,234,567]     -1,234.5 -999.5\n');
});

it('exchanges letters by a table, and takes stars in sets and tuples', async () => {
  const source = [
    'table = str.maketrans("-_", "  ", "!")',
    'print("a-b_c!".translate(table), "ab".translate(str.maketrans({"a": "é", "b": None})))',
    'print(sorted({*"ba", "c"}), (*range(2), 5), [*"ab"], len({*[]}))',
  ];
  expect(await print(...source)).toBe("a b c é\n['a', 'b', 'c'] (0, 1, 5) ['a', 'b'] 0\n");
});

it('finds places in a text with emoji as Python counts them', async () => {
  const source = [
    'import re',
    String.raw`found = re.search(r"(\d+) left", "😀😀 12 left")`,
    'print(found.group(1), found.span(), re.sub("b", "-", "a😀bc"), "|".join(re.split(",", "😀,b")))',
  ];
  expect(await print(...source)).toBe('12 (3, 10) a😀-c 😀|b\n');
});

it('says that nothing can be chosen from an empty list, shows a match, and fills tabs to their stops', async () => {
  const source = [
    'import random, re',
    'try:',
    '    random.choice([])',
    'except IndexError as error:',
    '    print(error)',
    'found = re.match(r"a(\\d)", "a12")',
    'print(found, found.expand(r"<\\1>"), "a\\tb".expandtabs(4) + "|")',
  ];
  expect(await print(...source)).toBe(
    "Cannot choose from an empty sequence\n<re.Match object; span=(0, 2), match='a1'> <1> a   b|\n",
  );
});

it('takes letters of every script for letters, in patterns and texts', async () => {
  const source = [
    'import re',
    'text = "Müller: 名前, мир_1!"',
    'print(re.findall(r"\\w+", text), re.findall(r"[\\w:]+", text), re.sub(r"\\W+", "-", text), re.findall(r"\\w+", "éa", re.A))',
    'print(re.findall(r"\\b\\w", text), re.match(r"(?P<name>\\w+)", text)["name"], re.sub(r"\\bcat\\b", "dog", "cat écat"), re.findall(r"\\w+", "a🙂b"))',
    'print("мир".upper(), "ÉCOLE".lower(), "é".isalpha(), "a1".isalpha(), "".isalpha(), "été à".title(), "éA".swapcase())',
  ];
  expect(await print(...source)).toBe(
    "['Müller', '名前', 'мир_1'] ['Müller:', '名前', 'мир_1'] Müller-名前-мир_1- ['a']\n" +
      "['M', '名', 'м'] Müller dog écat ['a', 'b']\nМИР école True False False Été À Éa\n",
  );
});

it('names the groups of a pattern with escaped brackets, and counts what it replaces', async () => {
  const source = [
    'import re',
    String.raw`found = re.search(r"[(]?\$(?P<whole>\d+)\.(?P<rest>\d+) \((?P<note>.+?)\)", "$4.99 (with tax)")`,
    'print(found["note"], found.groupdict(), re.subn("a", "b", "banana", 2))',
  ];
  expect(await print(...source)).toBe(
    "with tax {'whole': '4', 'rest': '99', 'note': 'with tax'} ('bbnbna', 2)\n",
  );
});

it('tells the ends of a text from those of its lines, and from an escaped backslash before a letter', async () => {
  const source = [
    'import re',
    String.raw`print(re.findall(r"\Aa", "a\na", re.M), re.findall(r"a\Z", "a\na", re.M), re.fullmatch("a", "a\nb", re.M))`,
    String.raw`print(re.findall(r"C:\\Apps\\(\w+)", "C:\\Apps\\demo"))`,
  ];
  expect(await print(...source)).toBe("['a'] ['a'] None\n['demo']\n");
});

it('reads brackets that a set begins with, and the end before the last line break, as Python does', async () => {
  const source = [
    'import re',
    String.raw`print(re.findall(r"\[([^]]+)\]", "[ab] [c]"), re.findall("[]a]", "]ab"), re.findall("[^]$]", "a]$"))`,
    String.raw`print(bool(re.search(r"OK$", "OK\n")), bool(re.search("OK$", "OK\n\n")), re.findall("a$", "a\nb", re.M))`,
    String.raw`print(re.findall(r"\$5$", "$5\n"), re.fullmatch("a$", "a\n"), re.search("[^](]((?P<x>b))", "ab")["x"])`,
  ];
  expect(await print(...source)).toBe("['ab', 'c'] [']', 'a'] ['a']\nTrue False ['a']\n['$5'] None b\n");
});

it('leaves the layout and the comments of a verbose pattern out', async () => {
  const source = [
    'import re',
    String.raw`found = re.search(r"""(?P<hour>\d+) [ ]at  # (the hour)`,
    String.raw`    \ (?P<place>\w+)""", "take 12 at home, 7 at work", re.VERBOSE)`,
    'print(found and found.groupdict())',
    String.raw`print(re.sub(r"\d + # digits", "n", "a12b3", flags=re.X), re.findall(r"[ #]", "a #b", re.X))`,
  ];
  expect(await print(...source)).toBe("{'hour': '12', 'place': 'home'}\nanbn [' ', '#']\n");
});

it('escapes only what has a meaning in a pattern', async () => {
  const source = ['import re', 'print(re.escape("蓝牙 é: a@b-c.d, (2)/[x]#\\n_"))'];
  expect(await print(...source)).toBe('蓝牙\\ é:\\ a@b\\-c\\.d,\\ \\(2\\)/\\[x\\]\\#\\\n_\n');
});

it('takes the flags that a pattern begins with, also those for its layout and its letters', async () => {
  const source = [
    'import re',
    String.raw`print(re.findall(r"(?x) a (?P<n>\d+)  # digits (all", "a1 a22"), re.findall(r"(?a)\w+", "ab"))`,
    String.raw`print(re.match(r"(?xi) (?P<a>[^]()]+) \( (?P<b>\d)", "K(5").groupdict(), re.search("(?su)a.b", "a\nb").span())`,
  ];
  expect(await print(...source)).toBe("['1', '22'] ['ab']\n{'a': 'K', 'b': '5'} (0, 3)\n");
});

it('searches a part of a text with a compiled pattern', async () => {
  const source = [
    'import re',
    String.raw`digits = re.compile(r"\d+")`,
    'print(digits.search("a12b34", 3).group(), digits.findall("😀1 2", 2), digits.match("ab1", 2).span())',
    'print(digits.fullmatch("ab12c", 2, 4).span(), re.compile("^b").search("ab", 1), digits.search("12", 9))',
  ];
  expect(await print(...source)).toBe("34 ['2'] (2, 3)\n(2, 4) None None\n");
});

it('repeats what a pattern limits from above alone', async () => {
  const source = [
    'import re',
    String.raw`print(re.findall(r"a{,2}b", "aaab b"), re.findall(r"a{,}b", "aaab"), re.findall(r"[{,2}]\{,2}", "{{,2}"))`,
  ];
  expect(await print(...source)).toBe("['aab', 'b'] ['aaab'] ['{{,2}']\n");
});

it('knows common letters by their names, and says which one it does not know', async () => {
  const source = ['t = 20', 'print("\\N{DEGREE SIGN}C", f"{t}\\N{degree sign}", "\\\\N{x}")'];
  expect(await print(...source)).toBe('°C 20° \\N{x}\n');
  await expect(print('print("\\N{CYRILLIC SMALL LETTER ZHE}")')).rejects.toThrow(
    'does not know the letter \\\\N{CYRILLIC SMALL LETTER ZHE}',
  );
});

it('finds the texts that are most alike, and measures how much as Python does', async () => {
  const source = [
    'import difflib',
    'print(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"]))',
    'print(difflib.get_close_matches("appel", ["ape", "apple"], n=1, cutoff=0.8), difflib.get_close_matches("x", ["abc"]))',
    'print(difflib.SequenceMatcher(None, "abcd", "bcde").ratio(), difflib.SequenceMatcher(a="", b="").ratio())',
    'print(difflib.SequenceMatcher(None, "x" + "ab" * 150, "ab" * 150).ratio())',
    'try:',
    '    difflib.get_close_matches("a", ["a"], n=0)',
    'except ValueError as error:',
    '    print(error)',
  ];
  expect(await print(...source)).toBe("['apple', 'ape']\n['apple'] []\n0.75 1.0\n0.0\nn must be > 0: 0\n");
});
