import {expect, it} from 'vitest';
import type {EntryPlan} from './createEntryPlanner';
import {parseStub} from './parseStub';
import {toEntryElements} from './toEntryElements';

const STUB = `"""Screen."""

class Box:
    """A box."""

    left: int
    """Its left edge."""

    right: int
    """Its right edge."""

    def open(self) -> None:
        """Opens it."""

    top: int
    """Its top."""
`;

const {symbols} = parseStub(STUB, 'ascript.android.a', 'a.pyi');

function toElements() {
  const plans: EntryPlan[] = symbols.map((symbol, index) => ({
    symbol,
    showsImport: index === 0,
    showsUndocumented: symbol.qualname === 'Box.open',
    showsConfidence: false,
    newTypes: symbol.qualname === 'Box.open' ? ['Point', 'Rect'] : [],
  }));
  return toEntryElements(plans, ({qualname}) => qualname.replace('.', '_'));
}

it('shows attributes that follow each other as the rows of one table, and each call by itself', () => {
  expect(toElements().map(({name}) => name)).toEqual(['ApiEntry', 'ApiRows', 'ApiEntry', 'ApiRows']);
});

it('gives an entry the data of its symbol and only what it shows', () => {
  const [box, , open] = toElements();
  expect(box?.attributes.map((attribute) => 'name' in attribute && attribute.name)).toEqual([
    'entry',
    'showsImport',
  ]);
  expect(open?.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'showsUndocumented', value: null});
  expect(open?.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'newTypes', value: 'Point Rect'});
});

it('gives a table the data of its rows in their order', () => {
  const rows = JSON.stringify(toElements()[1]?.attributes);
  expect(rows.match(/Box_\w+/g)).toEqual(['Box_left', 'Box_right']);
});
