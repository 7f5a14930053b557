import {expect, it} from 'vitest';
import {toInlineScript} from '../../lib/boot/toInlineScript';
import {deferLayout} from './deferLayout';

it('uses nothing from outside itself', () => {
  expect(toInlineScript(deferLayout)).not.toMatch(/=>|__name|import/);
});
