import {expect, it} from 'vitest';
import {type Copy, parseCopyState} from './copyState';

const copy: Copy = {
  version: 'one',
  date: '2026-11-27T10:00:00.000Z',
  parts: ['android', 'labs'],
  entries: ['/assets/js/main.js'],
  files: {'/': 'a', '/docs/android/tap': 'b'},
};

it.each([{current: copy}, {current: copy, previous: {...copy, version: 'zero'}}])(
  'takes a state as it was written',
  (state) => {
    expect(parseCopyState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  },
);

it.each([
  undefined,
  null,
  [],
  {},
  'one',
  {current: null},
  {current: []},
  {current: {version: 1}},
  {current: {...copy, version: 1}},
  {current: {...copy, date: 'yesterday'}},
  {current: {...copy, parts: 'android'}},
  {current: {...copy, parts: ['mars']}},
  {current: {...copy, entries: null}},
  {current: {...copy, entries: [1]}},
  {current: {...copy, files: null}},
  {current: {...copy, files: {'/': ['a', 1]}}},
  {current: copy, previous: null},
])('takes anything else for nothing: %j', (value) => {
  expect(parseCopyState(value)).toBeUndefined();
});
