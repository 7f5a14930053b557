import {formatColor} from '@site/lib/colors/formatPoints';
import type {Raster} from '@site/lib/phone/draw/rasterise';
import {colorAt} from '@site/lib/phone/vision/findColors';
import type {ReactNode} from 'react';
import {ARROWS, FAR} from './arrows';
import styles from './ColorLab.module.css';
import {Magnifier} from './Magnifier';
import {Swatch} from './PointList';
import type {Marking} from './useMarking';

export interface AimPanelProps {
  raster: Raster;
  chosen: number | undefined;
  marking: Marking;
}

/** The magnified pixels around the pointer or cursor, the colour there, and buttons that move by single pixels and set points. */
export function AimPanel({raster, chosen, marking}: AimPanelProps): ReactNode {
  const {tool, aim, hasCorner, goTo, step, set} = marking;
  const color = colorAt(raster, aim[0], aim[1]) ?? 0;
  const moved = chosen === undefined ? 'the cursor' : `point ${chosen + 1}`;
  return (
    <div className={styles.aim}>
      <Magnifier raster={raster} place={aim} onChoose={goTo} />
      <div>
        <p className={styles.readout}>
          <Swatch color={color} />{' '}
          <output>
            <code translate="no">
              {aim.join(',')},{formatColor(color)}
            </code>
          </output>
        </p>
        <p className={styles.tools}>
          {ARROWS.map(({key, move, sign, label}) => (
            <button
              key={key}
              type="button"
              className={styles.arrow}
              aria-label={`Move ${moved} ${label}`}
              onClick={({shiftKey}) => step(move, shiftKey)}
            >
              {sign}
            </button>
          ))}
          <button type="button" className={styles.control} onClick={set}>
            {tool === 'point' ? 'Set a point here' : hasCorner ? 'Second corner here' : 'First corner here'}
          </button>
        </p>
        <p className={styles.hint}>
          {`Arrow keys move ${moved}, with Shift by ${FAR}. Enter sets, Delete removes, Escape lets a point go.`}
        </p>
      </div>
    </div>
  );
}
