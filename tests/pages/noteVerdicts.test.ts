import {expect, it, vi} from 'vitest';
import NoteVerdicts from './noteVerdicts';

vi.mock('../support/builtSite', () => ({
  BUILD: '/there/is/no/build',
  listFiles: () => {
    throw new Error('ENOENT: no such file or directory');
  },
}));

it('says nothing where there is no built site, so that what the server says stands alone', () => {
  expect(() => new NoteVerdicts().onBegin()).not.toThrow();
});
