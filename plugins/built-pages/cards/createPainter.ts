import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {timeStep} from '../../../lib/bench/timeStep';
import {createFileCache} from '../../../lib/cache/createFileCache';
import {fingerprintFiles} from '../../../lib/files/fingerprintFiles';
import {toHash} from '../../../lib/files/toHash';
import type {CardDrawer} from './createCardDrawer';
import type {CardText} from './renderCard';

/** Folder of the cards in the built site; below assets/, because a card's name changes with its content. */
const FOLDER = 'assets/cards';

const ROOT = path.resolve(__dirname, '../../..');
/** Everything besides its text that determines how a card looks. */
const RULES = ['plugins/built-pages/cards', 'lib/png', 'package-lock.json'];

/** A picture as it is cached, in base64. */
interface KeptCard {
  png: string;
}

export interface PainterOptions {
  /** Folder of the built site. */
  outDir: string;
  /** Folder that caches cards between builds. */
  cacheDir: string;
}

/** Writes the social card of a page to the built site and returns its path. Throws an error that begins with the page. */
export type Painter = (page: string, text: CardText) => Promise<string>;

/** Makes a painter of social cards; cards of earlier builds come from the cache. */
export async function createPainter({outDir, cacheDir}: PainterOptions): Promise<Painter> {
  let drawer: Promise<CardDrawer> | undefined;
  const cache = createFileCache<KeptCard>({folder: cacheDir, version: () => fingerprintFiles(ROOT, RULES)});
  await mkdir(path.join(outDir, FOLDER), {recursive: true});

  async function draw(page: string, text: CardText): Promise<Buffer> {
    // Where all cards are cached, fonts and colours are not read.
    drawer ??= import('./createCardDrawer').then(({createCardDrawer}) => createCardDrawer());
    return (await drawer)(page, text);
  }

  return async (page, text) => {
    const content = JSON.stringify(text);
    const cached = cache.get(content);
    const png =
      cached === undefined
        ? await timeStep('cards', () => draw(page, text))
        : Buffer.from(cached.png, 'base64');
    if (cached === undefined) cache.set(content, {png: png.toString('base64')});
    const name = `${toHash(png).slice(0, 12)}.png`;
    await writeFile(path.join(outDir, FOLDER, name), png);
    return `${FOLDER}/${name}`;
  };
}
