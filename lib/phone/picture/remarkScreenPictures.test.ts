import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {jsxAttribute} from '../../mdx/jsxAttribute';
import {parseMdx} from '../../mdx/parseMdx';
import {remarkScreenPictures} from './remarkScreenPictures';

const ROOT = path.resolve(__dirname, '../../..');
const WORDS = 'title="The garden" description="Five beds have a Water button."';

async function draw(attributes: string): Promise<Root> {
  const tree = parseMdx(`<ScreenPicture ${attributes} />`);
  await remarkScreenPictures()(tree, new VFile({cwd: ROOT, path: path.join(ROOT, 'docs/a.mdx')}));
  return tree;
}

async function readHtml(attributes: string): Promise<string> {
  const {children} = await draw(`${WORDS} scene="garden" app="com.example.garden" ${attributes}`);
  const [element] = children;
  return (element?.type === 'mdxJsxFlowElement' && jsxAttribute(element, 'html')) || '';
}

it('draws what the scene shows once its app is open', async () => {
  expect(await readHtml('')).toContain('>Tomatoes</text>');
  expect(await readHtml('settle="500"')).toContain('>Loading</text>');
});

it('shows what comes after a press', async () => {
  expect(await readHtml('')).not.toContain('New seeds are here');
  expect(await readHtml('press="Water tomatoes"')).toContain('New seeds are here');
  expect(await readHtml('press="Water tomatoes; Not now"')).not.toContain('New seeds are here');
});

it('frames every control of a text or description, and rings the one that is tapped', async () => {
  expect((await readHtml('found="Water"')).match(/stroke-dasharray/g)).toHaveLength(5);
  expect((await readHtml('tap="Water tomatoes"')).match(/<circle[^>]* fill="none"/g)).toHaveLength(1);
});

it('escapes the words of a scene and writes no inline style', async () => {
  const html = await readHtml('press="Water tomatoes"');
  expect(html).not.toMatch(/ style=/);
  expect(html.replace(/<\/?(?:svg|rect|circle|text)\b[^>]*>/g, '')).not.toMatch(/[<>]/);
});

it('shows what each step makes of the pixels of a part', async () => {
  const html = await readHtml('crop="0, 72, 400, 200" steps="Threshold(160); Dilate(3)"');
  expect(html).toContain('>Crop(0, 72, 400, 200)</text>');
  expect(html).toContain('>Dilate(3)</text>');
  const [, black] = html.split('>Threshold(160)</text>');
  expect(new Set(black?.match(/fill="#\w+"/g))).toEqual(new Set(['fill="#000000"', 'fill="#ffffff"']));
});

it.each([
  [
    'a scene that is not there',
    `${WORDS} scene="nope"`,
    /docs\/a\.mdx:1: scene is "nope"; allowed: alerts, /,
  ],
  [
    'a time that is not a number',
    `${WORDS} scene="garden" settle="4s"`,
    /docs\/a\.mdx:1: settle is "4s"; allowed: a whole number/,
  ],
  [
    'a height that is not a number',
    `${WORDS} scene="garden" height="all"`,
    /docs\/a\.mdx:1: height is "all"; allowed: a whole number/,
  ],
  [
    'an app that is not there',
    `${WORDS} scene="garden" app="x"`,
    /app is "x"; allowed: com\.example\.garden/,
  ],
  [
    'a step that is not drawn',
    `${WORDS} scene="garden" crop="0,0,9,9" steps="Blur(3)"`,
    /steps is "Blur\(3\)"; allowed: Threshold or Dilate with a number/,
  ],
  [
    'a part that is not one',
    `${WORDS} scene="garden" crop="0,0,9" steps="Dilate(3)"`,
    /crop is "0,0,9"; allowed: left, top, right, bottom/,
  ],
  [
    'a picture without words',
    'scene="garden" title="a"',
    'docs/a.mdx:1: description is missing; allowed: a text',
  ],
  [
    'a control that is not on the screen',
    `${WORDS} scene="garden" tap="Water"`,
    'docs/a.mdx:1: tap is "Water"; allowed: Notes, Buy seeds',
  ],
  [
    'a press of something that is not on the screen',
    `${WORDS} scene="garden" press="Water"`,
    'docs/a.mdx:1: press is "Water"; allowed: Notes, Buy seeds',
  ],
])('refuses %s', async (_case, attributes, message) => {
  await expect(draw(attributes)).rejects.toThrow(message);
});
