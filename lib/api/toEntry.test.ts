import {expect, it} from 'vitest';
import {buildModel} from './buildModel';
import {parseStub} from './parseStub';
import {renderSignatures, toEntries, toEntry} from './toEntry';

function model(stubs: Record<string, string>) {
  return buildModel(
    Object.entries(stubs).map(([name, text]) => parseStub(text, `ascript.${name}`, `${name}.pyi`)),
  );
}

async function entry(stubs: Record<string, string>, name: string) {
  const built = model(stubs);
  const symbol = built.symbols.get(`ascript.${name}`);
  if (symbol === undefined) throw new Error(`no symbol ${name}`);
  return toEntry(symbol, built);
}

function toText(html: string | undefined): string | undefined {
  return html?.replace(/<[^>]+>/g, '').replace(/&gt;/g, '>');
}

it('writes a signature on one line; types only where overloads differ by them', async () => {
  const {symbols} = model({
    'android.a':
      'def g(first: int, *, second: str | None = None) -> bool: ...\n' +
      '@overload\ndef f(x: int) -> None: ...\n@overload\ndef f(x: str = ...) -> None: ...\n',
  });
  const texts = await Promise.all(
    [...symbols.values()].map(async (symbol) => (await renderSignatures(symbol)).map(toText)),
  );
  expect(texts).toEqual([
    ['g(first, *, second=None) -> bool'],
    ['f(x: int) -> None', 'f(x: str = ...) -> None'],
  ]);
});

it('shows class members by class, constants with their value, and the line that imports them', async () => {
  const stubs = {'android.a': 'LIMIT: Final[int] = 3\nclass Box:\n    def open(self) -> None: ...\n'};
  const limit = await entry(stubs, 'android.a.LIMIT');
  expect(limit.signatures.map(toText)).toEqual(['LIMIT: int = 3']);
  const open = await entry(stubs, 'android.a.Box.open');
  expect(open).toMatchObject({id: 'a.Box.open', importLine: 'from ascript.android.a import Box'});
  expect(open.signatures.map(toText)).toEqual(['Box.open() -> None']);
});

it('lists a parameter of several overloads once, with all its types', async () => {
  const stub = '@overload\ndef f(a: int, b: int) -> None: ...\n@overload\ndef f(a: str) -> None: ...\n';
  const {parameters} = await entry({'android.a': stub}, 'android.a.f');
  expect(parameters.map(({name, type}) => [name, toText(type)])).toEqual([
    ['a', 'int | str'],
    ['b', 'int'],
  ]);
});

it('shows a parameter as optional that one of several overloads allows to leave out', async () => {
  const stub =
    '@overload\ndef f(a: int, b: int, /) -> None:\n    """Does.\n\n    Args:\n        a: First.\n    """\n' +
    '@overload\ndef f(*a: float, b: float = 0) -> None: ...\n';
  const {parameters} = await entry({'android.a': stub}, 'android.a.f');
  expect(
    parameters.map(({name, defaultValue, description}) => [name, toText(defaultValue), description]),
  ).toEqual([
    ['*a', undefined, 'First.'],
    ['b', '0', undefined],
  ]);
});

it('shows a parameter as optional also where its type is the same in both overloads', async () => {
  const stub = '@overload\ndef f(a: int) -> int: ...\n@overload\ndef f(a: int = 0, *, b: str) -> str: ...\n';
  const {parameters} = await entry({'android.a': stub}, 'android.a.f');
  expect(parameters.map(({name, defaultValue}) => [name, toText(defaultValue)])).toEqual([
    ['a', '0'],
    ['b', undefined],
  ]);
});

it('gives what a call returns, but not that no source says it', async () => {
  const returning = (text: string) =>
    `def f() -> Any:\n    """Does.\n\n    Returns:\n        ${text}\n    """\n`;
  const told = await entry({'android.a': returning('The place.')}, 'android.a.f');
  expect(told.returns).toBe('The place.');
  const untold = await entry({'android.a': returning('The result is not documented.')}, 'android.a.f');
  expect(untold).not.toHaveProperty('returns');
});

