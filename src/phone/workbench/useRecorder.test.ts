// @vitest-environment jsdom
import {type Frame, PLAIN_FLAGS} from '@site/lib/phone/device/frame';
import {EMPTY_VIEW, type ShownView} from '@site/lib/phone/play/playView';
import {act, cleanup, renderHook} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {useRecorder} from './useRecorder';

afterEach(cleanup);

const FRAME: Frame = {
  app: {packageName: 'a', name: 'A', activity: 'a.Main'},
  width: 1080,
  height: 2400,
  root: {
    key: 1,
    look: 'group',
    type: 'Group',
    bounds: [0, 0, 1080, 2400],
    packageName: 'a',
    ...PLAIN_FLAGS,
    children: [],
  },
};
const ENDED: ShownView = {...EMPTY_VIEW, frame: FRAME, outcome: {status: 'done'}};
const RUNNING: ShownView = {...EMPTY_VIEW, frame: FRAME};
const FAILED: ShownView = {...ENDED, outcome: {status: 'error', kind: 'LookupError', message: 'gone'}};
const STOPPED: ShownView = {...ENDED, outcome: {status: 'stopped'}};
const BUTTON = {kind: 'button', chain: 'Selector().text("^OK$")', name: 'OK'} as const;
const FIELD = {kind: 'field', chain: 'Selector().hintText("^City$")', name: 'City'} as const;

/** A recorder over an editor that holds `mine` at first. */
function openRecorder() {
  const run = vi.fn();
  const rewind = vi.fn();
  const {result} = renderHook(() => {
    const [text, setText] = useState('mine');
    const [ran, setRan] = useState('');
    const recorder = useRecorder({
      platform: 'android',
      text,
      ran,
      change: setText,
      replace: setText,
      run(script) {
        setRan(script);
        run(script);
      },
      rewind() {
        setRan('');
        rewind();
      },
    });
    return {text, setText, setRan, recorder};
  });
  return {result, run, rewind};
}

describe('a recorder', () => {
  it('writes each press into the script and runs all of it', () => {
    const {result, run} = openRecorder();
    act(() => result.current.recorder.press(BUTTON, ENDED));
    expect(result.current.text).toBe('mine');
    act(() => result.current.recorder.start());
    act(() => result.current.recorder.press(BUTTON, RUNNING));
    act(() => result.current.recorder.press({kind: 'place', at: [3, 4]}, ENDED));
    expect(result.current.text).toMatch(
      /"\^OK\$"\)\.find\(\)\)\.click\(\)\ntime\.sleep\(1\)\naction\.click\(3, 4\)\n$/,
    );
    expect(run).toHaveBeenCalledTimes(2);
    expect(run.mock.lastCall?.[0]).toContain(result.current.text);
  });

  it('waits for the text of a field', () => {
    const {result, run} = openRecorder();
    act(() => result.current.recorder.start());
    act(() => result.current.recorder.press(FIELD, RUNNING));
    expect(result.current.recorder.field).toEqual(FIELD);
    expect(run).not.toHaveBeenCalled();
    act(() => result.current.recorder.add({...FIELD, kind: 'type', text: 'Oslo'}, RUNNING));
    expect(result.current.text).toContain('.input("Oslo")');
    expect(result.current.recorder.field).toBeUndefined();
  });

  it.each([
    ['still runs', RUNNING, 'not done yet'],
    ['has failed', FAILED, 'Take it back'],
    ['was stopped', STOPPED, 'Take it back'],
  ])('adds nothing while the last step %s, and says so', (_, view, note) => {
    const {result, run} = openRecorder();
    act(() => result.current.recorder.start());
    act(() => result.current.recorder.press(BUTTON, RUNNING));
    const {text} = result.current;
    act(() => result.current.recorder.press(BUTTON, view));
    act(() => result.current.recorder.press(FIELD, view));
    expect(result.current.text).toBe(text);
    expect(result.current.recorder.field).toBeUndefined();
    expect(result.current.recorder.note).toContain(note);
    expect(run).toHaveBeenCalledOnce();
  });

  it('takes steps back, the first too, which shows the phone as it was', () => {
    const {result, run, rewind} = openRecorder();
    act(() => result.current.recorder.start());
    const {text} = result.current;
    act(() => result.current.recorder.press(BUTTON, RUNNING));
    act(() => result.current.recorder.takeBack());
    expect(result.current.text).toBe(text);
    expect(result.current.recorder.hasSteps).toBe(false);
    expect(rewind).toHaveBeenCalledTimes(2);
    expect(run).toHaveBeenCalledOnce();
  });

  it('adds nothing while the phone shows the run of another script, until its own has run again', () => {
    const {result, run} = openRecorder();
    act(() => result.current.recorder.start());
    act(() => result.current.setRan('print(1)'));
    act(() => result.current.recorder.press(BUTTON, ENDED));
    expect(result.current.recorder.note).toContain('Run again');
    act(() => result.current.setRan(result.current.text));
    act(() => result.current.recorder.press(BUTTON, ENDED));
    act(() => result.current.setRan('print(1)'));
    act(() => result.current.recorder.press(FIELD, ENDED));
    expect(result.current.recorder.field).toBeUndefined();
    expect(run).toHaveBeenCalledOnce();
  });

  it('ends when the reader changes the script, and leaves the change alone', () => {
    const {result, run} = openRecorder();
    act(() => result.current.recorder.start());
    act(() => result.current.setText('changed'));
    expect(result.current.recorder.isRecording).toBe(false);
    act(() => result.current.recorder.press(BUTTON, ENDED));
    act(() => result.current.recorder.takeBack());
    expect(result.current.text).toBe('changed');
    expect(run).not.toHaveBeenCalled();
  });
});
