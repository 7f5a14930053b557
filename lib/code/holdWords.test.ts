import {expect, it} from 'vitest';
import {holdWords} from './holdWords';

function hold(...contents: string[]): string {
  return holdWords(
    contents.map((content) => ({content})),
    (tokens) => tokens.map(({content}) => content).join('·'),
  );
}

it('holds a word with a hyphen in it together, also where it has several colours', () => {
  expect(hold('pip', ' download --only-binary', '=:all: x')).toBe(
    'pip download <span class="tok-word">--only-binary·=:all:</span> x',
  );
  expect(hold('adb-x')).toBe('<span class="tok-word">adb-x</span>');
});

it('leaves alone what is not broken at a hyphen, and what is longer than a line', () => {
  expect(hold('ls -l --all  - ')).toBe('ls -l --all  - ');
  const address = 'https://example.com/a-long/address/of-a-file';
  expect(hold(`curl ${address}`)).toBe(`curl ${address}`);
});
