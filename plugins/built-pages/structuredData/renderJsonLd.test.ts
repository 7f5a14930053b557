import {expect, it} from 'vitest';
import {renderJsonLd} from './renderJsonLd';

it('renders nodes as one graph that no text can end', () => {
  const html = renderJsonLd([{'@type': 'SchemaNode', name: '</script><b>'}]);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{'@type': 'SchemaNode', name: '</script><b>'}],
  });
});

it('renders nothing for no nodes', () => {
  expect(renderJsonLd([])).toBe('');
});
