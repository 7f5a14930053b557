import {expect, it} from 'vitest';
import {buildModel} from './buildModel';
import {describeSymbol} from './describeSymbol';
import {parseStub} from './parseStub';

const ANDROID = `LIMIT: Final[int] = 3
"""How many."""

class Box:
    """A box."""

    width: int
    """Edge, in pixels."""

    def open(self, wait: int = 0) -> bool:
        """Opens it."""

class Size(TypedDict):
    """A size."""

    x: int
    """In pixels."""

@overload
async def find(colors: str, *more: str) -> Box | None:
    """Finds a box.

    It looks at the whole screen.

    Args:
        colors: What to find.
        box: Where to look.

    Returns:
        The box.

    Raises:
        ValueError: When \`colors\` is empty.

    Note:
        Slow.

    Requires:
        Screen capture; Android 7.0

    Confidence:
        medium: Seen once.
    """
@overload
async def find(box: Box) -> Box | None: ...

@overload
def wait(until: int) -> None: ...
@overload
def wait(until: str = "") -> None: ...
`;
const IOS = `def find(colors: str) -> int:
    """Finds a box."""
`;
const model = buildModel([
  parseStub(ANDROID, 'ascript.android.screen', 'a.pyi'),
  parseStub(IOS, 'ascript.ios.screen', 'i.pyi'),
]);
const symbolHrefs = new Map([['ascript.ios.screen.find', '/docs/ios/screen#find']]);

function describeName(name: string): string {
  const symbol = [...model.names.keys()].find((one) => one.name === `ascript.android.screen.${name}`);
  if (!symbol) throw new Error(`no ${name}`);
  return describeSymbol(symbol, {model, symbolHrefs}, 'https://docs.example');
}

it('says all that is known of a call, each parameter once', () => {
  expect(describeName('find')).toBe(`## ascript.android.screen.find

Android, function. Finds a box.

\`\`\`python
from ascript.android.screen import find
async find(colors: str, *more: str) -> Box | None
async find(box: Box) -> Box | None
\`\`\`

It looks at the whole screen.

Parameters:
- \`colors: str\`: What to find.
- \`*more: str\`: 
- \`box: Box\`: Where to look.

Returns: The box.

Raises:
- \`ValueError\`: When \`colors\` is empty.

Notes:
- Slow.

Requires:
- Screen capture
- Android 7.0

Confidence: medium. Seen once.

Page: none

On other platforms:
- iOS: \`ascript.ios.screen.find\`, \`find(colors: str) -> int\`, https://docs.example/docs/ios/screen#find
- Windows: no call of this name`);
});

it('gives a parameter of several overloads all its types, and the default of one', () => {
  expect(describeName('wait')).toContain('Parameters:\n- `until: int | str = ""`: ');
});

it('lists the members of a class, which are imported with it', () => {
  const text = describeName('Box');
  expect(text).toContain('```python\nfrom ascript.android.screen import Box\n```');
  expect(text).toContain(
    'Members:\n- `Box.width: int`: Edge, in pixels.\n- `Box.open(wait: int = 0) -> bool`: Opens it.',
  );
  expect(describeName('Box.open')).toContain('from ascript.android.screen import Box\nBox.open(');
  expect(describeName('Box.open')).not.toContain('Members:');
});

it('shows the type and the value of a constant', () => {
  expect(describeName('LIMIT')).toContain('import LIMIT\nLIMIT: int = 3\n```');
});
