import type {ControlState} from '@site/lib/phone/device/frame';
import type {RecordedPlatform, RecordedStep} from '@site/lib/recorder/recordedStep';
import {writeRecording} from '@site/lib/recorder/writeRecording';
import {useState} from 'react';
import {keepOwnSteps, readOwnSteps} from './ownSteps';

export interface OwnScript {
  steps: readonly RecordedStep[];
  /** The whole script; empty without steps. */
  script: string;
  /** Adds what is done with a control. On Android the first step opens the app that the control is of. */
  add: (step: RecordedStep, control: ControlState) => void;
  remove: (index: number) => void;
}

/** The steps that a reader has chosen on one screen after another, for each platform. They are there until the tab is closed. */
export function useOwnScript(): (platform: RecordedPlatform) => OwnScript {
  const [scripts, setScripts] = useState(readOwnSteps);

  return (platform) => {
    const steps = scripts[platform];
    const keep = (next: readonly RecordedStep[]): void => {
      const changed = {...scripts, [platform]: next};
      setScripts(changed);
      keepOwnSteps(changed);
    };
    return {
      steps,
      script: steps.length === 0 ? '' : writeRecording(platform, steps),
      add(step, {packageName}) {
        const isFirst = steps.length === 0 && platform === 'android' && packageName !== '';
        const before: readonly RecordedStep[] = isFirst ? [{kind: 'open', app: packageName}] : steps;
        keep([...before, step]);
      },
      remove(index) {
        keep(steps.toSpliced(index, 1));
      },
    };
  };
}
