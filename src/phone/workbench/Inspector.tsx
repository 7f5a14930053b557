import {formatColor} from '@site/lib/colors/formatPoints';
import {findByKey} from '@site/lib/phone/device/findByKey';
import type {ControlState, Frame} from '@site/lib/phone/device/frame';
import {drawFrame} from '@site/lib/phone/draw/drawFrame';
import {rasterise} from '@site/lib/phone/draw/rasterise';
import type {ScreenPoint} from '@site/lib/phone/geometry';
import {describeSelector} from '@site/lib/phone/inspect/describeSelector';
import type {Scene} from '@site/lib/phone/scene/scene';
import {colorAt} from '@site/lib/phone/vision/findColors';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {memo, type ReactNode, useMemo, useState} from 'react';
import styles from './Workbench.module.css';

export interface InspectorProps {
  frame: Frame;
  scene: Scene;
  /** The point of the drawn phone that the reader has chosen. */
  point: ScreenPoint;
  /** Presses a control of the tree; absent while nothing is recorded. */
  onPress: ((control: ControlState) => void) | undefined;
}

/**
 * Inspects what the phone shows: its controls with their selectors, and the colours of its pixels. The tree is not rendered again
 * with each frame of a run.
 */
export const Inspector = memo(function Inspector({frame, scene, point, onPress}: InspectorProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const [points, setPoints] = useState<readonly string[]>([]);
  const raster = useMemo(
    () => rasterise(drawFrame(frame, scene.pictures), frame.width, frame.height),
    [frame, scene],
  );
  const [x, y] = point;
  const place = `${x},${y},${formatColor(colorAt(raster, x, y) ?? 0)}`;
  const control = chosen === undefined ? undefined : findByKey(frame.root, chosen);

  return (
    <>
      <h2>Point</h2>
      <p>
        Press on the screen, or go to it with Tab and use the arrow keys, with Shift for larger steps:{' '}
        <output>
          <code translate="no">{place}</code>
        </output>
      </p>
      <p className={styles.tools}>
        <FocusableButton
          className={styles.button}
          isDisabled={points.includes(place)}
          onClick={() => setPoints([...points, place])}
        >
          Add to the feature string
        </FocusableButton>
        <FocusableButton
          className={styles.button}
          isDisabled={points.length === 0}
          onClick={() => setPoints([])}
        >
          Clear
        </FocusableButton>
        <CopyButton className={styles.button} label="Copy" readText={() => points.join('|') || place} />
      </p>
      <output>{points.length > 0 && <code translate="no">{points.join('|')}</code>}</output>
      <h2>Controls</h2>
      <div aria-live="polite">
        {control && (
          <p className={styles.tools}>
            <code translate="no">{describeSelector(control, scene.platform)}</code>
            <CopyButton
              className={styles.button}
              label="Copy selector"
              readText={() => describeSelector(control, scene.platform)}
            />
          </p>
        )}
      </div>
      {onPress && (
        <p>
          <FocusableButton
            className={styles.button}
            isDisabled={!control}
            onClick={() => control && onPress(control)}
          >
            Press the chosen control
          </FocusableButton>
        </p>
      )}
      <ul className={styles.tree}>
        {frame.root.children.map((child) => (
          <Branch key={child.key} control={child} chosen={chosen} onChoose={setChosen} />
        ))}
      </ul>
    </>
  );
});

interface BranchProps {
  control: ControlState;
  chosen: number | undefined;
  onChoose: (key: number) => void;
}

function Branch({control, chosen, onChoose}: BranchProps): ReactNode {
  const {key, type, text, desc, id, bounds, children} = control;
  const name = text || desc || id?.replace(/^.*:id\//, '');
  return (
    <li>
      <button
        type="button"
        className={styles.control}
        aria-pressed={key === chosen}
        translate="no"
        onClick={() => onChoose(key)}
      >
        {type.replace(/^.*\./, '')}
        {name && ` “${name}”`} <small>{bounds.join(', ')}</small>
      </button>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.key} control={child} chosen={chosen} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  );
}
