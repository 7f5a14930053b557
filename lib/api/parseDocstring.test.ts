import {expect, it} from 'vitest';
import {parseDocstring} from './parseDocstring';

const location = {file: 'api/a.pyi', line: 10};

function parse(text: string) {
  return parseDocstring(text, location);
}

it('reads summary, paragraphs and every section', () => {
  expect(
    parse(`Finds a colour.

        Waits if told to,
        and gives up in the end.

        Args:
            colors: The feature string
                with \`offsets\`.
            *rest: More.

        Returns:
            A point, or \`None\`.

        Raises:
            ValueError: When it is empty.

        Note:
            Slow on old phones.

        Requires:
            Screen capture; Android 7 or newer.

        Confidence:
            low: Nobody says.
        `),
  ).toEqual({
    summary: 'Finds a colour.',
    details: ['Waits if told to, and gives up in the end.'],
    args: new Map([
      ['colors', 'The feature string with `offsets`.'],
      ['rest', 'More.'],
    ]),
    returns: 'A point, or `None`.',
    raises: [{type: 'ValueError', description: 'When it is empty.'}],
    notes: ['Slow on old phones.'],
    requires: ['Screen capture', 'Android 7 or newer'],
    confidence: {level: 'low', reason: 'Nobody says.'},
  });
});

it('reads a summary alone', () => {
  expect(parse('Stops.')).toMatchObject({summary: 'Stops.', details: [], requires: []});
});

it.each([
  ['no summary', '', 'api/a.pyi:10: the docstring has no summary'],
  [
    'an unknown section',
    'A.\n\nExample:\n    x',
    'api/a.pyi:12: "Example:" is not a section; allowed, in this order: Args',
  ],
  ['a section twice', 'A.\n\nNote:\n    x\n\nNote:\n    y', 'api/a.pyi:15: "Note:" is out of order or twice'],
  ['sections out of order', 'A.\n\nNote:\n    x\n\nArgs:\n    y: z', '"Args:" is out of order or twice'],
  [
    'an item without a colon',
    'A.\n\nArgs:\n    colors',
    'api/a.pyi:13: "colors" is not an item; allowed: name: description',
  ],
  ['text after the sections', 'A.\n\nNote:\n    x\nMore.', 'api/a.pyi:14: "More." stands after the sections'],
  ['a wrong confidence', 'A.\n\nConfidence:\n    high', 'Confidence is malformed; allowed: "medium: reason"'],
])('says where and why it refuses %s', (_case, text, message) => {
  expect(() => parse(text)).toThrow(message);
});
