import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {markdown} from './markdown';

/** Reads a page whose front matter has these lines, as Docusaurus does. */
function read(...lines: string[]) {
  return markdown.parseFrontMatter({
    filePath: path.resolve('docs/a.mdx'),
    fileContent: ['---', ...lines, '---', '', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

it.each([
  ['a quote that is not closed', ['title: "A'], /\(\d+:\d+\)$/],
  ['a key that is there twice', ['title: A', 'title: B'], /duplicated mapping key \(3:1\)$/],
  ['a tab', ['verified:', '\tdate: x'], /tab .* \(3:1\)$/],
])('names the file and the place of %s in one line', async (_fault, lines, place) => {
  const error: unknown = await read(...lines).catch((found: unknown) => found);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^docs\/a\.mdx: the front matter is not YAML: [^\n]+$/),
  });
  expect(error).toMatchObject({message: expect.stringMatching(place)});
});

it('names the file of a value that is not allowed, even where that holds itself', async () => {
  await expect(read('title: &a [*a]')).rejects.toThrow(
    'docs/a.mdx: title is a value that contains itself; allowed: a text that is not empty',
  );
});

it('says the same of the same text again, as under `npm run dev`', async () => {
  const broken = () => read('title: "B').catch((found: unknown) => found);
  expect(await broken()).toEqual(await broken());
});
