import {expect, it} from 'vitest';
import {renderColors} from './renderColors';

it('writes the two colours as CSS variables', () => {
  expect(renderColors({backgroundColor: '#123456', textColor: 'white'})).toBe(
    ':root {\n  --announcement-background: #123456;\n  --announcement-text: white;\n}\n',
  );
});
