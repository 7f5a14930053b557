// @vitest-environment jsdom
import {type ControlState, PLAIN_FLAGS} from '@site/lib/phone/device/frame';
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {keepOwnSteps} from './ownSteps';
import {useOwnScript} from './useOwnScript';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.resetModules();
  keepOwnSteps({android: [], ios: []});
});

const CONTROL: ControlState = {
  key: 1,
  look: 'group',
  type: 'android.widget.Button',
  bounds: [0, 0, 10, 10],
  packageName: 'com.example.shop',
  ...PLAIN_FLAGS,
  children: [],
};
const PRESS = {kind: 'press', chain: 'Selector().text("^Buy$")', name: 'Buy'} as const;

function start() {
  const {result} = renderHook(useOwnScript);
  return (platform: 'android' | 'ios') => result.current(platform);
}

it('begins with the app that the first control is of', () => {
  const script = start();
  expect(script('android').script).toBe('');
  act(() => script('android').add(PRESS, CONTROL));
  act(() => script('android').add(PRESS, {...CONTROL, packageName: 'com.example.other'}));
  expect(script('android').steps).toEqual([{kind: 'open', app: 'com.example.shop'}, PRESS, PRESS]);
});

it('opens no app where the controls do not tell theirs, nor on iOS', () => {
  const script = start();
  act(() => script('android').add(PRESS, {...CONTROL, packageName: ''}));
  act(() => script('ios').add(PRESS, CONTROL));
  expect(script('android').steps).toEqual([PRESS]);
  expect(script('ios').steps).toEqual([PRESS]);
});

it('removes the step that is named and no other, and keeps the script of the other platform', () => {
  const script = start();
  act(() => script('ios').add(PRESS, CONTROL));
  act(() => script('android').add(PRESS, CONTROL));
  act(() => script('android').remove(0));
  expect(script('android').steps).toEqual([PRESS]);
  act(() => script('android').remove(7));
  expect(script('android').steps).toEqual([PRESS]);
  expect(script('ios').script).toContain('from ascript.ios.node import');
});

it('is there again after the reader has been on another page', () => {
  const script = start();
  act(() => script('android').add(PRESS, CONTROL));
  cleanup();
  expect(start()('android').steps).toHaveLength(2);
});

it('is there again after a reload, and not when what is stored is no script', async () => {
  const script = start();
  act(() => script('ios').add(PRESS, CONTROL));
  vi.resetModules();
  const reloaded = await import('./ownSteps');
  expect(reloaded.readOwnSteps()).toEqual({android: [], ios: [PRESS]});
  sessionStorage.setItem('own-script-ios', '[{"kind":"press"}]');
  vi.resetModules();
  const broken = await import('./ownSteps');
  expect(broken.readOwnSteps()).toEqual({android: [], ios: []});
});

it('goes on where the browser refuses to store', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const script = start();
  act(() => script('android').add(PRESS, CONTROL));
  cleanup();
  expect(start()('android').steps).toHaveLength(2);
});
