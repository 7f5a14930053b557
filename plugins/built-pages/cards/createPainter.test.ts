import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createPainter} from './createPainter';
import {CARD, CARD_COLORS, type CardText} from './renderCard';

const TEXT: CardText = {title: 'Clipboard', section: ['Android'], brand: 'AScript', foot: 'docs.example'};

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(root, {recursive: true}));

/** Paints a card as a build does; gives its file. */
async function paint(text: CardText = TEXT): Promise<string> {
  const outDir = path.join(root, 'site');
  const paintCard = await createPainter({outDir, cacheDir: path.join(root, 'cache')});
  return path.join(outDir, await paintCard('a.html', text));
}

function listKept(): string[] {
  return readdirSync(path.join(root, 'cache'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
}

it('paints a card of the size that networks ask for, on its background', async () => {
  const {data, info} = await sharp(await paint())
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([CARD.width, CARD.height]);
  expect(data.subarray(0, 3).toString('hex')).toBe(CARD_COLORS.background.slice(1));
});

it('gives another card another name, and takes one from an earlier build as it was', async () => {
  const first = readFileSync(await paint());
  expect(await paint({...TEXT, title: 'File'})).not.toBe(await paint());
  rmSync(path.join(root, 'site'), {recursive: true});
  expect(readFileSync(await paint())).toEqual(first);
});

it('paints anew what is damaged or gone from the cache', async () => {
  const first = readFileSync(await paint());
  for (const file of listKept()) writeFileSync(file, readFileSync(file).subarray(0, 500));
  expect(readFileSync(await paint())).toEqual(first);
  for (const file of listKept()) rmSync(file);
  expect(readFileSync(await paint())).toEqual(first);
  expect(listKept().every(existsSync)).toBe(true);
});

it('names the page whose title no typeface can write', async () => {
  await expect(paint({...TEXT, title: 'Hello 🎉'})).rejects.toThrow('a.html: no typeface has the character');
});
