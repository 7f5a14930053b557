import {expect, it} from 'vitest';
import {renderThings} from './renderThings';

it('renders things as one graph that no text can end', () => {
  const html = renderThings([{'@type': 'Thing', name: '</script><b>'}]);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{'@type': 'Thing', name: '</script><b>'}],
  });
});

it('renders nothing for no things', () => {
  expect(renderThings([])).toBe('');
});
