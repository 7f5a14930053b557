import {expect, it} from 'vitest';
import {suggestNames} from './suggestNames';

it('suggests names of three letters and more, and parts of dotted names', () => {
  expect(suggestNames('hdi', ['Hid.tap', 'ui'])).toEqual(['Hid', 'tap', 'Hid.tap']);
});
