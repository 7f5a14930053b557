import {expect, it} from 'vitest';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {layOutInParts} from './layOutInParts';

it('uses nothing from outside itself', () => {
  expect(toInlineScript(layOutInParts)).not.toMatch(/=>|__name|import/);
});
