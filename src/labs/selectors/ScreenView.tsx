import type {ControlState} from '@site/lib/phone/device/frame';
import type {ControlTree} from '@site/lib/selectors/tree/controlTree';
import {PhonePicture} from '@site/src/phone/sample/PhonePicture';
import {memo, type PointerEvent, type ReactNode, useMemo} from 'react';
import {drawBoxes, toPath} from './drawBoxes';
import {pickControl} from './pickControl';
import styles from './SelectorLab.module.css';
import type {Source} from './useScreenSource';

export interface ScreenViewProps {
  tree: ControlTree;
  source: Source;
  matches: readonly ControlState[];
  wanted: ControlState | undefined;
  onChoose: (key: number) => void;
}

/** The screen: the picture of a scene, else the bounds of the controls; with the matches and the chosen control marked. */
export function ScreenView({tree, source, matches, wanted, onChoose}: ScreenViewProps): ReactNode {
  const {width, height} = tree;
  const marks = useMemo(() => matches.map(({bounds}) => toPath(bounds)).join(''), [matches]);
  const picture = source.kind === 'scene' ? source.picture : undefined;

  function press({button, currentTarget, clientX, clientY}: PointerEvent<SVGSVGElement>): void {
    if (button !== 0) return;
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * width;
    const y = ((clientY - box.top) / box.height) * height;
    const control = pickControl(tree, [x, y], wanted?.key);
    if (control) onChoose(control.key);
  }

  return (
    <svg
      className={styles.screen}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Screen with ${tree.size} controls; ${matches.length} of them match. The tree holds the same controls.`}
      // Not its beginning: a finger that scrolls the page ends without this event.
      onPointerUp={press}
    >
      <rect width={width} height={height} fill="#ffffff" />
      {picture ? (
        <PhonePicture frame={picture.frame} pictures={picture.pictures} />
      ) : (
        <BoxPicture tree={tree} />
      )}
      <path className={styles.match} d={marks} strokeWidth={width / 110} />
      {wanted && <path className={styles.wanted} d={toPath(wanted.bounds)} strokeWidth={width / 90} />}
    </svg>
  );
}

const BoxPicture = memo(function BoxPicture({tree}: {tree: ControlTree}): ReactNode {
  const boxes = useMemo(() => drawBoxes(tree), [tree]);
  const {width, height} = tree;
  if (!boxes)
    return (
      <text x={width / 2} y={height / 2} fontSize={width / 20} textAnchor="middle" fill="#4b5d5a">
        This dump has no places.
      </text>
    );
  return (
    <g>
      <path className={styles.pressable} d={boxes.pressable} />
      <path className={styles.outline} d={boxes.outlines} strokeWidth={width / 540} />
      {boxes.texts.map(({key, text, x, y, size}) => (
        <text key={key} x={x} y={y} fontSize={size} dominantBaseline="central" fill="#1b1b1f">
          {text}
        </text>
      ))}
    </g>
  );
});
