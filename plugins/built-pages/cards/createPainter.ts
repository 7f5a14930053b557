import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {toMessage} from '../../../lib/errors/toMessage';
import {openTypesetter, type Typesetter} from './openTypesetter';
import {type CardText, renderCard} from './renderCard';

/** Folder of the cards in the built site; below assets/, because a card's name changes with its content. */
const FOLDER = 'assets/cards';

export interface PainterOptions {
  /** Folder of the built site. */
  outDir: string;
  /** Folder that keeps cards for the next build. */
  cacheDir: string;
}

/** Paints the social card of a page into the built site and gives its path there. Throws a line that begins with the page. */
export type Painter = (page: string, text: CardText) => Promise<string>;

/** Makes a painter of social cards; a card that an earlier build painted is taken from the cache. */
export async function createPainter({outDir, cacheDir}: PainterOptions): Promise<Painter> {
  const typesetter = openTypesetter();
  await Promise.all([path.join(outDir, FOLDER), cacheDir].map((folder) => mkdir(folder, {recursive: true})));
  return async (page, text) => {
    const svg = render(page, text, typesetter);
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.png`;
    const cached = path.join(cacheDir, name);
    if (!existsSync(cached)) await paint(svg, cached);
    await copyFile(cached, path.join(outDir, FOLDER, name));
    return `${FOLDER}/${name}`;
  };
}

function render(page: string, text: CardText, typesetter: Typesetter): string {
  try {
    return renderCard(text, typesetter);
  } catch (error) {
    throw new Error(`${page}: ${toMessage(error)}`);
  }
}

async function paint(svg: string, file: string): Promise<void> {
  // A palette makes the file a third as large; more effort would double the time for a few bytes.
  const png = await sharp(Buffer.from(svg)).png({palette: true, colours: 64, effort: 1}).toBuffer();
  // Renamed into place: a build that is stopped must not leave half a card for the next.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
}
