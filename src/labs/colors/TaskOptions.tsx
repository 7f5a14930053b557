import type {ColorSetup, ColorTask} from '@site/lib/colors/colorSetup';
import {PLATFORM_NAMES, PLATFORMS} from '@site/lib/platforms';
import type {ReactNode} from 'react';
import styles from './ColorLab.module.css';

export interface TaskOptionsProps {
  setup: ColorSetup;
  onChange: (change: Partial<ColorSetup>) => void;
}

const TASKS: readonly (readonly [ColorTask, string])[] = [
  ['find', 'Find a pattern of colours'],
  ['compare', 'Compare fixed points'],
  ['count', 'Count pixels of a colour'],
  ['picture', 'Find a cut picture'],
];

/** Task and system of the script, on which all other options depend. */
export function TaskOptions({setup, onChange}: TaskOptionsProps): ReactNode {
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
