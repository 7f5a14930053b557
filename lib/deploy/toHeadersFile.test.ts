import {expect, it} from 'vitest';
import {createHosting} from './hosting';
import {toHeadersFile} from './toHeadersFile';

const hosting = createHosting("default-src 'self'; script-src 'self'");
const YEAR = 'Cache-Control: public, max-age=31536000, immutable';

/** The lines below a path. */
function readSection(text: string, path: string): string[] {
  const lines = text.split('\n');
  const start = lines.indexOf(path) + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('  '));
  return lines.slice(start, start + length).map((line) => line.trim());
}

it('takes the general header back before a rule sets its own', () => {
  const text = toHeadersFile(hosting, {canDetach: true});
  expect(readSection(text, '/*')).toContain('Cache-Control: no-cache');
  expect(readSection(text, '/assets/*')).toEqual(['! Cache-Control', YEAR]);
});

it('leaves a header that a rule replaces to the host, where it cannot be taken back', () => {
  const text = toHeadersFile(hosting, {canDetach: false});
  expect(readSection(text, '/*').filter((line) => line.startsWith('Cache-Control'))).toEqual([]);
  expect(readSection(text, '/assets/*')).toEqual([YEAR]);
});

it('writes lines of at most 2000 characters and one asterisk a path, which is what Cloudflare reads', () => {
  const lines = toHeadersFile(hosting, {canDetach: true}).split('\n');
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('/') && line.split('*').length > 2)).toEqual([]);
});
