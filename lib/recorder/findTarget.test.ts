import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createPhone} from '../phone/device/createPhone';
import {findByKey} from '../phone/device/findByKey';
import {centerOf} from '../phone/geometry';
import {listScenes, loadScene} from '../phone/scene/loadScene';
import {listControls} from '../phone/testing/listControls';
import {parseChain} from '../selectors/chain/parseChain';
import {openScreen, traceChain} from '../selectors/chain/traceChain';
import {toControlTree} from '../selectors/tree/controlTree';
import {findTarget, findTargetOf, type PressTarget} from './findTarget';
import {isRecorded} from './recordedStep';

const ROOT = path.resolve(__dirname, '../..');
const SCENES = listScenes(ROOT).flatMap((id) => {
  const {platform} = loadScene(ROOT, id, 'test');
  return isRecorded(platform) ? [[id, platform] as const] : [];
});

function openScene(id: string) {
  return createPhone(loadScene(ROOT, id, 'test')).frame();
}

function toChain(target: PressTarget): string | undefined {
  return target.kind === 'place' ? undefined : target.chain;
}

function findText(scene: string, text: string) {
  const frame = openScene(scene);
  const control = listControls(frame.root).find((each) => each.text === text);
  if (!control) throw new Error(`${scene} has no ${text}`);
  return findTarget('android', frame, centerOf(control.bounds));
}

it.each(SCENES)(
  'names each control of %s on %s that can be pressed by a selector that finds it alone',
  (id, platform) => {
    const frame = openScene(id);
    const screen = openScreen(toControlTree(frame, platform));
    for (const control of listControls(frame.root)) {
      const target = findTargetOf(platform, frame, control);
      if (target.kind === 'place') continue;
      const {matches} = traceChain(screen, parseChain(target.chain, platform));
      expect(matches).toHaveLength(1);
      const found = findByKey(frame.root, matches[0] ?? 0);
      expect(found && listControls(found)).toContain(control);
    }
  },
);

describe('a press', () => {
  it('on the title of a row means the row, by its title and not by the state below it', () => {
    expect(findText('settings', 'Wi-Fi')).toEqual({
      kind: 'button',
      chain: 'Selector().text("^Wi-Fi$").parent(2)',
      name: 'Wi-Fi',
    });
  });

  it('on a field asks for its text', () => {
    const frame = openScene('form');
    const field = listControls(frame.root).find(({hint}) => hint === 'City');
    expect(findTarget('android', frame, centerOf(field?.bounds ?? [0, 0, 0, 0]))).toMatchObject({
      kind: 'field',
      name: 'City',
    });
  });

  it('on a canvas, on plain text or outside of the screen is a place', () => {
    expect(findTarget('android', openScene('game'), [540, 1200])).toEqual({kind: 'place', at: [540, 1200]});
    expect(findText('form', 'Sign up').kind).toBe('place');
    expect(findTarget('android', openScene('form'), [-5, 9000])).toEqual({kind: 'place', at: [-5, 9000]});
  });

  it('on a title in the list of controls means its row, and on what takes no press its place', () => {
    const frame = openScene('settings');
    const titles = listControls(frame.root).filter(({text}) => text === 'Battery' || text === 'Settings');
    expect(titles.map((title) => findTargetOf('android', frame, title).kind)).toEqual(['place', 'button']);
  });

  it('on the name of an iPhone row means the row, and not the text in it', () => {
    const frame = openScene('iphone');
    const text = listControls(frame.root).find(({look, text: says}) => look === 'text' && says === 'General');
    expect(findTarget('ios', frame, centerOf(text?.bounds ?? [0, 0, 0, 0]))).toEqual({
      kind: 'button',
      chain: 'Selector().label("General").type("XCUIElementTypeCell")',
      name: 'General',
    });
  });

  it('on one of two buttons that say the same goes by what stands beside it', () => {
    const frame = openScene('quests');
    const goes = listControls(frame.root).filter(({text}) => text === 'Go');
    const chains = goes.map((go) => toChain(findTargetOf('android', frame, go)));
    expect(chains.length).toBeGreaterThan(1);
    expect(new Set(chains).size).toBe(chains.length);
    expect(chains).not.toContain(undefined);
  });
});
