import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createPhone} from '../phone/device/createPhone';
import type {ControlState} from '../phone/device/frame';
import {loadScene} from '../phone/scene/loadScene';
import {listControls} from '../phone/testing/listControls';
import {runOnPhone} from '../phone/testing/runOnPhone';
import {openScreen} from '../selectors/chain/traceChain';
import {IOS_SETTINGS} from '../selectors/examples/iosSettings';
import {suggestChains} from '../selectors/suggest/suggestChains';
import {type ControlTree, toControlTree} from '../selectors/tree/controlTree';
import {readControls} from '../selectors/tree/readControls';
import {type ControlUses, listUses} from './listUses';
import type {RecordedStep} from './recordedStep';
import {writeRecording} from './writeRecording';

const ROOT = path.resolve(__dirname, '../..');

function openScene(id: string): ControlTree {
  return toControlTree(createPhone(loadScene(ROOT, id, 'test')).frame());
}

/** What a script can do with the first control of a tree that fits. */
function usesOf(tree: ControlTree, fits: (control: ControlState) => boolean): ControlUses | undefined {
  const control = tree.roots.flatMap(listControls).find(fits);
  if (!control) throw new Error('there is no such control');
  return listUses(tree, control, suggestChains(openScreen(tree), control.key));
}

/** Runs the script of steps in a scene; gives how it ended and what the phone says then. */
async function run(id: string, steps: readonly RecordedStep[]) {
  const source = writeRecording('android', steps);
  const {outcome, events} = await runOnPhone({source, scene: loadScene(ROOT, id, 'test')});
  const last = events.flatMap((event) => (event.type === 'screen' ? [event.frame] : [])).at(-1);
  return {outcome, events, texts: last && listControls(last.root).map(({text}) => text)};
}

describe('the uses of a control', () => {
  it('press the row around a text, and read the text itself', () => {
    const uses = usesOf(openScene('settings'), ({text}) => text === 'Wi-Fi');
    expect(uses?.press.chain).toBe('Selector().text("^Wi-Fi$").parent(2)');
    expect(uses?.read).toEqual({
      kind: 'read',
      chain: 'Selector().text("^Wi-Fi$")',
      name: 'Wi-Fi',
      property: 'text',
    });
    expect(uses?.type).toBeUndefined();
  });

  it('type into a field, and read nothing from what says nothing', () => {
    const uses = usesOf(openScene('form'), ({hint}) => hint === 'City');
    expect(uses?.type).toMatchObject({kind: 'type', name: 'City'});
    expect(uses?.read).toBeUndefined();
  });

  it('are the places of the controls on iOS, where a press needs no clickable control', () => {
    const tree = readControls(IOS_SETTINGS);
    const uses = usesOf(tree, ({text, type}) => text === 'General' && type === 'XCUIElementTypeStaticText');
    expect(uses?.press.kind).toBe('press');
    expect(uses?.press.chain).not.toContain('.parent(');
    expect(uses?.read?.property).toBe('label');
    expect(usesOf(tree, ({type}) => type === 'XCUIElementTypeSearchField')?.type).toBeDefined();
  });

  it('are named by the beginning of a long text', () => {
    const tree = openScene('settings');
    const control = tree.roots.flatMap(listControls).find(({text}) => text === 'Wi-Fi');
    if (!control) throw new Error('there is no Wi-Fi');
    const long = {...control, text: 'word '.repeat(1000)};
    const uses = listUses(tree, long, suggestChains(openScreen(tree), control.key));
    expect(uses?.press.name).toBe(`${'word '.repeat(12)}…`);
  });

  it('tap the middle where nothing around is clickable, or a dump does not say so', async () => {
    const tree = openScene('settings');
    const uses = usesOf(tree, ({text}) => text === 'Settings');
    expect(uses?.press).toEqual({
      kind: 'tapControl',
      chain: 'Selector().text("^Settings$")',
      name: 'Settings',
    });
    const unsaid = usesOf({...tree, gaps: {clickable: 'Not said.'}}, ({text}) => text === 'Bluetooth');
    if (!unsaid) throw new Error('there is no way to Bluetooth');
    expect(unsaid.press.kind).toBe('tapControl');
    const {outcome, texts} = await run('settings', [unsaid.press]);
    expect(outcome).toEqual({status: 'done'});
    expect(texts).toContain('Pair new device');
  });

  it('are none where no selector finds the control alone', () => {
    const tree = openScene('settings');
    const [root] = tree.roots;
    const suggestion = {chain: 'Selector().type("View")', count: 2, position: 1, reason: ''};
    expect(root && listUses(tree, root, [suggestion])).toBeUndefined();
  });

  it('make a script that opens the app, reads and presses', async () => {
    const uses = usesOf(openScene('settings'), ({text}) => text === 'Bluetooth');
    if (!uses?.read) throw new Error('Bluetooth says nothing');
    const {outcome, events, texts} = await run('settings', [
      {kind: 'open', app: 'com.android.settings'},
      uses.read,
      uses.press,
    ]);
    expect(outcome).toEqual({status: 'done'});
    expect(events).toContainEqual(
      expect.objectContaining({type: 'output', text: expect.stringContaining('Bluetooth')}),
    );
    expect(texts).toContain('Pair new device');
  });
});
