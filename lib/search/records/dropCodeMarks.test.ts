import {expect, it} from 'vitest';
import {dropCodeMarks} from './dropCodeMarks';

it('drops the marks of code that reads as a part of its sentence, and of code that is all', () => {
  expect(
    ['`click` does nothing, at `capture()`.', '`The app did not open.`', 'Call `find` `[]`.'].map(
      dropCodeMarks,
    ),
  ).toEqual(['click does nothing, at capture().', 'The app did not open.', 'Call find [].']);
});

it('quotes code whose last mark would run into the text after it', () => {
  expect(
    [
      '`The button did not appear.`, though your app shows it.',
      '`Sent. Did the phone react?`, and nothing happened.',
      '`Ended: not in COLOURS:`, with one colour.',
      '`0 boxes.` or `No card on the screen.`',
      'It prints `Answer: …`, and waits.',
    ].map(dropCodeMarks),
  ).toEqual([
    '“The button did not appear.”, though your app shows it.',
    '“Sent. Did the phone react?”, and nothing happened.',
    '“Ended: not in COLOURS:”, with one colour.',
    '“0 boxes.” or “No card on the screen.”',
    'It prints Answer: …, and waits.',
  ]);
});

it('quotes single signs, which would be read as those of the sentence', () => {
  expect(dropCodeMarks('A text with `.`, `(` or `?` is not found.')).toBe(
    'A text with “.”, “(” or “?” is not found.',
  );
});
