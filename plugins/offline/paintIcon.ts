import {readFile} from 'node:fs/promises';
import sharp from 'sharp';
import {APP_COLORS} from '../../lib/offline/release/toManifest';

export interface IconOptions {
  /** Width and height in pixels. */
  size: number;
  /** The system crops a maskable icon: only a circle of four fifths of its width is certain to be visible. */
  purpose: 'any' | 'maskable';
}

/** Width of the logo as a fraction of the icon's. */
const SHARES = {any: 0.84, maskable: 0.54};

/** Renders the logo as an icon. */
export async function paintIcon(logo: string, target: string, {size, purpose}: IconOptions): Promise<void> {
  const edge = Math.round(size * SHARES[purpose]);
  const picture = await sharp(await readFile(logo), {density: 1200})
    .resize(edge, edge)
    .toBuffer();
  await sharp({create: {width: size, height: size, channels: 4, background: APP_COLORS.background}})
    .composite([{input: picture}])
    .png({palette: true})
    .toFile(target);
}
