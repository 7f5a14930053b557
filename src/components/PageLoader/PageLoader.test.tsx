// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {PageLoader} from './PageLoader';

// After Retry the page looks for its heading again and again: nothing of it may outlive the document.
beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows nothing for a load that is quick', () => {
  const {container} = render(<PageLoader error={null} pastDelay={false} retry={vi.fn()} />);
  expect(container.innerHTML).toBe('');
});

it('shows a spinner once the delay is over', () => {
  render(<PageLoader error={null} pastDelay retry={vi.fn()} />);
  expect(screen.getByRole('status', {name: 'Loading'})).toBeTruthy();
});

it('shows why the page failed, and repeats the load on Retry', () => {
  const retry = vi.fn();
  const error = Object.assign(new Error('Loading chunk 7 failed'), {name: 'ChunkLoadError'});
  render(<PageLoader pastDelay error={error} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Check your network connection and try again.');
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk 7 failed');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledOnce();
});

it('does not blame the network for a page whose code came and failed', () => {
  render(<PageLoader pastDelay error={new TypeError('x is not a function')} retry={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toContain('Reload the page, or use another browser.');
  expect(screen.getByRole('alert').textContent).not.toContain('network');
});

it('is the main content where nothing around it is', () => {
  render(<PageLoader pastDelay error={new Error('offline')} retry={vi.fn()} />);
  expect(within(screen.getByRole('main')).getByRole('alert')).toBeTruthy();
});

it('adds no second main content inside of the frame of the docs', () => {
  const failed = <PageLoader pastDelay error={new Error('offline')} retry={vi.fn()} />;
  render(<main>{failed}</main>);
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
