// @vitest-environment jsdom
import fc from 'fast-check';
import {expect} from 'vitest';
import scene from '../../data/scenes/settings.json';
import {readScene} from '../../lib/phone/scene/readScene';
import {damagedValue, hostileValue} from '../../tests/fuzz/hostileValue';
import {property} from '../../tests/fuzz/property';
import {stubWorker} from '../../tests/fuzz/stubWorker';
import {startRun} from './startRun';

const speak = stubWorker();

const MESSAGES = [
  {type: 'ready'},
  {type: 'events', events: [{type: 'print', text: 'a', atMs: 1, line: 1}]},
  {type: 'events', events: [{type: 'end', outcome: {status: 'done'}, atMs: 2, line: 2}]},
  {type: 'failed', code: 'crashed', detail: 'a'},
];
const URLS = {scriptUrl: '', wasmUrl: '', packagesUrl: '', extraUrl: ''};
const SCENE = readScene('data/scenes/settings.json', scene);

property(
  'a run takes any message of its worker, and ends once',
  fc.array(fc.oneof(fc.constantFrom(...MESSAGES), damagedValue(MESSAGES), hostileValue()), {maxLength: 8}),
  (messages) => {
    let ends = 0;
    const run = startRun({source: '', scene: SCENE}, URLS, {
      onReady() {},
      onEvents: (events) => {
        ends += events.filter(({type}) => type === 'end').length;
      },
      onFailure: () => {
        ends++;
      },
    });
    for (const data of messages) speak('message', {data});
    run.stop();
    run.stop();
    expect(ends).toBe(1);
  },
);
