// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {defer} from '../../../tests/support/defer';
import {ErrorExplainer} from './ErrorExplainer';

vi.mock('./useProblems', () => ({useProblems: () => ({status: 'waiting'})}));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

/** Shows the lab, and gives its field. */
function show(): HTMLTextAreaElement {
  render(<ErrorExplainer />, {wrapper: MemoryRouter});
  return screen.getByRole('textbox');
}

/** Drops a file that is read when the test says so. */
function drop(name: string) {
  const content = defer<ArrayBuffer>();
  const file = Object.assign(new File([], name), {arrayBuffer: () => content.promise});
  const event = new Event('drop', {bubbles: true, cancelable: true});
  document.dispatchEvent(Object.assign(event, {dataTransfer: {files: [file]}}));
  return {
    read: (text: string) => act(async () => content.resolve(new TextEncoder().encode(text).buffer)),
    refuse: () => act(async () => content.reject(new DOMException('a folder', 'NotFoundError'))),
  };
}

it('shows the file that was dropped last, though the one before is read after it', async () => {
  const field = show();
  const [first, second] = [drop('first.txt'), drop('second.txt')];
  await second.read("KeyError: 'second'");
  await first.read("KeyError: 'first'");
  expect(field.value).toBe("KeyError: 'second'");
});

it('leaves alone what is typed while a file is read', async () => {
  const field = show();
  const file = drop('log.txt');
  fireEvent.change(field, {target: {value: 'NameError'}});
  await file.read('KeyError');
  expect(field.value).toBe('NameError');
});

it('says which file could not be read, until something else stands in the field', async () => {
  const field = show();
  await drop('logs').refuse();
  expect(screen.getByRole('alert').textContent).toContain('logs could not be read.');
  expect(field.value).toBe('');
  fireEvent.change(field, {target: {value: 'NameError'}});
  expect(screen.queryByRole('alert')).toBeNull();
});
