import type {Frame} from '@site/lib/phone/device/frame';
import {drawFrame} from '@site/lib/phone/draw/drawFrame';
import {toSvgLayers} from '@site/lib/phone/draw/toSvgLayers';
import type {ScenePicture} from '@site/lib/phone/scene/scene';
import {createElement, memo, type ReactNode} from 'react';

export interface PhonePictureProps {
  frame: Frame;
  pictures: Readonly<Record<string, ScenePicture>> | undefined;
}

/** Draws what the screen shows. */
export const PhonePicture = memo(function PhonePicture({frame, pictures}: PhonePictureProps): ReactNode {
  return toSvgLayers(drawFrame(frame, pictures)).map(({box, elements}, index) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name, and their order is all they have.
      key={index}
      {...box}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      {elements.map(({tag, attributes, text}, place) =>
        createElement(tag, {key: place, ...attributes}, text),
      )}
    </svg>
  ));
});
