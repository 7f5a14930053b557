import {expect, it} from 'vitest';
import {Script} from './script';

const LINES = 'import time\n'.repeat(3000);

it('reads a whole script, and no more of it than its time allows', () => {
  expect(new Script(LINES).find('ImportStatement')).toHaveLength(3000);
  expect(new Script(LINES, -1).find('ImportStatement').length).toBeLessThan(3000);
});
