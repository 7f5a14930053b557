import {expect, it} from 'vitest';
import type {ControlState} from '../../phone/device/frame';
import {IOS_SETTINGS} from '../examples/iosSettings';
import {readControls} from '../tree/readControls';
import {describeTrace} from './describeTrace';
import {parseChain} from './parseChain';
import {openScreen, traceChain} from './traceChain';

const screen = openScreen(readControls(IOS_SETTINGS));

const labelled = screen.nodes.map(({control}) => control).filter(({text}) => text === 'Wi-Fi');

function say(chain: string, wanted?: ControlState): string {
  const parsed = parseChain(chain, 'ios');
  const matches = traceChain(screen, parsed).matches.flatMap(
    (key) => screen.nodes.find(({control}) => control.key === key)?.control ?? [],
  );
  return describeTrace(parsed, matches, wanted);
}

it.each([
  ['Selector()', 'Add a link, such as .text("^OK$").'],
  ['Selector().label("Wi-Fi").find()', '2 controls match. find() gives the first: “Wi-Fi”.'],
  ['Selector().label("Wi-Fi").find_all()', '2 controls match.'],
  ['Selector().label("No such").find()', 'No control matches: find() gives None.'],
  ['Selector().label("No such").find_all()', 'No control matches.'],
  [
    'Selector().label("No such")',
    'No control matches. Nothing runs this chain yet: end it with .find() or .find_all().',
  ],
])('says what %s finds', (chain, expected) => {
  expect(say(chain)).toBe(expected);
});

it('leaves a chain that cannot be read to the message beside its place', () => {
  expect(say('Selector().')).toBe('');
});

it.each([
  ['comes first', 'Wi-Fi', labelled[0], / The chosen control comes first\.$/],
  ['comes later', 'Wi-Fi', labelled[1], / The chosen control is among them\.$/],
  ['is lost', 'Bluetooth', labelled[0], / The chosen control is lost\.$/],
  ['is lost where nothing matches', 'No such', labelled[0], / The chosen control is lost\.$/],
])('says that the chosen control %s', (_what, label, wanted, expected) => {
  expect(say(`Selector().label("${label}").find_all()`, wanted)).toMatch(expected);
});
