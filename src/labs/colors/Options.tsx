import {
  type ColorSetup,
  type ColorTask,
  countModes,
  defaultSimilarity,
  similarityOf,
} from '@site/lib/colors/colorSetup';
import {toTolerance} from '@site/lib/phone/vision/parseFeatureString';
import {PLATFORM_NAMES, PLATFORMS} from '@site/lib/platforms';
import type {ReactNode} from 'react';
import styles from './ColorLab.module.css';

export interface OptionsProps {
  setup: ColorSetup;
  onChange: (change: Partial<ColorSetup>) => void;
}

const TASKS: readonly (readonly [ColorTask, string])[] = [
  ['find', 'Find a pattern of colours'],
  ['compare', 'Compare fixed points'],
  ['count', 'Count pixels of a colour'],
  ['picture', 'Find a cut picture'],
];

const MODES = ['0: RGB', '1: normalised RGB', '2: Lab'];

/** As the search-directions diagram of the manual names them. */
const ORDERS = [
  'from top left, by columns',
  'from top left, by rows',
  'from top right, by rows',
  'from top right, by columns',
  'from bottom right, by columns',
  'from bottom right, by rows',
  'from bottom left, by rows',
  'from bottom left, by columns',
];

/** What the script is for: first of all questions. */
export function TaskOptions({setup, onChange}: OptionsProps): ReactNode {
  return (
    <div className={styles.tools}>
      <label className={styles.field}>
        Task
        <select
          className={styles.control}
          value={setup.task}
          onChange={({target}) => {
            const [task] = TASKS.find(([one]) => one === target.value) ?? ['find'];
            onChange({task, similarity: undefined, mode: 0});
          }}
        >
          {TASKS.map(([task, label]) => (
            <option key={task} value={task}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        System
        <select
          className={styles.control}
          value={setup.platform}
          onChange={({target}) => {
            const platform = PLATFORMS.find((one) => one === target.value) ?? 'android';
            onChange({platform, similarity: undefined, mode: 0});
          }}
        >
          {PLATFORMS.map((platform) => (
            <option key={platform} value={platform}>
              {PLATFORM_NAMES[platform]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The arguments of the call, by the names that they have on the chosen system. */
export function CallOptions({setup, onChange}: OptionsProps): ReactNode {
  const {task, platform, ori, space, mode, share, isInColor} = setup;
  const isWindows = platform === 'windows';
  const similarity = similarityOf(setup);
  const name =
    task === 'picture' && !isWindows
      ? 'confidence'
      : isWindows
        ? 'threshold'
        : task === 'count'
          ? 'sim'
          : 'diff';
  const modes = countModes(setup);
  // A comparison cuts its tolerance off, where a search rounds it.
  const steps = toTolerance(similarity, task === 'compare' ? Math.trunc : Math.round) & 255;
  return (
    <div className={styles.tools}>
      <label className={styles.field}>
        {name}
        {task === 'picture' ? '' : `: ± ${steps} of 255`}
        <input
          className={styles.number}
          type="number"
          min={task === 'picture' ? 0.5 : 0}
          max={1}
          step={0.01}
          value={similarity}
          onChange={({target}) => {
            const value = target.valueAsNumber;
            if (value >= 0 && value <= 1)
              onChange({similarity: value === defaultSimilarity(setup) ? undefined : value});
          }}
        />
      </label>
      {task === 'compare' && !isWindows && (
        <label className={styles.field}>
          sim: share of points
          <input
            className={styles.number}
            type="number"
            min={0}
            max={1}
            step={0.05}
            value={share}
            onChange={({target}) => {
              const value = target.valueAsNumber;
              if (value >= 0 && value <= 1) onChange({share: value});
            }}
          />
        </label>
      )}
      {task === 'find' && (
        <label className={styles.field}>
          {isWindows ? 'exclusion_radius' : 'space'}: pixels
          <input
            className={styles.number}
            type="number"
            min={0}
            max={10_000}
            value={space}
            onChange={({target}) => {
              const value = Math.trunc(target.valueAsNumber);
              if (value >= 0 && value <= 10_000) onChange({space: value});
            }}
          />
        </label>
      )}
      {(task === 'find' || (task === 'picture' && !isWindows)) && (
        <label className={styles.field}>
          ori
          <select
            className={styles.control}
            value={ori}
            onChange={({target}) => onChange({ori: Number(target.value)})}
          >
            {ORDERS.map((order, index) => (
              <option key={order} value={index + 1}>
                {index + 1}: {order}
              </option>
            ))}
          </select>
        </label>
      )}
      {modes > 1 && (
        <label className={styles.field}>
          mode
          <select
            className={styles.control}
            value={mode}
            onChange={({target}) => onChange({mode: Number(target.value)})}
          >
            {MODES.slice(0, modes).map((label, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
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
