import {expect, it} from 'vitest';
import desktopScene from '../../../data/scenes/desktop.json';
import type {ScreenPoint} from '../geometry';
import {readScene} from '../scene/readScene';
import type {SceneApp, SceneControl} from '../scene/scene';
import {createDesktop} from './createDesktop';

const SCENE = readScene('data/scenes/desktop.json', desktopScene);

function program(name: string, left: number, ...controls: SceneControl[]): SceneApp {
  return {
    name,
    packageName: `${name.toLowerCase()}.exe`,
    activity: `${name}Class`,
    screens: [{id: 'main', controls}],
    window: {path: `C:\\${name}.exe`, bounds: [left, 20, left + 300, 320]},
  };
}

/** A desktop with Notes at the left behind Paint at the right; both overlap from 200 to 300. */
function start(...controls: SceneControl[]) {
  const apps = [program('Notes', 0, ...controls), program('Paint', 200)];
  const phone = createDesktop({...SCENE, apps, start: 'Paint'});
  const {desktop} = phone;
  if (!desktop) throw new Error('no desktop');
  const handleOf = (name: string) => desktop.windows().find(({title}) => title.startsWith(name))?.handle ?? 0;
  return {phone, desktop, handleOf, front: () => phone.appInFront().name};
}

it('describes its windows, the one in front first', () => {
  const {desktop} = start();
  const [front, back, ...others] = desktop.windows();
  expect(others).toEqual([]);
  expect(back).toMatchObject({title: 'Notes'});
  expect(front).toEqual({
    handle: expect.any(Number),
    pid: expect.any(Number),
    title: 'Paint',
    className: 'PaintClass',
    processName: 'paint.exe',
    processPath: 'C:\\Paint.exe',
    bounds: [200, 20, 500, 320],
    isHidden: false,
    isMinimized: false,
    isMaximized: false,
    isResponding: true,
    isOnTop: false,
  });
});

it('calls a window maximised that covers the screen', () => {
  const {desktop, handleOf} = start();
  const {width, height} = SCENE.device;
  desktop.setBounds(handleOf('Paint'), [0, 0, width, height]);
  expect(desktop.windows().map(({isMaximized}) => isMaximized)).toEqual([true, false]);
});

it('raises a window that is clicked, but not one that the mouse only points at', () => {
  const {desktop, front} = start();
  desktop.hover([100, 200]);
  expect(front()).toBe('Paint');
  desktop.click([100, 200], 'left', 1, 50);
  expect(front()).toBe('Notes');
});

it('drags a window by its title bar alone', () => {
  const {desktop} = start();
  const bounds = () => desktop.windows()[0]?.bounds;
  desktop.drag([
    [300, 200],
    [310, 250],
  ]);
  expect(bounds()).toEqual([200, 20, 500, 320]);
  desktop.drag([
    [300, 30],
    [305, 60],
    [310, 80],
  ]);
  expect(bounds()).toEqual([210, 70, 510, 370]);
});

it('presses a control of a covered window by a message, and leaves the other in front', () => {
  const {phone, desktop, handleOf, front} = start({
    look: 'button',
    text: 'Save',
    bounds: [210, 40, 280, 80],
    onTap: [{do: 'toast', text: 'saved'}],
  });
  const notes = desktop.tree(handleOf('Notes'));
  const area = notes?.children.at(-1)?.children[0]?.bounds ?? [0, 0, 0, 0];
  const middle: ScreenPoint = [(area[0] + area[2]) / 2, (area[1] + area[3]) / 2];
  expect(desktop.postClick(handleOf('Notes'), middle, 50)?.text).toBe('Save');
  expect(phone.takeEvents()).toEqual([{type: 'toast', text: 'saved', ms: 2000}]);
  expect(front()).toBe('Paint');
});

it('ends all windows of a process, and does nothing for a handle that no window has', () => {
  const {desktop, handleOf} = start();
  desktop.kill(1);
  desktop.close(1);
  expect(desktop.windows()).toHaveLength(2);
  desktop.kill(handleOf('Paint'));
  expect(desktop.windows().map(({title}) => title)).toEqual(['Notes']);
});
