import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createPhone} from '../device/createPhone';
import {listScenes, loadScene, SCENES} from './loadScene';
import {readScene} from './readScene';

const ROOT = path.resolve(__dirname, '../../..');

/** A valid scene of one app with these controls. */
function makeScene(controls: readonly object[]) {
  const app = {packageName: 'p', name: 'P', activity: 'A', screens: [{id: 'm', controls}]};
  return {
    id: 'a',
    title: 'A',
    description: 'A.',
    platform: 'android',
    device: {},
    start: 'p',
    apps: [app],
  };
}

it.each(listScenes(ROOT))('accepts the scene %s, and its phone shows controls', (id) => {
  const phone = createPhone(loadScene(ROOT, id, 'test'));
  expect(phone.frame().root.children.length).toBeGreaterThan(0);
});

it('refuses an unknown scene, naming who asks and what there is', () => {
  expect(() => loadScene(ROOT, 'nope', 'docs/a.mdx:3')).toThrow(
    /^docs\/a\.mdx:3: scene is "nope"; allowed: .*settings/,
  );
});

it('names the file of a scene that is not JSON', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'scenes-'));
  mkdirSync(path.join(root, SCENES), {recursive: true});
  writeFileSync(path.join(root, SCENES, 'a.json'), '{"id":');
  expect(() => loadScene(root, 'a', 'test')).toThrow(/^data\/scenes\/a\.json: the file is not JSON: /);
  rmSync(root, {recursive: true});
});

it.each([
  ['an app that is not there', {start: 'x'}, 'data/scenes/a.json: start is "x"; allowed: p'],
  ['a name unlike its file', {id: 'b'}, 'data/scenes/a.json: id is "b"; allowed: a'],
  [
    'a start among apps without names',
    {apps: [{packageName: '', name: 'P', activity: 'A', screens: [{id: 'm', controls: []}]}]},
    'data/scenes/a.json: start is "p"; allowed: the packageName of one of its apps',
  ],
  ['no apps', {apps: []}, 'data/scenes/a.json: apps is []; allowed: a list of apps with screens'],
])('refuses %s', (_case, change, message) => {
  expect(() => readScene('data/scenes/a.json', {...makeScene([]), ...change})).toThrow(message);
});

it('refuses a step that leads nowhere', () => {
  const control = {look: 'button', onTap: [{do: 'open', screen: 'gone'}]};
  expect(() => readScene('data/scenes/a.json', makeScene([control]))).toThrow(
    'm: open screen is "gone"; allowed: m',
  );
});

it.each([
  [{do: 'set', name: 'lamp', to: 'on'}, 'variable is missing; allowed: a text'],
  [{do: 'back', screen: 'm'}, 'screen is "m"; allowed: no other field than do'],
  [{do: 'opne', screen: 'm'}, 'do is "opne"; allowed: open, back, close, launch'],
  [{do: 'after', ms: 5, steps: [{do: 'toast'}]}, 'text is missing; allowed: a text'],
  ['open', 'allowed: the fields do'],
])('refuses the step %j', (step, message) => {
  const control = {look: 'button', onTap: [step]};
  expect(() => readScene('data/scenes/a.json', makeScene([control]))).toThrow(message);
});

it.each([
  [{look: 'sprite', onArrive: {rose: []}}, 'm: picture is "rose"; allowed: '],
  [{look: 'sprite', steers: {control: 'dot', pixelsASecond: 9, ways: []}}, 'm: steers is "dot"; allowed: '],
  [{look: 'sprite', steers: {control: 'dot', ways: []}}, 'pixelsASecond is missing; allowed: a number'],
])('refuses the control %j', (control, message) => {
  expect(() => readScene('data/scenes/a.json', makeScene([control]))).toThrow(message);
});

it('refuses to merge pictures that are not there', () => {
  const scene = makeScene([]);
  const apps = scene.apps.map((app) => ({...app, merges: {seed: 'rose'}}));
  const pictures = {seed: {width: 1, height: 1, shapes: []}};
  expect(() => readScene('data/scenes/a.json', {...scene, apps, pictures})).toThrow(
    'p: merges is "rose"; allowed: seed',
  );
});
