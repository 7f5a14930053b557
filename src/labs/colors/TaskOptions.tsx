import type {ColorSetup, ColorTask} from '@site/lib/colors/colorSetup';
import {PLATFORM_NAMES, PLATFORMS} from '@site/lib/platforms';
import type {ReactNode} from 'react';
import {SelectField} from '../SelectField';
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

const SYSTEMS = PLATFORMS.map((platform) => [platform, PLATFORM_NAMES[platform]] as const);

/** Task and system of the script, on which all other options depend. */
export function TaskOptions({setup, onChange}: TaskOptionsProps): ReactNode {
  return (
    <div className={styles.tools}>
      <SelectField
        label="Task"
        options={TASKS}
        value={setup.task}
        onChange={(task) => onChange({task, similarity: undefined, mode: 0})}
      />
      <SelectField
        label="System"
        options={SYSTEMS}
        value={setup.platform}
        onChange={(platform) => onChange({platform, similarity: undefined, mode: 0})}
      />
    </div>
  );
}
