import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {jsxAttribute} from '../../mdx/jsxAttribute';
import {parseMdx} from '../../mdx/parseMdx';
import {remarkScreenPictures} from './remarkScreenPictures';

const ROOT = path.resolve(__dirname, '../../..');
const WORDS = 'title="The garden" description="Five beds have a Water button."';

function draw(attributes: string): Root {
  const tree = parseMdx(`<ScreenPicture ${attributes} />`);
  remarkScreenPictures()(tree, new VFile({cwd: ROOT, path: path.join(ROOT, 'docs/a.mdx')}));
  return tree;
}

function readHtml(attributes: string): string {
  const [element] = draw(`${WORDS} scene="garden" app="com.example.garden" ${attributes}`).children;
  return (element?.type === 'mdxJsxFlowElement' && jsxAttribute(element, 'html')) || '';
}

it('draws what the scene shows once its app is open', () => {
  expect(readHtml('')).toContain('>Tomatoes</text>');
  expect(readHtml('settle="500"')).toContain('>Loading</text>');
});

it('shows what comes after a press', () => {
  expect(readHtml('')).not.toContain('New seeds are here');
  expect(readHtml('press="Water tomatoes"')).toContain('New seeds are here');
  expect(readHtml('press="Water tomatoes; Not now"')).not.toContain('New seeds are here');
});

it('frames every control of a text or description, and rings the one that is tapped', () => {
  expect(readHtml('found="Water"').match(/stroke-dasharray/g)).toHaveLength(5);
  expect(readHtml('tap="Water tomatoes"').match(/<circle[^>]* fill="none"/g)).toHaveLength(1);
});

it('escapes the words of a scene and writes no inline style', () => {
  const html = readHtml('press="Water tomatoes"');
  expect(html).not.toMatch(/ style=/);
  expect(html.replace(/<\/?(?:svg|rect|circle|text)\b[^>]*>/g, '')).not.toMatch(/[<>]/);
});

it.each([
  [
    'a scene that is not there',
    `${WORDS} scene="nope"`,
    /docs\/a\.mdx:1: scene is "nope"; allowed: alerts, /,
  ],
  [
    'an app that is not there',
    `${WORDS} scene="garden" app="x"`,
    /app is "x"; allowed: com\.example\.garden/,
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
])('refuses %s', (_case, attributes, message) => {
  expect(() => draw(attributes)).toThrow(message);
});
