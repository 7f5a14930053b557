import {expect} from 'vitest';
import glossaryData from '../../data/glossary.json';
import pluginData from '../../data/plugins.json';
import productData from '../../data/products.json';
import videoData from '../../data/videos.json';
import {hostileText} from '../../tests/fuzz/hostileText';
import {damagedValue} from '../../tests/fuzz/hostileValue';
import {property} from '../../tests/fuzz/property';
import {INVALID, readOrRefuse} from '../../tests/fuzz/readOrRefuse';
import {plugins, products, videos} from '../catalogue/schemas';
import {validateFrontMatter} from '../frontMatter/validateFrontMatter';
import {createTermFinder} from '../glossary/createTermFinder';
import {glossary} from '../glossary/schema';
import {parseJson} from './parseJson';
import {validate} from './validate';

const LISTS = [
  [products, productData.slice(0, 2)],
  [videos, videoData.slice(0, 2)],
  [plugins, pluginData.slice(0, 2)],
] as const;

property(
  'a catalogue with anything in it is taken as it is, or refused in one line',
  damagedValue(LISTS.map(([, list]) => list)),
  (value) => {
    for (const [schema] of LISTS) {
      const output = readOrRefuse(() => validate(schema, value, 'data/list.json'), INVALID);
      if (output) expect(output).toEqual(value);
    }
  },
);

property(
  'the text of a data file is read, or refused in one line',
  hostileText(
    ['[', ']', '{', '}', '"id"', ':', ',', '"a"', '1', 'null', '\n', '\\u0000'],
    [JSON.stringify(productData.slice(0, 1), null, 1)],
  ),
  (text) => {
    readOrRefuse(() => parseJson(products, text, 'data/products.json'), /^data\/products\.json: [^\n]+$/);
  },
);

const PAGE = {
  title: 'Screen',
  description: 'Find colours, pictures and texts on the screen of a phone or tablet.',
  keywords: ['截图'],
  verified: {source: 'general knowledge', date: '2026-01-01', confidence: 'high', note: 'A sentence.'},
  recipe: {platforms: ['android'], uses: ['controls']},
};

property('the front matter of a page passes, or is refused in one line', damagedValue([PAGE]), (value) => {
  // The parser of YAML gives an object of its own in any case.
  const frontMatter = typeof value === 'object' && value !== null ? {...value} : {value};
  for (const file of ['docs/cookbook/a.mdx', 'docs/a.mdx', 'blog/a.mdx', 'docs/_part.mdx'])
    readOrRefuse(() => validateFrontMatter(file, frontMatter), INVALID);
});

property(
  'terms of the glossary are refused in one line, or found where they stand',
  damagedValue([glossaryData.slice(0, 3), glossaryData.slice(3, 6)]),
  (value) => {
    const terms = readOrRefuse(() => validate(glossary, value, 'data/glossary.json'), INVALID);
    if (!terms) return;
    const find = createTermFinder(terms);
    for (const {forms} of terms)
      for (const form of forms)
        for (const {start, end} of find(`A ${form}, ${form}.`)) expect(end).toBeGreaterThan(start);
  },
);
