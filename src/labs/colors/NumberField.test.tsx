// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, expect, it} from 'vitest';
import {NumberField} from './NumberField';

afterEach(cleanup);

function Field() {
  const [value, setValue] = useState(5);
  return <NumberField label={`holds ${value}`} min={0} max={10} step={1} value={value} onChange={setValue} />;
}

function start() {
  render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>(/holds/);
  return {field, type: (value: string) => fireEvent.change(field, {target: {value}})};
}

it('lets the reader empty it on the way to another number', () => {
  const {field, type} = start();
  type('');
  expect(field.value).toBe('');
  expect(screen.queryByLabelText('holds 5')).not.toBeNull();
  type('7');
  expect(screen.queryByLabelText('holds 7')).not.toBeNull();
});

it('shows the last number that counts once the reader leaves it', () => {
  const {field, type} = start();
  type('9');
  type('90');
  expect(field.value).toBe('90');
  fireEvent.blur(field);
  expect(field.value).toBe('9');
});
