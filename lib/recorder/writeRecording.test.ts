import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createPhone} from '../phone/device/createPhone';
import type {Frame} from '../phone/device/frame';
import {centerOf} from '../phone/geometry';
import {loadScene} from '../phone/scene/loadScene';
import {listControls} from '../phone/testing/listControls';
import {runOnPhone} from '../phone/testing/runOnPhone';
import {type ControlTarget, findTarget} from './findTarget';
import type {RecordedStep} from './recordedStep';
import {slideOver} from './slideOver';
import {writeRecording} from './writeRecording';

const ROOT = path.resolve(__dirname, '../..');

/** Runs steps in a scene; gives how the run ended and what the phone shows then. */
async function replay(id: string, steps: readonly RecordedStep[]) {
  const scene = loadScene(ROOT, id, 'test');
  const {outcome, events} = await runOnPhone({source: writeRecording(steps), scene});
  const frame = events.flatMap((event) => (event.type === 'screen' ? [event.frame] : [])).at(-1);
  return {outcome, events, frame: frame ?? createPhone(scene).frame()};
}

/** What says a text on a screen, as a target. */
function findControl(frame: Frame, says: string): ControlTarget {
  const control = listControls(frame.root).find(({text, hint}) => text === says || hint === says);
  const target = control && findTarget(frame, centerOf(control.bounds));
  if (target === undefined || target.kind === 'place') throw new Error(`no control says ${says}`);
  return target;
}

function press(frame: Frame, says: string): RecordedStep {
  return {...findControl(frame, says), kind: 'press'};
}

function type(frame: Frame, says: string, text: string): RecordedStep {
  return {...findControl(frame, says), kind: 'type', text};
}

describe('a recording', () => {
  it('of nothing is a script that does nothing', async () => {
    expect((await replay('form', [])).outcome).toEqual({status: 'done'});
  });

  it('goes on from screen to screen as the presses did', async () => {
    const first = createPhone(loadScene(ROOT, 'settings', 'test')).frame();
    const opened = [press(first, 'Bluetooth')];
    const second = await replay('settings', opened);
    const {outcome, events} = await replay('settings', [...opened, press(second.frame, 'Pair new device')]);
    expect(outcome).toEqual({status: 'done'});
    expect(events).toContainEqual(expect.objectContaining({type: 'toast', text: 'Searching for devices'}));
  });

  it('types, slides, taps and presses keys', async () => {
    const frame = createPhone(loadScene(ROOT, 'form', 'test')).frame();
    const {
      outcome,
      events,
      frame: last,
    } = await replay('form', [
      type(frame, 'City', 'He said "Hi" \\ \n'),
      {kind: 'tap', at: [540, 300]},
      slideOver(frame, 'up'),
      {kind: 'key', key: 'home'},
    ]);
    expect(outcome).toEqual({status: 'done'});
    expect(events.map(({type}) => type)).toEqual(expect.arrayContaining(['tap', 'swipe', 'key']));
    expect(last.app.packageName).toContain('launcher');
  });

  it('is the sample that the manual shows, for the same presses', async () => {
    const frame = createPhone(loadScene(ROOT, 'signup', 'test')).frame();
    const steps = [type(frame, 'Name', 'Ada'), type(frame, 'City', 'Oslo'), press(frame, 'Save')];
    const manual = readFileSync(path.join(ROOT, 'docs/reference/simulator.mdx'), 'utf8');
    expect(manual).toContain(writeRecording(steps));
  });
});
