import sharp from 'sharp';
import {toMessage} from '../../../lib/errors/toMessage';
import {listCardColors} from './cardPalette';
import {createColorFinder} from './createColorFinder';
import {encodeIndexed, type IndexedPicture, overlay} from './encodeIndexed';
import {openTypesetter} from './openTypesetter';
import {type CardFrame, type CardText, HEADLINE, renderFrame, renderHeadline} from './renderCard';

/** Draws the card of a page as PNG. Throws an error that begins with the page. */
export type CardDrawer = (page: string, text: CardText) => Promise<Buffer>;

/** Opens what drawing needs: the fonts, and the nearest of the cards' colours to each other one. */
export function createCardDrawer(): CardDrawer {
  const typesetter = openTypesetter();
  const colors = listCardColors();
  const findColors = createColorFinder(colors);
  const frames = new Map<string, Promise<IndexedPicture>>();

  async function draw(svg: string): Promise<IndexedPicture> {
    const {data, info} = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({resolveWithObject: true});
    return {width: info.width, height: info.height, indexes: findColors(data)};
  }

  function drawFrame({brand, foot}: CardFrame): Promise<IndexedPicture> {
    const key = JSON.stringify([brand, foot]);
    const frame = frames.get(key) ?? draw(renderFrame({brand, foot}, typesetter));
    frames.set(key, frame);
    return frame;
  }

  return async (page, text) => {
    try {
      const headline = await draw(renderHeadline(text, typesetter));
      return await encodeIndexed(overlay(await drawFrame(text), headline, HEADLINE), colors);
    } catch (error) {
      throw new Error(`${page}: ${toMessage(error)}`);
    }
  };
}
