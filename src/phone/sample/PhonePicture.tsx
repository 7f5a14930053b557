import type {Frame} from '@site/lib/phone/device/frame';
import {drawFrame} from '@site/lib/phone/draw/drawFrame';
import {measureText, type Shape} from '@site/lib/phone/draw/shape';
import type {Bounds} from '@site/lib/phone/run/runEvent';
import type {ScenePicture} from '@site/lib/phone/scene/scene';
import {memo, type ReactNode} from 'react';

export interface PhonePictureProps {
  frame: Frame;
  pictures: Readonly<Record<string, ScenePicture>> | undefined;
}

/** Capitals of the reader's font are about as high as the seven rows of the bitmap font at this size. */
const FONT_ROWS = 9.6;
const ROWS = 7;

/** Draws what the screen shows, with the reader's font at the places of the screenshot's letters. */
export const PhonePicture = memo(function PhonePicture({frame, pictures}: PhonePictureProps): ReactNode {
  const layers = groupByClip(drawFrame(frame, pictures));
  return layers.map(({clip: [left, top, right, bottom], shapes}, index) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name, and their order is all they have.
      key={index}
      x={left}
      y={top}
      width={Math.max(0, right - left)}
      height={Math.max(0, bottom - top)}
      viewBox={`${left} ${top} ${Math.max(0, right - left)} ${Math.max(0, bottom - top)}`}
      aria-hidden="true"
    >
      {shapes.map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <ShapeElement key={place} shape={shape} />
      ))}
    </svg>
  ));
});

interface Layer {
  clip: Bounds;
  shapes: Shape[];
}

/** Shapes that follow each other inside the same edges become one drawing. */
function groupByClip(shapes: readonly Shape[]): Layer[] {
  const layers: Layer[] = [];
  for (const shape of shapes) {
    const clip = shape.clip ?? [0, 0, 0, 0];
    const last = layers.at(-1);
    if (last && last.clip.join() === clip.join()) last.shapes.push(shape);
    else layers.push({clip, shapes: [shape]});
  }
  return layers;
}

function ShapeElement({shape}: {shape: Shape}): ReactNode {
  if (shape.kind === 'circle') {
    const [x, y] = shape.center;
    return <circle cx={x} cy={y} r={shape.radius} fill={shape.fill} />;
  }
  if (shape.kind === 'rect') {
    const [left, top, right, bottom] = shape.bounds;
    return <rect x={left} y={top} width={right - left} height={bottom - top} fill={shape.fill} />;
  }
  const {text, at, scale, ink} = shape;
  const [width] = measureText(text, scale);
  return (
    <text
      x={at[0]}
      y={at[1] + ROWS * scale}
      fontSize={FONT_ROWS * scale}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
      fill={ink}
    >
      {text}
    </text>
  );
}
