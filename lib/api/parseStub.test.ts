import {expect, it} from 'vitest';
import type {ApiSymbol} from './model';
import {parseStub} from './parseStub';

function parse(text: string) {
  return parseStub(text, 'ascript.android.demo', 'api/ascript/android/demo.pyi');
}

function symbolsOf(text: string): Pick<ApiSymbol, 'kind' | 'qualname'>[] {
  return parse(text).symbols.map(({kind, qualname}) => ({kind, qualname}));
}

function first(text: string): ApiSymbol {
  const [symbol] = parse(text).symbols;
  if (symbol === undefined) throw new Error('the stub has no symbol');
  return symbol;
}

it('reads the docstring of the module', () => {
  expect(parse('"""Does things."""\n').doc.summary).toBe('Does things.');
});

it('reads the escapes of a docstring, unless it is raw', () => {
  expect(parse(String.raw`"""Reads a\\b."""`).doc.summary).toBe(String.raw`Reads a\b.`);
  expect(parse(String.raw`r"""Reads a\\b."""`).doc.summary).toBe(String.raw`Reads a\\b.`);
});

it('reads a stub that a byte order mark begins, and whose lines end as on Windows', () => {
  const lines = [
    '"""Does things."""',
    '',
    'def go() -> int:',
    '    """Goes.',
    '',
    '    Returns:',
    '        A number.',
    '    """',
    '',
  ];
  expect(parse(`\uFEFF${lines.join('\r\n')}`)).toEqual(parse(lines.join('\n')));
});

it('lists classes, their members, functions and constants in the order of the stub', () => {
  const stub = [
    'LIMIT: Final[int] = 3',
    'class Box(Base):',
    '    width: int',
    '    @property',
    '    def area(self) -> int: ...',
    '    def open(self) -> None: ...',
    'async def run() -> None: ...',
  ];
  expect(symbolsOf(stub.join('\n'))).toEqual([
    {kind: 'constant', qualname: 'LIMIT'},
    {kind: 'class', qualname: 'Box'},
    {kind: 'attribute', qualname: 'Box.width'},
    {kind: 'property', qualname: 'Box.area'},
    {kind: 'method', qualname: 'Box.open'},
    {kind: 'function', qualname: 'run'},
  ]);
});

it('reads kind, type, default and description of every parameter', () => {
  const stub = `def find(a: int, /, b: list[int] | None = None, *rest: str, c: float = -0.5, **more) -> int | None:
    """Finds.

    Args:
        b: A list.
    """
`;
  expect(first(stub).signatures).toEqual([
    {
      parameters: [
        {name: 'a', kind: 'positional', type: 'int'},
        {
          name: 'b',
          kind: 'positional',
          type: 'list[int] | None',
          defaultValue: 'None',
          description: 'A list.',
        },
        {name: 'rest', kind: 'args', type: 'str'},
        {name: 'c', kind: 'keyword', type: 'float', defaultValue: '-0.5'},
        {name: 'more', kind: 'kwargs'},
      ],
      returns: 'int | None',
    },
  ]);
});

it('takes what follows a bare star by name only', () => {
  expect(first('def f(*, a=1): ...').signatures[0]?.parameters).toEqual([
    {name: 'a', kind: 'keyword', defaultValue: '1'},
  ]);
});

it('leaves out self and cls, but no parameter of a static method', () => {
  const stub =
    'class A:\n    def f(self, a): ...\n    @classmethod\n    def g(cls, b): ...\n    @staticmethod\n    def h(c): ...\n';
  const parameters = parse(stub).symbols.map(({signatures}) =>
    signatures[0]?.parameters.map(({name}) => name),
  );
  expect(parameters).toEqual([undefined, ['a'], ['b'], ['c']]);
  expect(parse(stub).symbols.map(({isStatic}) => isStatic)).toEqual([false, false, true, true]);
});

it('gives a class the signature of its constructor', () => {
  const stub =
    'class A:\n    """A box."""\n    def __init__(self, size: int) -> None:\n        """Makes it.\n\n        Args:\n            size: In pixels.\n        """\n';
  const symbol = first(stub);
  expect(symbolsOf(stub)).toEqual([{kind: 'class', qualname: 'A'}]);
  expect(symbol.doc.summary).toBe('A box.');
  expect(symbol.signatures).toEqual([
    {parameters: [{name: 'size', kind: 'positional', type: 'int', description: 'In pixels.'}]},
  ]);
});

it('gives a class the paragraphs of its constructor behind its own', () => {
  const stub =
    'class A:\n    """A box.\n\n    It is red.\n    """\n    def __init__(self) -> None:\n        """Makes it.\n\n        That takes a second.\n        """\n';
  expect(first(stub).doc).toMatchObject({summary: 'A box.', details: ['It is red.', 'That takes a second.']});
});

it('gives a class the notes, the needs and the confidence of its constructor', () => {
  const stub =
    'class A:\n    """A box."""\n    def __init__(self) -> None:\n        """Makes it.\n\n        Note:\n            Once.\n\n        Requires:\n            Root\n\n        Confidence:\n            low: A guess.\n        """\n';
  const {summary, notes, requires, confidence} = first(stub).doc;
  expect({summary, notes, requires, confidence}).toEqual({
    summary: 'A box.',
    notes: ['Once.'],
    requires: ['Root'],
    confidence: {level: 'low', reason: 'A guess.'},
  });
});

it('joins overloads, described by the docstring of the first', () => {
  const stub = `@overload
def click(x: int, y: int) -> None:
    """Taps.

    Args:
        x: Across.
        y: Down.
        point: Both.
    """
@overload
def click(point: Point) -> None: ...
`;
  const {signatures, doc} = first(stub);
  expect(doc.summary).toBe('Taps.');
  expect(
    signatures.map(({parameters}) => parameters.map(({name, description}) => [name, description])),
  ).toEqual([
    [
      ['x', 'Across.'],
      ['y', 'Down.'],
    ],
    [['point', 'Both.']],
  ]);
});

it('reads type and value of constants and attributes', () => {
  expect(first('A: Final = "x"\n"""The mode."""\n')).toMatchObject({
    kind: 'constant',
    value: '"x"',
    doc: {summary: 'The mode.'},
  });
  expect(first('B: int\n')).toMatchObject({type: 'int'});
});

it('notes the names that a package offers again', () => {
  const text = 'from .colors import Find as Find\nfrom .other import hidden\n';
  const {reexports} = parseStub(text, 'ascript.android.screen', 'api/ascript/android/screen/__init__.pyi');
  expect([...reexports]).toEqual([['ascript.android.screen.Find', 'ascript.android.screen.colors.Find']]);
});

it('says where each symbol stands', () => {
  expect(first('\n\ndef f(): ...').location).toEqual({file: 'api/ascript/android/demo.pyi', line: 3});
});

it.each([
  ['a default that is not Python', 'def f(a=): ...', 'demo.pyi:1: this is not valid Python'],
  ['a loop', 'x: int\nfor a in b: pass', 'demo.pyi:2: a stub cannot hold a ForStatement'],
  [
    'a docstring in single quotes',
    "def f():\n    'Does.'\n",
    'demo.pyi:2: a docstring stands in three double quotes',
  ],
])('stops at %s with file and line', (_case, text, message) => {
  expect(() => parse(text)).toThrow(message);
});

it('refuses a module of no platform', () => {
  expect(() => parseStub('', 'ascript.tv.screen', 'tv.pyi')).toThrow('allowed: android, ios, windows');
});
