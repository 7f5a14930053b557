// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {SelectField} from './SelectField';

it('shows the label of its value, and reports the chosen one as it was given', () => {
  const onChange = vi.fn();
  const options = [
    [0, 'whole'],
    [0.5, '50 %'],
  ] as const;
  render(<SelectField<number> label="Size" options={options} value={0} onChange={onChange} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Size');
  expect(field.selectedOptions[0]?.textContent).toBe('whole');
  fireEvent.change(field, {target: {value: '0.5'}});
  expect(onChange.mock.calls).toEqual([[0.5]]);
});
