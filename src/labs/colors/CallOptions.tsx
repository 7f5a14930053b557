import {
  type ColorSetup,
  countModes,
  defaultSimilarity,
  MAX_SPACE,
  similarityOf,
} from '@site/lib/colors/colorSetup';
import {toTolerance} from '@site/lib/phone/vision/parseFeatureString';
import type {ReactNode} from 'react';
import {SelectField} from '../SelectField';
import styles from './ColorLab.module.css';
import {NumberField} from './NumberField';

export interface CallOptionsProps {
  setup: ColorSetup;
  onChange: (change: Partial<ColorSetup>) => void;
}

const MODES: readonly (readonly [number, string])[] = [
  [0, '0: RGB'],
  [1, '1: normalised RGB'],
  [2, '2: Lab'],
];

/** The names of the search-directions diagram in the manual. */
const ORDERS = [
  'from top left, by columns',
  'from top left, by rows',
  'from top right, by rows',
  'from top right, by columns',
  'from bottom right, by columns',
  'from bottom right, by rows',
  'from bottom left, by rows',
  'from bottom left, by columns',
].map((order, index) => [index + 1, `${index + 1}: ${order}`] as const);

/** The arguments of the call, with their names on the chosen system. */
export function CallOptions({setup, onChange}: CallOptionsProps): ReactNode {
  const {task, platform, ori, space, mode, share, isInColor} = setup;
  const isWindows = platform === 'windows';
  const modes = countModes(setup);
  return (
    <div className={styles.tools}>
      <NumberField
        label={describeSimilarity(setup)}
        min={task === 'picture' ? 0.5 : 0}
        max={1}
        step={0.01}
        value={similarityOf(setup)}
        onChange={(value) => onChange({similarity: value === defaultSimilarity(setup) ? undefined : value})}
      />
      {task === 'compare' && !isWindows && (
        <NumberField
          label="sim: share of points"
          min={0}
          max={1}
          step={0.05}
          value={share}
          onChange={(value) => onChange({share: value})}
        />
      )}
      {task === 'find' && (
        <NumberField
          label={`${isWindows ? 'exclusion_radius' : 'space'}: pixels`}
          min={0}
          max={MAX_SPACE}
          step={1}
          value={space}
          onChange={(value) => onChange({space: Math.trunc(value)})}
        />
      )}
      {(task === 'find' || (task === 'picture' && !isWindows)) && (
        <SelectField label="ori" options={ORDERS} value={ori} onChange={(value) => onChange({ori: value})} />
      )}
      {modes > 1 && (
        <SelectField
          label="mode"
          options={MODES.slice(0, modes)}
          value={mode}
          onChange={(value) => onChange({mode: value})}
        />
      )}
      {task === 'picture' && (
        <label className={styles.inline}>
          <input
            type="checkbox"
            checked={isInColor}
            onChange={({target}) => onChange({isInColor: target.checked})}
          />
          rgb: compare colours, not greys alone
        </label>
      )}
    </div>
  );
}

function describeSimilarity(setup: ColorSetup): string {
  const {task, platform} = setup;
  if (platform === 'windows') return task === 'picture' ? 'threshold' : `threshold: ${describeSteps(setup)}`;
  if (task === 'picture') return 'confidence';
  return `${task === 'count' ? 'sim' : 'diff'}: ${describeSteps(setup)}`;
}

function describeSteps(setup: ColorSetup): string {
  // A comparison truncates its tolerance, a search rounds it.
  const round = setup.task === 'compare' ? Math.trunc : Math.round;
  return `± ${toTolerance(similarityOf(setup), round) & 255} of 255`;
}
