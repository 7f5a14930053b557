import {expect, it} from 'vitest';
import {Script} from './script';

const LINES = 'import time\n'.repeat(500);

it('reads a whole script, and no more of it than its time allows', () => {
  expect(new Script(LINES).find('ImportStatement')).toHaveLength(500);
  expect(new Script(LINES, 0).find('ImportStatement').length).toBeLessThan(500);
});
