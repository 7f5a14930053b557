// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {NoResults} from './NoResults';

afterEach(cleanup);

const LANGUAGES = 'The search knows English and Chinese words.';

function renderFor(query: string): void {
  render(
    <NoResults
      query={query}
      chosen={[]}
      onSearchAll={() => {}}
      suggestions={[]}
      onSuggestion={() => {}}
      links={{toHref: (url) => url, follow: () => {}}}
    />,
  );
}

it.each(['автокликер', 'スクリーンショット', '자동 클릭'])(
  'says which languages it knows when nothing is found for %s',
  (query) => {
    renderFor(query);
    expect(screen.queryByText(LANGUAGES)).not.toBeNull();
  },
);

it.each(['xqzt', '找不到'])('says nothing of languages for %s', (query) => {
  renderFor(query);
  expect(screen.queryByText(LANGUAGES)).toBeNull();
});
