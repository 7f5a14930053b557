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

  it('press the control itself where a dump does not say what is clickable', () => {
    const tree = {...openScene('settings'), gaps: {clickable: 'The dump does not say it.'}};
    expect(usesOf(tree, ({text}) => text === 'Wi-Fi')?.press.chain).toBe('Selector().text("^Wi-Fi$")');
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
    const source = writeRecording('android', [
      {kind: 'open', app: 'com.android.settings'},
      uses.read,
      uses.press,
    ]);
    const {outcome, events} = await runOnPhone({source, scene: loadScene(ROOT, 'settings', 'test')});
    expect(outcome).toEqual({status: 'done'});
    expect(events).toContainEqual(
      expect.objectContaining({type: 'output', text: expect.stringContaining('Bluetooth')}),
    );
    const last = events.flatMap((event) => (event.type === 'screen' ? [event.frame] : [])).at(-1);
    expect(last && listControls(last.root).map(({text}) => text)).toContain('Pair new device');
  });
});
