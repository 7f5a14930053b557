import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {createPhone} from '../../phone/device/createPhone';
import {readScene} from '../../phone/scene/readScene';
import {printFrom} from '../../phone/testing/printFrom';
import {formatStatement} from '../chain/formatStatement';
import {openScreen} from '../chain/traceChain';
import {IOS_SETTINGS} from '../examples/iosSettings';
import {writeDump} from '../testing/makeDumps';
import {toControlTree} from '../tree/controlTree';
import {readControls} from '../tree/readControls';
import {looksChanging, looksGenerated} from './judgeName';
import {suggestChains} from './suggestChains';

const view = 'android.view.View';

it('puts what is stable before ids that look generated', () => {
  const screen = openScreen(
    readControls(
      writeDump([
        {class: view, children: [{class: view, text: 'Send', id: 'com.example:id/b4r'}, {class: view}]},
      ]),
    ),
  );
  const chains = suggestChains(screen, 2);
  expect(chains[0]).toMatchObject({chain: 'Selector().text("^Send$")', count: 1});
  expect(chains.at(-1)?.chain).toBe(String.raw`Selector().id(r"^com\.example:id/b4r$")`);
  expect(chains.at(-1)?.reason).toContain('looks generated');
});

it('walks from the nearest control that has a name', () => {
  const row = (title: string) => ({class: view, children: [{class: view, text: title}, {class: view}]});
  const screen = openScreen(readControls(writeDump([{class: view, children: [row('Wi-Fi'), row('NFC')]}])));
  expect(suggestChains(screen, 7).map(({chain}) => chain)[0]).toBe('Selector().text("^NFC$").brother(0.1)');
  expect(suggestChains(screen, 5).map(({chain}) => chain)[0]).toBe('Selector().text("^NFC$").parent(1)');
});

it('says which of several it is when nothing tells them apart', () => {
  const screen = openScreen(readControls(writeDump([{class: view}, {class: view}, {class: view}])));
  expect(suggestChains(screen, 2)).toEqual([
    {
      chain: `Selector().type("${view}")`,
      count: 3,
      position: 2,
      reason: '3 controls fit, and this is number 2 of them: the order may change.',
    },
  ]);
});

it('anchors a class that is part of another, and keeps marks of expressions and quotes apart', () => {
  const screen = openScreen(
    readControls(
      writeDump([{class: `${view}Group`, children: [{class: view, text: 'Is it "1.5"?\n(new)'}]}]),
    ),
  );
  const chains = suggestChains(screen, 2).map(({chain}) => chain);
  expect(chains).toContain(String.raw`Selector().type(r"^android\.view\.View$")`);
  expect(chains).toContain(String.raw`Selector().text("^Is it \"1\\.5\"\\?\n\\(new\\)$")`);
});

it('writes chains of iOS with labels as they are', () => {
  const screen = openScreen(readControls(IOS_SETTINGS));
  const bluetooth = screen.nodes.find(
    ({control}) => control.type.endsWith('Switch') && control.text === 'Bluetooth',
  );
  expect(suggestChains(screen, bluetooth?.control.key ?? 0)[0]).toMatchObject({
    chain: 'Selector().label("Bluetooth").type("XCUIElementTypeSwitch")',
    count: 1,
  });
});

it('suggests chains whose scripts find the same on the simulated phone', async () => {
  const scene = readScene('settings', JSON.parse(readFileSync('data/scenes/settings.json', 'utf8')));
  const screen = openScreen(toControlTree(createPhone(scene).frame()));
  const texts = screen.nodes.filter(({control}) => control.text !== undefined && control.visible).slice(0, 2);
  for (const {control} of texts) {
    const [first, ...others] = suggestChains(screen, control.key);
    for (const {chain} of [first, others.at(-1)].filter((suggestion) => suggestion !== undefined))
      expect(await printFrom('settings', formatStatement(chain, 'find', 'android'))).toBe(
        `Found: ${control.text}\n`,
      );
  }
});

it.each([
  ['com.tencent.mm:id/b4r', true],
  ['com.tencent.mm:id/bkk', true],
  ['com.example:id/0_resource_name_obfuscated', true],
  ['view_1837465', true],
  ['7F3A9C21-1B2D-4E5F-8A9B-0C1D2E3F4A5B', true],
  ['com.example:id/send', false],
  ['com.example:id/btn_ok', false],
  ['com.example:id/ok', false],
  ['main', false],
  ['android:id/button1', false],
])('judges the id %s', (id, isGenerated) => {
  expect(looksGenerated(id)).toBe(isGenerated);
});

it('takes a text with a number for one that changes', () => {
  expect(['12:30', '3 new', 'Save'].map(looksChanging)).toEqual([true, true, false]);
});
