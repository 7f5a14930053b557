import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import {parseModules, stringifyModules} from './modelJson';
import {parseDocstring} from './parseDocstring';
import {parseStub} from './parseStub';

const FILE = 'api/demo.pyi';
const REFUSAL = /^api\/demo\.pyi:\d+: [^\n]+$/;

const DOCSTRING = `Finds the first place.

    A second paragraph with \`code\`.

    Args:
        colors: What it means.
        *rest: More.

    Returns:
        What comes back.

    Raises:
        ValueError: When it is empty.

    Note:
        A trap.

    Requires:
        Screen capture; Android 7.0

    Confidence:
        medium: Why.
    `;

const STUB = `from .other import Point as Point
LIMIT: Final[int] = 3
Pair: TypeAlias = tuple[int, int]
class Box(TypedDict):
    """A box."""
    width: int
    def __init__(self, width: int = 0, *, tall: bool = True) -> None: ...
    @property
    def area(self) -> int: ...
@overload
def find(colors: str, *args: int, **kwargs: str) -> Point | None:
    """${DOCSTRING}"""
    ...
async def run() -> None: ...
`;

const STUB_PARTS = (
  'class |def |async |@property|@overload|from . import |import |A|b|(|)|[|]|:|: int| = |...|, |*|**|->|self|"""|r"""|' +
  '\n    |\n|pass|#|\\|lambda|type |Final|TypedDict|."""'
).split('|');

property(
  'a stub becomes a module, or an error with file and line',
  hostileText(STUB_PARTS, [STUB]),
  (text) => {
    const module = readOrRefuse(() => parseStub(text, 'ascript.android.demo', FILE), REFUSAL);
    if (module) expect(parseModules(stringifyModules([module]))).toEqual([module]);
  },
);

property(
  'a docstring is read, or an error with file and line',
  hostileText(
    [
      ...['Args:', 'Returns:', 'Raises:', 'Note:', 'Requires:', 'Confidence:', 'Other:', 'medium: ', 'low: '],
      ...['\n', '\n    ', '\n        ', 'name: ', '*args: ', 'Words. ', ';', ':', '`code`'],
    ],
    [DOCSTRING],
  ),
  (text) => {
    const docstring = readOrRefuse(() => parseDocstring(text, {file: FILE, line: 1}), REFUSAL);
    if (docstring) expect(docstring.summary.trim()).not.toBe('');
  },
);
