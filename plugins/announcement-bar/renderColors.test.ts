import {expect, it} from 'vitest';
import {renderColors} from './renderColors';

it('writes the two colours as CSS variables', () => {
  expect(renderColors({backgroundColor: '#123456', textColor: 'white'})).toBe(
    ':root {\n  --announcement-background: #123456;\n  --announcement-text: white;\n}\n',
  );
});

it.each(['', '#12', '#0b3b36;', 'red;}', 'url(//a.example)'])('refuses %j in one line', (textColor) => {
  expect(() => renderColors({backgroundColor: '#123456', textColor})).toThrow(
    `config/announcement.ts: textColor is ${JSON.stringify(textColor)}; allowed: a colour such as #0b3b36 or white`,
  );
});
