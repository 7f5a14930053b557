// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createRoot} from 'react-dom/client';
import {afterEach, expect, it, vi} from 'vitest';
import type {SearchDialogProps} from '../dialog/SearchDialog';
import {SearchButton} from './SearchButton';

vi.mock('../dialog/SearchDialog', () => ({
  SearchDialog: ({isOpen, onClose}: SearchDialogProps) => (
    <dialog open={isOpen}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  ),
}));

afterEach(cleanup);

it('hears a key as soon as its frame is on the page, before the browser has painted it', async () => {
  // `act` would run all effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const appeared = new Promise((resolve) =>
    new MutationObserver(resolve).observe(container, {childList: true}),
  );
  const root = createRoot(container);
  root.render(<SearchButton />);
  await appeared;
  fireEvent.keyDown(document.body, {key: '/'});
  fireEvent.click(await screen.findByRole('button', {name: 'Close'}));
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});

it('shows the search that was opened in the frame of the page before', async () => {
  const before = render(<SearchButton />);
  fireEvent.click(screen.getByRole('button', {name: 'Search'}));
  expect(await screen.findByRole('dialog')).toBeDefined();
  before.unmount();
  render(<SearchButton />);
  fireEvent.click(await screen.findByRole('button', {name: 'Close'}));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens in a page that came while the search was on its way', async () => {
  const before = render(<SearchButton />);
  fireEvent.click(screen.getByRole('button', {name: 'Search'}));
  before.unmount();
  render(<SearchButton />);
  expect(await screen.findByRole('dialog')).toBeDefined();
});
