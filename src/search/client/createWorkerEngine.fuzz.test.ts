// @vitest-environment jsdom
import fc from 'fast-check';
import {expect} from 'vitest';
import {damagedValue, hostileValue} from '../../../tests/fuzz/hostileValue';
import {property} from '../../../tests/fuzz/property';
import {stubWorker} from '../../../tests/fuzz/stubWorker';
import {createWorkerEngine} from './createWorkerEngine';

const speak = stubWorker();

const RESULT = {hits: [], total: 0, counts: {}};
const MESSAGES = [
  {kind: 'started'},
  {kind: 'partial', id: 1, result: RESULT},
  {kind: 'found', id: 1, result: RESULT},
  {kind: 'suggested', id: 2, suggestions: ['a']},
  {kind: 'failed', id: 2, message: 'a'},
];

property(
  'a search takes any message of its worker, and ends',
  fc.array(fc.oneof(fc.constantFrom(...MESSAGES), damagedValue(MESSAGES), hostileValue()), {maxLength: 8}),
  async (messages) => {
    const engine = createWorkerEngine({root: '', names: '', terms: [], records: []});
    const answers = [
      engine.search({query: 'a', page: 0, hitsPerPage: 20, facets: {}}, () => undefined),
      engine.suggest('a'),
    ].map((answer) => answer.catch((error: unknown) => expect(error).toBeInstanceOf(Error)));
    for (const data of messages) speak('message', {data});
    speak('error', {});
    await Promise.all(answers);
  },
);
