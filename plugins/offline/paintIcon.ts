import {readFile} from 'node:fs/promises';
import sharp from 'sharp';
import {APP_COLORS} from '../../lib/offline/release/toManifest';

export interface IconOptions {
  /** Edge in pixels. */
  size: number;
  /** A maskable icon is cut to a shape by the system: a circle of four fifths of its edge must hold what matters. */
  purpose: 'any' | 'maskable';
}

/** How much of the edge the logo takes. */
const SHARES = {any: 0.84, maskable: 0.54};

/** Paints the logo as an icon. */
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
