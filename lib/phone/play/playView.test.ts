import {expect, it} from 'vitest';
import type {RunAction} from '../run/runEvent';
import {applyEvent, EMPTY_VIEW, type PlayView} from './playView';

/** What the page shows after these actions, each a millisecond after the one before, on line 3. */
function show(...actions: RunAction[]): PlayView {
  return actions.reduce(
    (view, action, index) => applyEvent(view, {...action, atMs: index, line: 3}),
    EMPTY_VIEW,
  );
}

const TAP: RunAction = {type: 'tap', at: [1, 2], ms: 20};
const FIND: RunAction = {
  type: 'find',
  what: 'color',
  query: 'find',
  matches: [],
  count: 0,
  region: [0, 0, 9, 9],
};
const DIALOG: RunAction = {type: 'dialog', kind: 'alert', title: 'A', text: 'b', answer: 'OK'};
const WINDOW = {type: 'window', id: 7, title: 'Panel'} as const;

it('keeps the line where an event has none', () => {
  expect(applyEvent(show({type: 'line'}), {type: 'line', atMs: 9, line: 0})).toMatchObject({
    line: 3,
    atMs: 9,
  });
});

it('shows a finger, a search, a dialog and a toast until the next of them, or a wait', () => {
  expect(show(TAP)).toMatchObject({gesture: {kind: 'tap', at: [1, 2]}});
  expect(show(TAP, FIND)).toMatchObject({
    found: {what: 'color', matches: [], count: 0, region: [0, 0, 9, 9]},
  });
  expect(show(TAP, FIND)).not.toHaveProperty('gesture');
  expect(show(FIND, DIALOG)).toMatchObject({dialog: {title: 'A'}});
  expect(show(FIND, DIALOG)).not.toHaveProperty('found');
  expect(show(DIALOG, {type: 'toast', text: 'Hi', ms: 2000})).toMatchObject({toast: 'Hi', dialog: {}});
  expect(show(DIALOG, {type: 'key', key: 'back'})).toMatchObject({gesture: {kind: 'key', key: 'back'}});
  const calm = show(FIND, DIALOG, {type: 'toast', text: 'Hi', ms: 2000}, {type: 'sleep', ms: 5});
  for (const name of ['gesture', 'found', 'dialog', 'toast']) expect(calm).not.toHaveProperty(name);
});

it('moves the pointer of the mouse, and not with a finger or a message to a window', () => {
  expect(show({type: 'pointer', at: [5, 6], ms: 1}).pointer).toEqual([5, 6]);
  expect(show({type: 'wheel', at: [7, 8], clicks: -1}).pointer).toEqual([7, 8]);
  expect(show({...TAP, by: 'left'}).pointer).toEqual([1, 2]);
  expect(show({...TAP, by: 'message'})).not.toHaveProperty('pointer');
  expect(show(TAP)).not.toHaveProperty('pointer');
  const paths = [
    [
      [1, 1],
      [9, 9],
    ],
  ] as const;
  expect(show({type: 'swipe', paths, ms: 9, by: 'left'})).toMatchObject({
    pointer: [9, 9],
    gesture: {kind: 'swipe', paths},
  });
});

it('keeps what is known of a window of the script until it is closed', () => {
  const shown: RunAction = {...WINDOW, state: 'shown', html: '<p>a</p>'};
  const changed: RunAction = {...WINDOW, state: 'changed', title: 'Other'};
  expect(show(shown, changed).windows.get(7)).toMatchObject({title: 'Other', html: '<p>a</p>'});
  expect(show(shown, {...WINDOW, state: 'closed'}).windows.size).toBe(0);
});

it('joins what is printed to the same stream', () => {
  const print = (text: string, stream: 'out' | 'error'): RunAction => ({type: 'output', text, stream});
  expect(
    show(print('a\n', 'out'), print('b\n', 'out'), print('c\n', 'error'), print('d\n', 'error')).output,
  ).toEqual([
    {text: 'a\nb\n', stream: 'out'},
    {text: 'c\nd\n', stream: 'error'},
  ]);
});

it('says once what was not simulated or is a guess, where it happened first and which page describes it', () => {
  const missing: RunAction = {type: 'not-simulated', name: 'android.a', docs: '/docs/a'};
  const guess: RunAction = {type: 'undocumented', name: 'android.b', note: 'A guess.'};
  expect(show(missing, guess, guess, missing).notes).toEqual([
    {kind: 'not-simulated', text: 'android.a', call: 'android.a', line: 3, docs: '/docs/a'},
    {kind: 'undocumented', text: 'A guess.', call: 'android.b', line: 3},
  ]);
});

it('counts in the log what happens again and again on a line', () => {
  const {log} = show(TAP, TAP, {type: 'sleep', ms: 5});
  expect(log.map(({line, times}) => [line, times])).toEqual([
    [3, 2],
    [3, 1],
  ]);
});
