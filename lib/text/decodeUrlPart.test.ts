import {expect, it} from 'vitest';
import {decodeUrlPart} from './decodeUrlPart';

it('decodes what is encoded', () => {
  expect(decodeUrlPart('/blog/%E6%AC%A2%E8%BF%8E')).toBe('/blog/欢迎');
});

it.each(['%', '%E0%A4%A', '100%'])('leaves %s as it is', (part) => {
  expect(decodeUrlPart(part)).toBe(part);
});
