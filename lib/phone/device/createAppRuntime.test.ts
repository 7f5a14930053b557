import {expect, it, vi} from 'vitest';
import type {SceneControl, SceneStep} from '../scene/scene';
import {createAppRuntime} from './createAppRuntime';

/** An app with these controls on its only screen, running since now. */
function run(...controls: SceneControl[]) {
  const host = {open: vi.fn(), goBack: vi.fn(), close: vi.fn()};
  const runtime = createAppRuntime(host, 'from before');
  const app = runtime.start({
    name: 'Garden',
    packageName: 'com.example.garden',
    activity: '',
    variables: {water: 1, mood: 'dry'},
    screens: [
      {id: 'beds', controls},
      {id: 'shed', controls: []},
    ],
  });
  const live = app.screens[0]?.controls ?? [];
  const play = (...steps: SceneStep[]) => runtime.runSteps(app, steps);
  return {runtime, host, app, live, play, keyOf: (index: number) => live[index]?.key ?? 0};
}

const toast = (text: string): SceneStep => ({do: 'toast', text});

it('does what comes later in the order of its time, also what is planned meanwhile', () => {
  const {runtime, play} = run();
  play(
    {do: 'after', ms: 300, steps: [toast('third')]},
    {do: 'after', ms: 100, steps: [toast('first'), {do: 'after', ms: 100, steps: [toast('second')]}]},
    {do: 'after', ms: 500, steps: [toast('too late')]},
  );
  expect(runtime.nextTimerMs()).toBe(100);
  runtime.advance(400);
  expect(runtime.takeEvents().map((event) => 'text' in event && event.text)).toEqual([
    'first',
    'second',
    'third',
  ]);
  expect(runtime.takeEvents()).toEqual([]);
  expect([runtime.nowMs(), runtime.nextTimerMs()]).toEqual([400, 500]);
  runtime.advance(100);
  expect([runtime.nowMs(), runtime.nextTimerMs()]).toEqual([500, undefined]);
});

it('does nothing any more for an app that has ended', () => {
  const {runtime, host, app, play} = run();
  play({do: 'after', ms: 100, steps: [toast('Done'), {do: 'launch', packageName: 'com.example.shop'}]});
  runtime.end(app);
  runtime.advance(200);
  expect(runtime.takeEvents()).toEqual([]);
  expect(host.open).not.toHaveBeenCalled();
});

it('counts, compares and fills in what an app remembers', () => {
  const {runtime, app, live, play} = run({look: 'text', id: 'sign', text: ''});
  play(
    {do: 'add', variable: 'water', amount: 2},
    {do: 'add', variable: 'total', amount: 'water'},
    {do: 'set', variable: 'mood', value: 'wet'},
    {do: 'set', variable: 'isOpen', value: true},
    {do: 'if', variable: 'mood', matches: '^wet$', steps: [toast('{total} litres')]},
    {do: 'if', variable: 'mood', matches: '^dry$', steps: [toast('none')]},
    {do: 'text', control: 'sign', text: '{mood}: {water}'},
  );
  expect(app.variables).toEqual({water: 3, total: 3, mood: 'wet', isOpen: true});
  expect(runtime.takeEvents()).toEqual([{type: 'toast', text: '3 litres', ms: 2000}]);
  expect(live[0]?.text).toBe('wet: 3');
});

it('shows, hides, checks and focuses controls by their name, and none else', () => {
  const {app, live, keyOf, play} = run({look: 'field', id: 'name'}, {look: 'checkbox', id: 'ready'});
  play(
    {do: 'hide', control: 'name'},
    {do: 'check', control: 'ready', checked: true},
    {do: 'focus', control: 'name'},
  );
  expect(live.map(({isHidden, isChecked}) => [isHidden, isChecked])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(app.focusedKey).toBe(keyOf(0));
  play({do: 'show', control: 'name'});
  expect(live[0]?.isHidden).toBe(false);
});

it('copies and pastes through one clipboard, and tells of a change of it', () => {
  const {runtime, live, play} = run({look: 'field', id: 'name', text: 'a '});
  play({do: 'paste', control: 'name'}, {do: 'copy', text: 'new'}, {do: 'paste', control: 'name'});
  expect(live[0]?.text).toBe('a from beforenew');
  expect(runtime.takeEvents()).toEqual([{type: 'clipboard', text: 'new'}]);
});

it('presses a control as the scene says, and for long like a tap where it says nothing of that', () => {
  const {runtime, app, live, keyOf} = run(
    {look: 'button', onTap: [toast('tap')], onLongTap: [toast('long')]},
    {look: 'switch'},
    {look: 'field', text: 'typed', onTap: [toast('{text}')]},
    {look: 'switch', enabled: false, onTap: [toast('no')]},
  );
  expect(runtime.press(keyOf(0), 'tap')).toBe(true);
  expect(runtime.press(keyOf(0), 'long')).toBe(true);
  runtime.press(keyOf(1), 'long');
  runtime.press(keyOf(2), 'tap');
  expect(runtime.press(keyOf(3), 'tap')).toBe(true);
  expect(runtime.press(-1, 'tap')).toBe(false);
  expect(runtime.takeEvents().map((event) => 'text' in event && event.text)).toEqual([
    'tap',
    'long',
    'typed',
  ]);
  expect(live.map(({isChecked}) => isChecked)).toEqual([false, true, false, false]);
  expect(app.focusedKey).toBe(keyOf(2));
  runtime.openScreen(app, 'shed');
  expect([app.screens.length, app.focusedKey]).toEqual([2, undefined]);
});

it.each(['right', 'double', 'hover'] as const)(
  'plays the steps of a %s press, and does nothing where the scene has none',
  (how) => {
    const {runtime, live, keyOf} = run(
      {
        look: 'button',
        onTap: [toast('tap')],
        onLongTap: [toast('long')],
        onRightTap: [toast('right')],
        onDoubleTap: [toast('double')],
        onHover: [toast('hover')],
      },
      {look: 'switch', onTap: [toast('tap')]},
    );
    expect(runtime.press(keyOf(0), how)).toBe(true);
    expect(runtime.press(keyOf(1), how)).toBe(true);
    expect(runtime.takeEvents()).toEqual([{type: 'toast', text: how, ms: 2000}]);
    expect(live[1]?.isChecked).toBe(false);
  },
);

it('types into fields alone, no more than fits, and tells the app', () => {
  const {runtime, live, keyOf} = run(
    {look: 'field', text: 'ab', maxLength: 4, onType: [toast('{text}')]},
    {look: 'button', text: 'OK'},
  );
  expect(runtime.type(keyOf(0), 'cdef', true)).toBe(true);
  expect(live[0]?.text).toBe('abcd');
  expect(runtime.type(keyOf(0), 'x', false)).toBe(true);
  expect(runtime.type(keyOf(1), 'x', false)).toBe(false);
  expect(runtime.type(undefined, 'x', false)).toBe(false);
  expect(runtime.takeEvents().map((event) => 'text' in event && event.text)).toEqual(['abcd', 'x']);
});
