// @vitest-environment jsdom
import type {SearchHit} from '@site/lib/search/searchBackend';
import {translateTexts} from '@site/tests/support/translateTexts';
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import '@site/src/clientModules/surviveTranslation';
import {HitText} from './HitText';

afterEach(cleanup);

const ON_SWIPE: SearchHit = {
  id: 'swipe',
  kind: 'Section',
  platform: 'Android',
  url: '/docs/swipe',
  hierarchy: [{text: 'A swipe of the list', ranges: [[2, 7]]}],
  snippet: {text: 'Swipes the list slowly.', ranges: [[0, 6]]},
};
/** The same hit once more was typed. */
const ON_SWIPE_LIST: SearchHit = {
  ...ON_SWIPE,
  hierarchy: [
    {
      text: 'A swipe of the list',
      ranges: [
        [2, 7],
        [15, 19],
      ],
    },
  ],
  snippet: {
    text: 'Swipes the list slowly.',
    ranges: [
      [0, 6],
      [11, 15],
    ],
  },
};

it('shows a hit once, though the browser has translated what it showed for the query before', () => {
  const {container, rerender} = render(<HitText hit={ON_SWIPE} query="swipe" caret={5} />);
  translateTexts(container);
  rerender(<HitText hit={ON_SWIPE_LIST} query="swipe list" caret={10} />);
  expect(container.textContent).toBe('A swipe of the listSwipes the list slowly.');
});
