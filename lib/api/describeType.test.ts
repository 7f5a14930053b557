import {expect, it} from 'vitest';
import {buildModel} from './buildModel';
import {describeSymbol} from './describeSymbol';
import {describeType, findTypes} from './describeType';
import {findSymbols} from './findSymbols';
import {parseStub} from './parseStub';

const TYPES = `class Hit(TypedDict):
    """A place."""

    x: int
    """From the left, in pixels."""

class Box:
    """A box."""

    left: int
    """Edge, in pixels."""
`;
const CALLS = `def find() -> list[Hit] | None:
    """Finds."""

def show(box: Box) -> None:
    """Shows."""
`;
const model = buildModel([
  parseStub(TYPES, 'ascript.android._types', 't.pyi'),
  parseStub(CALLS, 'ascript.android.a', 'a.pyi'),
]);
const reference = {model, symbolHrefs: new Map([['ascript.android.a.find', '/docs/a#find']])};

function describeAll(name: string): string[] {
  return findTypes(name, model).map((type) => describeType(type, reference, 'https://docs.example'));
}

it('says of a dictionary how it is read, which keys it has, and which calls give it', () => {
  expect(describeAll('hit')).toEqual([
    `## Hit

Android, a type of results and arguments; a script does not import it.

A place. It is a dictionary: read \`value["x"]\`, not \`value.x\`.

- \`"x": int\`: From the left, in pixels.

Calls that take or give it:
- \`ascript.android.a.find\`: Finds. https://docs.example/docs/a#find`,
  ]);
});

it('shows the attributes of a class as attributes', () => {
  const [text] = describeAll('Box');
  expect(text).toContain('A box.\n\n- `left: int`: Edge, in pixels.');
  expect(text).toContain('- `ascript.android.a.show`: Shows.');
});

it('finds no type of another platform, and none for an unknown name', () => {
  expect(findTypes('Hit', model, 'ios')).toEqual([]);
  expect(findTypes('Nothing', model)).toEqual([]);
});

it('shows the keys of a result in the description of its call', () => {
  const [find] = findSymbols('find', model);
  expect(find && describeSymbol(find, reference, '')).toContain(
    '- `Hit`: A place. It is a dictionary: read `value["x"]`, not `value.x`.\n  - `"x": int`: From the left, in pixels.',
  );
});
