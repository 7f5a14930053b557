import type {ShownView} from '@site/lib/phone/play/playView';
import {describeStep} from '@site/lib/recorder/describeStep';
import type {ControlTarget, PressTarget} from '@site/lib/recorder/findTarget';
import type {RecordedPlatform, RecordedStep} from '@site/lib/recorder/recordedStep';
import {writeRecording} from '@site/lib/recorder/writeRecording';
import {useState} from 'react';

/** Lets the app react to the last step; each other waits by itself. */
const SETTLE = '\nimport time\ntime.sleep(1)\n';

export interface RecorderParts {
  platform: RecordedPlatform;
  /** The script in the editor. */
  text: string;
  /** The script whose run the phone shows; empty before the first. */
  ran: string;
  change: (script: string) => void;
  /** Puts a script in the place of the reader's, which can be brought back. */
  replace: (script: string) => void;
  run: (script: string) => void;
  /** Shows the phone as it is before a run. */
  rewind: () => void;
}

export interface Recorder {
  isRecording: boolean;
  hasSteps: boolean;
  /** What was done last, or why nothing was. */
  note: string;
  /** The field that was pressed and waits for its text. */
  field: ControlTarget | undefined;
  start: () => void;
  stop: () => void;
  /** A press on a button or place is a step; one on a field waits for the text. */
  press: (target: PressTarget, view: ShownView) => void;
  add: (step: RecordedStep, view: ShownView) => void;
  takeBack: () => void;
}

/**
 * Writes down what a reader does on the phone as a script. After each step all of the script runs again, so what the phone shows is
 * what the script does. A script that the reader changes meanwhile is no recording any more.
 */
export function useRecorder({platform, text, ran, change, replace, run, rewind}: RecorderParts): Recorder {
  const [steps, setSteps] = useState<readonly RecordedStep[]>();
  const [note, setNote] = useState('');
  const [field, setField] = useState<ControlTarget>();
  const isRecording = steps !== undefined && text === writeRecording(platform, steps);

  function show(next: readonly RecordedStep[], said: string): void {
    const script = writeRecording(platform, next);
    setSteps(next);
    setField(undefined);
    setNote(said);
    change(script);
    if (next.length === 0) rewind();
    else run(script + SETTLE);
  }

  /** Whether the phone shows the end of the steps so far, where the next can begin. */
  function isReady({outcome}: ShownView): boolean {
    if (!isRecording) return false;
    if (ran === '') return steps.length === 0;
    if (!ran.startsWith(text)) setNote('The phone shows the run of another script: press Run again.');
    else if (!outcome) setNote('The last step is not done yet: wait a moment, or take it back.');
    else if (outcome.status === 'done') return true;
    else setNote('The last step did not work. Take it back, or press Run again.');
    return false;
  }

  function add(step: RecordedStep, view: ShownView): void {
    if (isReady(view)) show([...(steps ?? []), step], describeStep(step));
  }

  return {
    isRecording,
    hasSteps: isRecording && steps.length > 0,
    note: isRecording ? note : '',
    field: isRecording ? field : undefined,
    start() {
      setSteps([]);
      setField(undefined);
      setNote('');
      replace(writeRecording(platform, []));
      rewind();
    },
    stop() {
      setSteps(undefined);
    },
    press(target, view) {
      if (target.kind === 'place') add({kind: 'tap', at: target.at}, view);
      else if (target.kind === 'button') add({...target, kind: 'press'}, view);
      else if (isReady(view)) {
        setField(target);
        setNote('');
      }
    },
    add,
    takeBack() {
      const last = steps?.at(-1);
      if (isRecording && last) show(steps.slice(0, -1), `Took back: ${describeStep(last)}`);
    },
  };
}
