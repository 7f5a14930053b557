import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadModel} from '../api/loadModel';
import {checkTypes, type TypeDiagnostic} from '../lint/checkTypes';
import {lintScript} from '../lint/lintScript';
import {createPhone} from '../phone/device/createPhone';
import {findByKey} from '../phone/device/findByKey';
import type {Frame} from '../phone/device/frame';
import {centerOf} from '../phone/geometry';
import {loadScene} from '../phone/scene/loadScene';
import type {Scene} from '../phone/scene/scene';
import {listControls} from '../phone/testing/listControls';
import {runOnPhone} from '../phone/testing/runOnPhone';
import {type ControlTarget, findTarget, findTargetOf} from './findTarget';
import {isRecorded, RECORDED_KEYS, type RecordedPlatform, type RecordedStep} from './recordedStep';
import {slideOver} from './slideOver';
import {writeRecording} from './writeRecording';

const ROOT = path.resolve(__dirname, '../..');

/** Runs steps in a scene; gives how the run ended and what the phone shows then. */
async function replay(id: string, steps: readonly RecordedStep[]) {
  const scene = loadScene(ROOT, id, 'test');
  const source = writeRecording(platformOf(scene), steps);
  const {outcome, events} = await runOnPhone({source, scene});
  const frame = events.flatMap((event) => (event.type === 'screen' ? [event.frame] : [])).at(-1);
  return {outcome, events, frame: frame ?? createPhone(scene).frame()};
}

function platformOf({platform}: Scene): RecordedPlatform {
  if (isRecorded(platform)) return platform;
  throw new Error(`nothing is recorded on ${platform}`);
}

/** What says a text on a screen, as a target. */
function findControl(frame: Frame, says: string, platform: RecordedPlatform = 'android'): ControlTarget {
  const control = listControls(frame.root).find(({text, hint}) => text === says || hint === says);
  const target = control && findTarget(platform, frame, centerOf(control.bounds));
  if (target === undefined || target.kind === 'place') throw new Error(`no control says ${says}`);
  return target;
}

function press(frame: Frame, says: string, platform?: RecordedPlatform): RecordedStep {
  return {...findControl(frame, says, platform), kind: 'press'};
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

  it('of an iPhone puts a text in the place of another, presses, slides and goes home', async () => {
    const frame = createPhone(loadScene(ROOT, 'iphone-workshop', 'test')).frame();
    const field = listControls(frame.root).find(({editable}) => editable);
    const target = field && findTargetOf('ios', frame, field);
    if (target?.kind !== 'field') throw new Error('the workshop has no field');
    const typed = await replay('iphone-workshop', [{...target, kind: 'type', text: '20'}]);
    expect(typed.outcome).toEqual({status: 'done'});
    expect(findByKey(typed.frame.root, field?.key ?? 0)?.text).toBe('20');

    const first = createPhone(loadScene(ROOT, 'iphone', 'test')).frame();
    const opened = [press(first, 'General', 'ios')];
    const second = await replay('iphone', opened);
    expect(listControls(second.frame.root).map(({text}) => text)).toContain('About');
    const {
      outcome,
      events,
      frame: last,
    } = await replay('iphone', [
      ...opened,
      slideOver(second.frame, 'up'),
      {kind: 'tap', at: [585, 700]},
      {kind: 'key', key: 'home'},
    ]);
    expect(outcome).toEqual({status: 'done'});
    expect(events.map(({type}) => type)).toEqual(expect.arrayContaining(['swipe', 'tap', 'key']));
    expect(last.app.packageName).not.toBe(first.app.packageName);
  });

  it('is the sample that the manual shows, for the same presses', async () => {
    const frame = createPhone(loadScene(ROOT, 'signup', 'test')).frame();
    const steps = [type(frame, 'Name', 'Ada'), type(frame, 'City', 'Oslo'), press(frame, 'Save')];
    const manual = readFileSync(path.join(ROOT, 'docs/reference/simulator.mdx'), 'utf8');
    expect(manual).toContain(writeRecording('android', steps));
  });
});

describe('the calls of a recording', () => {
  const chain = (text: string) => ({chain: `Selector().${text}`, name: 'A'});
  const android = chain('text("^A$").parent(1)');
  const ios = chain('label("A").type("XCUIElementTypeCell")');
  const tap: RecordedStep = {kind: 'tap', at: [1, 2]};
  const slide: RecordedStep = {kind: 'slide', from: [1, 2], to: [3, 4]};
  const SCRIPTS: readonly [RecordedPlatform, string][] = [
    [
      'android',
      writeRecording('android', [
        {kind: 'open', app: 'a.b'},
        {...android, kind: 'press'},
        {...android, kind: 'tapControl'},
        {...android, kind: 'type', text: 'b'},
        {...android, kind: 'read', property: 'text'},
        {...android, kind: 'read', property: 'desc'},
        tap,
        slide,
        ...RECORDED_KEYS.android.map((key): RecordedStep => ({kind: 'key', key})),
      ]),
    ],
    [
      'ios',
      writeRecording('ios', [
        {...ios, kind: 'press'},
        {...ios, kind: 'type', text: 'b'},
        {...ios, kind: 'read', property: 'label'},
        {...ios, kind: 'read', property: 'value'},
        tap,
        slide,
        ...RECORDED_KEYS.ios.map((key): RecordedStep => ({kind: 'key', key})),
      ]),
    ],
  ];
  let diagnostics: TypeDiagnostic[][];

  beforeAll(async () => {
    diagnostics = await checkTypes(
      SCRIPTS.map(([, source]) => source),
      {
        pyright: path.join(ROOT, 'node_modules', 'pyright', 'index.js'),
        stubs: {product: path.join(ROOT, 'api'), others: path.join(ROOT, 'api', 'typings')},
      },
    );
  });

  it.each(SCRIPTS)('are those of the manual on %s, with arguments that fit', (platform, source) => {
    const found = diagnostics[SCRIPTS.findIndex(([of]) => of === platform)];
    expect(found).toEqual([]);
    expect(lintScript(source, {model: loadModel(ROOT), hrefs: new Map()}, found)).toEqual([]);
  });
});
