import {expect, it} from 'vitest';
import {PLAIN_FLAGS} from '../device/frame';
import type {RunAction, RunEvent} from '../run/runEvent';
import {createPlayer} from './createPlayer';
import {MAX_LOG} from './playView';

function at(atMs: number, line: number, action: RunAction): RunEvent {
  return {...action, atMs, line};
}

const EVENTS: RunEvent[] = [
  at(0, 1, {type: 'line'}),
  at(0, 1, {type: 'output', text: 'one\n', stream: 'out'}),
  at(0, 2, {type: 'line'}),
  at(0, 2, {type: 'sleep', ms: 60_000}),
  at(60_000, 3, {type: 'line'}),
  at(60_000, 3, {type: 'tap', at: [10, 20], ms: 20, target: 'OK'}),
  at(60_000, 3, {type: 'end', outcome: {status: 'done'}}),
];

function play(events: readonly RunEvent[] = EVENTS) {
  const player = createPlayer();
  player.add(events);
  return player;
}

it('shows nothing before time passes', () => {
  expect(play().view()).toMatchObject({line: 0, output: []});
});

it('lights up a line for a while, then goes on', () => {
  const player = play();
  player.tick(10);
  expect(player.view()).toMatchObject({line: 1, output: []});
  player.tick(220);
  expect(player.view().output).toEqual([{text: 'one\n', stream: 'out'}]);
});

it('lets a minute of sleep pass in two seconds, and the clock with it', () => {
  const player = play();
  player.stepForward();
  player.stepForward();
  player.tick(1);
  player.tick(800);
  expect(player.view().line).toBe(2);
  expect(player.clockMs()).toBeGreaterThan(20_000);
  expect(player.clockMs()).toBeLessThan(40_000);
  player.tick(1000);
  expect(player.view().line).toBe(3);
});

it.each([
  [300, 300],
  [400, 400],
  [2400, 600],
  [60_000, 1600],
])('shows %i simulated milliseconds of waiting for %i', (simulated, shown) => {
  const player = play([at(0, 1, {type: 'sleep', ms: simulated}), at(simulated, 2, {type: 'line'})]);
  player.tick(shown - 1);
  expect(player.view().line).toBe(1);
  player.tick(1);
  expect(player.view().line).toBe(2);
});

it('tells how much of an event has passed, and all of one that takes no time', () => {
  const player = play([
    at(0, 1, {type: 'sleep', ms: 200}),
    at(200, 1, {type: 'undocumented', name: 'a', note: 'b'}),
  ]);
  player.tick(50);
  expect([player.progress(), player.clockMs()]).toEqual([0.25, 50]);
  player.tick(200);
  expect([player.progress(), player.clockMs()]).toEqual([1, 200]);
});

it('goes on with an event behind which none has come, to its end and not further', () => {
  const player = play([at(0, 1, {type: 'tap', at: [1, 2], ms: 20})]);
  const shares = [90, 135, 1000].map((ms) => {
    player.tick(ms);
    return player.progress();
  });
  expect(shares).toEqual([0.2, 0.5, 1]);
});

it('plays all at once', () => {
  const player = play();
  player.tick(Number.POSITIVE_INFINITY);
  expect(player.isAtEnd()).toBe(true);
  expect(player.view()).toMatchObject({line: 3, atMs: 60_000, outcome: {status: 'done'}});
  expect(player.view().log.map(({text}) => text)).toEqual([
    'Prints: one',
    'Waits 1 min 0 s.',
    'Taps “OK” at 10, 20.',
    'The script has ended.',
  ]);
});

it('waits for events that have not come yet', () => {
  const player = play(EVENTS.slice(0, 2));
  player.tick(Number.POSITIVE_INFINITY);
  expect(player.isAtEnd()).toBe(false);
  player.add(EVENTS.slice(2));
  player.tick(Number.POSITIVE_INFINITY);
  expect(player.isAtEnd()).toBe(true);
});

it('steps line by line, forth and back', () => {
  const player = play();
  const lines = [1, 2, 3].map(() => {
    player.stepForward();
    return player.view().line;
  });
  expect(lines).toEqual([1, 2, 3]);
  player.stepForward();
  expect(player.isAtEnd()).toBe(true);
  player.stepBack();
  expect(player.view()).toMatchObject({line: 3});
  expect(player.view().outcome).toBeUndefined();
  player.stepBack();
  expect(player.view()).toMatchObject({line: 2, output: [{text: 'one\n', stream: 'out'}]});
});

it('stops where the reader is, and leaves out what comes later', () => {
  const player = play(EVENTS.slice(0, 4));
  player.tick(1);
  player.stop();
  player.add(EVENTS.slice(4));
  player.tick(Number.POSITIVE_INFINITY);
  expect(player.view()).toMatchObject({line: 1, output: [], outcome: {status: 'stopped'}});
});

it('is quick with what repeats itself', () => {
  const turns = Array.from({length: 400}, () => at(0, 2, {type: 'line'}));
  const player = play([...turns, at(0, 3, {type: 'line'})]);
  player.tick(6_000);
  expect(player.view().line).toBe(3);
});

it('counts what happens again instead of saying it again, and keeps the log short', () => {
  const same = Array.from({length: 3}, () => at(0, 1, {type: 'sleep', ms: 5}));
  const prints = Array.from({length: MAX_LOG + 10}, (_, index) =>
    at(15, 2, {type: 'output', text: `${index}\n`, stream: 'out'}),
  );
  const player = play([...same, ...prints]);
  player.tick(Number.POSITIVE_INFINITY);
  const {log, dropped} = player.view();
  expect(log).toHaveLength(MAX_LOG);
  expect(dropped).toBe(11);
  const short = play(same);
  short.tick(Number.POSITIVE_INFINITY);
  expect(short.view().log).toEqual([{line: 1, text: 'Waits 5 ms.', times: 3}]);
});

it('notes once what is not simulated, with its page', () => {
  const missing = at(0, 1, {type: 'not-simulated', name: 'android.media.vibrate', docs: '/docs/a'});
  const player = play([missing, missing]);
  player.tick(Number.POSITIVE_INFINITY);
  expect(player.view().notes).toEqual([
    {
      kind: 'not-simulated',
      text: 'android.media.vibrate',
      call: 'android.media.vibrate',
      line: 1,
      docs: '/docs/a',
    },
  ]);
});

it('takes the mark of a finger away with the next wait', () => {
  const player = play([
    at(0, 1, {type: 'tap', at: [1, 2], ms: 20}),
    at(0, 1, {type: 'screen', frame: FRAME}),
    at(0, 2, {type: 'sleep', ms: 100}),
  ]);
  player.tick(1);
  expect(player.view().gesture).toEqual({kind: 'tap', at: [1, 2]});
  player.tick(460);
  expect(player.view().frame).toBe(FRAME);
  expect(player.view().gesture).toBeUndefined();
});

const FRAME = {
  app: {packageName: 'a', name: 'A', activity: 'a.A'},
  width: 1080,
  height: 2400,
  root: {
    key: 0,
    look: 'group' as const,
    type: 'android.widget.FrameLayout',
    bounds: [0, 0, 1080, 2400] as const,
    packageName: 'a',
    ...PLAIN_FLAGS,
    children: [],
  },
};
