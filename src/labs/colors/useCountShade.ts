import {type ColorSetup, similarityOf} from '@site/lib/colors/colorSetup';
import {shadeUncounted} from '@site/lib/colors/shadeUncounted';
import type {Raster} from '@site/lib/phone/draw/rasterise';
import {useEffect, useState} from 'react';

/** Dark and translucent. */
const SHADE = 0xc41e2010;
/** A larger picture is not shaded: it would keep the page busy at each change. */
const MAX_PIXELS = 9_000_000;

/** An overlay that darkens the pixels that a count leaves out. */
export function useCountShade(raster: Raster, setup: ColorSetup): ImageBitmap | undefined {
  const [shade, setShade] = useState<ImageBitmap>();
  const {task, points, region} = setup;
  const similarity = similarityOf(setup);
  const isShaded = task === 'count' && points.length > 0 && raster.pixels.length <= MAX_PIXELS;

  useEffect(() => {
    if (!isShaded) return setShade(undefined);
    let isGone = false;
    const image = new ImageData(raster.width, raster.height);
    new Uint32Array(image.data.buffer).set(shadeUncounted(raster, points, {region, similarity}, SHADE));
    createImageBitmap(image).then(
      (bitmap) => {
        if (isGone) bitmap.close();
        else setShade(bitmap);
      },
      // Without the overlay, the number is still right.
      () => {
        if (!isGone) setShade(undefined);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isShaded, raster, points, region, similarity]);

  // As large as the picture, and one comes with each change: the collector would let several wait.
  useEffect(() => () => shade?.close(), [shade]);

  return shade;
}
