import {expect, it} from 'vitest';
import {IOS_SETTINGS} from '../examples/iosSettings';
import {DUMPS, writeDump} from '../testing/makeDumps';
import {readControls} from '../tree/readControls';
import {parseChain} from './parseChain';
import {type ChainTrace, openScreen, type Screen, traceChain} from './traceChain';

function open(name: string): Screen {
  return openScreen(readControls(writeDump(DUMPS.find((dump) => dump.name === name)?.windows ?? [])));
}

const settings = open('a list of settings');
const ios = openScreen(readControls(IOS_SETTINGS));

function trace(screen: Screen, chain: string, wanted?: (name: string) => boolean): ChainTrace {
  const parsed = parseChain(chain, screen.tree.platform);
  expect(parsed.problem).toBeUndefined();
  const key =
    wanted && screen.nodes.find(({control}) => wanted(control.text ?? control.id ?? ''))?.control.key;
  return traceChain(screen, parsed, key);
}

const isSwitch = (name: string): boolean => name === 'android:id/switch_widget';
const isNfc = (name: string): boolean => name === 'NFC';

it('gives the count after each link', () => {
  expect(trace(settings, 'Selector().text("^Connected$").parent(2).child(2).child(1).find()').counts).toEqual(
    [2, 2, 2, 2],
  );
});

it.each([
  ['Selector().text("^NFC$")', undefined],
  ['Selector().id("android:id/title").text("^Bluetooth$")', 1],
  ['Selector().text("^VPN$").id("android:id/title")', 0],
  ['Selector().text("^NFC$").parent(1)', 1],
  ['Selector().text("^Connected$").brother(-0.1)', undefined],
  ['Selector().text("^Wi-Fi$").parent(3).child(3).child(1).child(1)', undefined],
  ['Selector().text("^Wi-Fi$").parent(3).child(2).child(1).child(1)', 2],
  ['Selector().text("^Wi-Fi$").parent(2).child(1).child(1)', 0],
  ['Selector().text("^NFC$").click()', undefined],
])('names the link of %s at which the wanted control is lost', (chain, index) => {
  expect(trace(settings, chain, isNfc).lostAt).toBe(index);
});

it('names the move that cannot lead to the wanted control at all', () => {
  expect(trace(settings, 'Selector().text("^NFC$").parent(1)', isSwitch).lostAt).toBe(1);
});

it('says what the manual leaves open, by the evaluator of the simulated phone', () => {
  expect(trace(settings, 'Selector().text("Wi")').notes).toEqual([
    expect.stringContaining('Whether it must on a phone'),
  ]);
  expect(trace(settings, 'Selector().depth(1)').notes).toEqual([expect.stringContaining('begins to count')]);
  expect(trace(settings, 'Selector().editable(True)').notes).toEqual([
    expect.stringContaining('does not say what can be typed'),
  ]);
  expect(trace(settings, 'Selector(xpath="//a").text("a")')).toMatchObject({
    counts: [undefined],
    notes: [expect.stringContaining('not documented')],
  });
});

it.each([
  ['.label("Bluetooth")', 3],
  ['.label("Bluetooth").type("XCUIElementTypeSwitch")', 1],
  ['.label("blue")', 0],
  ['.label("oo", Selector.MODE_CONTAINS).type("XCUIElementTypeCell")', 1],
  ['.label("^(Wi-Fi|General)$", Selector.MODE_MATCHES).type("XCUIElementTypeStaticText")', 2],
  ['.type("XCUIElementTypeSwitch").value("1")', 1],
  ['.visible(False)', 2],
  ['.accessible(False)', 4],
  ['.label("(?i)^wi-fi$", Selector.MODE_MATCHES).type("XCUIElementTypeStaticText")', 1],
  ['.type("XCUIElementTypeCell").y(300, Selector.MODE_GREATER)', 2],
  ['.type("XCUIElementTypeCell").index(0)', 1],
  ['.label("Bluetooth").type("XCUIElementTypeStaticText").parent(1).child(2)', 1],
  ['.xpath(\'//XCUIElementTypeCell[@name="General"]\')', 1],
])('follows %s on iOS', (links, count) => {
  expect(trace(ios, `Selector()${links}.find()`).matches).toHaveLength(count);
});

it('says that an XPath on iOS ignores all other conditions, and ignores them', () => {
  const {counts, notes} = trace(
    ios,
    'Selector().label("Nothing").xpath("//XCUIElementTypeCell").parent(1).find()',
  );
  expect(counts).toEqual([ios.nodes.length, 5, 1]);
  expect(notes).toContainEqual(expect.stringContaining('all other conditions are ignored'));
});

it('does not try what cannot be tried', () => {
  const {counts, notes} = trace(ios, 'Selector().predicate("label == 1").node("a").label("Wi", 5)');
  expect(counts).toEqual([undefined, undefined, undefined]);
  expect(notes).toHaveLength(3);
});

it('warns of more than thirty controls inside of one, which the newest iOS edition passes over', () => {
  const cells = Array.from({length: 40}, (_, index) => `<XCUIElementTypeCell label="Row ${index}"/>`).join(
    '',
  );
  const long = openScreen(readControls(`<XCUIElementTypeTable>${cells}</XCUIElementTypeTable>`));
  expect(trace(long, 'Selector().label("Row 35")').notes).toEqual([expect.stringContaining('maxChildren=0')]);
  expect(trace(long, 'Selector(maxChildren=0).label("Row 35")').notes).toEqual([]);
  expect(trace(long, 'Selector().label("Row 5")').notes).toEqual([]);
});
