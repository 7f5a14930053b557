import {expect, it} from 'vitest';
import {findObstacle, type Possibilities} from './findObstacle';

const FREE: Possibilities = {protocol: 'https:', isSinglePage: false, isSecure: true, hasWorkers: true};

it('finds none where all is there', () => {
  expect(findObstacle(FREE)).toBeUndefined();
});

it.each([
  ['from a file', {protocol: 'file:', isSinglePage: true, isSecure: true}, 'on this device already'],
  ['in a site of one page', {isSinglePage: true}, 'single page'],
  ['over plain http', {protocol: 'http:', isSecure: false, hasWorkers: false}, 'begin with https'],
  ['in a private window', {hasWorkers: false}, 'In a private window'],
])('says why nothing can be kept %s, and what to do', (_where, change, words) => {
  expect(findObstacle({...FREE, ...change})).toContain(words);
});