it('explains the private types that a result is made of, and those inside them', async () => {
  const stubs = {
    'android._types':
      'class Hit(TypedDict):\n    """A hit."""\n    box: Box\n    """Where."""\nclass Box(TypedDict):\n    """A box."""\n    left: int\n    """Edge."""\n',
    'android.a': 'def f() -> list[Hit] | None: ...\n',
  };
  const {types} = await entry(stubs, 'android.a.f');
  expect(types.map(({name, fields}) => [name, fields.map((field) => field.name)])).toEqual([
    ['Hit', ['box']],
    ['Box', ['left']],
  ]);
});

it('takes over what a docstring says, and names what it leaves out by nothing', async () => {
  const said = `def f(*rest: str, **more: int) -> int:
    """Does.

    Slowly.

    Args:
        rest: Words.

    Raises:
        ValueError: When there are none.

    Note:
        Once.

    Requires:
        Android 7

    Confidence:
        low: Nobody says.
    """
def g() -> None: ...
`;
  const {signatures, parameters, ...told} = await entry({'android.a': said}, 'android.a.f');
  expect(told).toEqual({
    id: 'a.f',
    qualname: 'f',
    kind: 'function',
    platform: 'android',
    importLine: 'from ascript.android.a import f',
    summary: 'Does.',
    details: ['Slowly.'],
    types: [],
    raises: [{type: 'ValueError', description: 'When there are none.'}],
    notes: ['Once.'],
    requires: ['Android 7'],
    confidence: {level: 'low', reason: 'Nobody says.'},
  });
  expect(signatures).toHaveLength(1);
  expect(parameters.map(({type, ...others}) => ({...others, type: toText(type)}))).toEqual([
    {name: '*rest', type: 'str', description: 'Words.'},
    {name: '**more', type: 'int'},
  ]);
  const untold = await entry({'android.a': said}, 'android.a.g');
  expect(untold).not.toHaveProperty('confidence');
  expect(untold).not.toHaveProperty('returns');
});

it('shows no signature of a class that scripts never make, and one of a class that they do', async () => {
  const stubs = {
    'android.a':
      'class Found:\n    left: int\nclass Made:\n    def __init__(self, left: int = 2) -> None: ...\n',
  };
  expect((await entry(stubs, 'android.a.Found')).signatures).toEqual([]);
  expect((await entry(stubs, 'android.a.Made')).signatures.map(toText)).toEqual(['Made(left=2)']);
});

it('writes the types of one signature nowhere, and says of a parameter without a type or default neither', async () => {
  const stubs = {'android.a': 'def f(a, b: int) -> int: ...\n'};
  const {signatures, parameters} = await entry(stubs, 'android.a.f');
  expect(signatures.map(toText)).toEqual(['f(a, b) -> int']);
  expect(parameters).toEqual([{name: 'a'}, {name: 'b', type: expect.stringContaining('int')}]);
});

it('explains the fields of a private type with their types and texts', async () => {
  const stubs = {
    'android._types': 'class Hit(TypedDict):\n    """A hit."""\n    left: int\n    """Edge."""\n',
    'android.a': 'def f() -> Hit: ...\n',
  };
  const {types} = await entry(stubs, 'android.a.f');
  const [type] = types;
  expect(type?.summary).toContain('hit');
  expect(type?.fields.map((field) => ({...field, type: toText(field.type)}))).toEqual([
    {name: 'left', type: 'int', description: 'Edge.'},
  ]);
});

it('makes the entries of all public symbols, in their order', async () => {
  const entries = await toEntries(model({'android.a': 'def b() -> None: ...\ndef a() -> None: ...\n'}));
  expect(entries.map(({id}) => id)).toEqual(['a.b', 'a.a']);
});
