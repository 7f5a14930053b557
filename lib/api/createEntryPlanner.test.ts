import {describe, expect, it} from 'vitest';
import {createEntryPlanner} from './createEntryPlanner';
import {parseStub} from './parseStub';

const STUB = `"""Screen."""

class Colors:
    """Colours."""

    def find(self) -> Point:
        """Finds.

        Confidence:
            medium: The result is not documented.
        """

    def count(self) -> Point:
        """Counts.

        Confidence:
            medium: The result is not documented.
        """

    def open(self) -> Any:
        """Opens.

        Returns:
            The result is not documented.
        """

    def close(self) -> Any:
        """Closes.

        Returns:
            The result is not documented.
        """

def click() -> Rect:
    """Taps.

    Confidence:
        medium: The result is not documented.
    """

def press() -> Any:
    """Presses.

    Returns:
        The result is not documented.
    """

ONE = 1
"""One."""

TWO = 2
"""Two."""
`;

const {symbols} = parseStub(STUB, 'ascript.android.screen', 'screen.pyi');

function planAll() {
  const plan = createEntryPlanner(({signatures}) => signatures.flatMap(({returns}) => returns ?? []));
  return symbols.map(plan);
}

function namesWhere(key: 'showsImport' | 'showsUndocumented' | 'showsConfidence'): string[] {
  return planAll()
    .filter((plan) => plan[key])
    .map(({symbol}) => symbol.qualname);
}

describe('the entries of a page', () => {
  it('tell once a class, and once for the rest of a module, how it is imported', () => {
    expect(namesWhere('showsImport')).toEqual(['Colors', 'click']);
  });

  it('say once a class, and once for the rest of a module, that a result is not documented', () => {
    expect(namesWhere('showsUndocumented')).toEqual(['Colors.open', 'press']);
  });

  it('give a reason of confidence once a class', () => {
    expect(namesWhere('showsConfidence')).toEqual(['Colors.find', 'click']);
  });

  it('describe a type where it comes first', () => {
    expect(planAll().map(({newTypes}) => newTypes)).toEqual([
      [],
      ['Point'],
      [],
      ['Any'],
      [],
      ['Rect'],
      [],
      [],
      [],
    ]);
  });
});
