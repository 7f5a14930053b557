// @vitest-environment jsdom
import {cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, expect, it, vi} from 'vitest';
import {CardLink} from './CardLink';

afterEach(cleanup);

function renderLink(props: Partial<ComponentProps<typeof CardLink>> = {}) {
  render(
    <>
      <CardLink to="#a" card="A mouse." {...props}>
        HID
      </CardLink>
      <p>Elsewhere</p>
    </>,
  );
  return screen.getByRole('link', {name: 'HID'});
}

/** A press and what it does: whether the link is followed. */
function press(element: Element, pointerType: string): boolean {
  // jsdom knows no pointer events.
  fireEvent(element, Object.assign(createEvent.pointerDown(element), {pointerType}));
  if (element instanceof HTMLElement) element.focus();
  const click = createEvent.click(element);
  fireEvent(element, click);
  return !click.defaultPrevented;
}

function card() {
  return screen.queryByRole('tooltip')?.textContent;
}

it('shows its card on hover and focus, and closes it when both leave, on Escape and on a press elsewhere', () => {
  const link = renderLink();
  expect(card()).toBeUndefined();
  fireEvent.pointerEnter(link.parentElement ?? link);
  expect(card()).toBe('A mouse.');
  expect(link.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  fireEvent.pointerLeave(link.parentElement ?? link);
  expect(card()).toBeUndefined();
  for (const close of [
    () => fireEvent.blur(link),
    () => fireEvent.keyDown(document, {key: 'Escape'}),
    () => fireEvent.pointerDown(screen.getByText('Elsewhere')),
  ]) {
    fireEvent.focus(link);
    expect(card()).toBe('A mouse.');
    close();
    expect(card()).toBeUndefined();
  }
});

it('is followed by any press when it has nothing for a finger', () => {
  const link = renderLink();
  expect(press(link, 'touch')).toBe(true);
});

it('opens by the first tap and is followed by the second, or by the link in the card', () => {
  const link = renderLink({tapLabel: 'More on HID'});
  expect(press(link, 'touch')).toBe(false);
  expect(card()).toBe('A mouse.');
  expect(press(screen.getByRole('link', {name: 'More on HID'}), 'touch')).toBe(true);
  expect(press(link, 'touch')).toBe(true);
});

it('opens by a tap on a link that has kept the focus', () => {
  const link = renderLink({tapLabel: 'More on HID'});
  press(link, 'touch');
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(card()).toBeUndefined();
  press(link, 'touch');
  expect(card()).toBe('A mouse.');
});

it('stays open when the finger leaves', () => {
  const link = renderLink({tapLabel: 'More on HID'});
  press(link, 'touch');
  const leaving = createEvent.pointerOut(link);
  fireEvent(link, Object.assign(leaving, {pointerType: 'touch'}));
  expect(card()).toBe('A mouse.');
});

it('is followed by a mouse at once', () => {
  expect(press(renderLink({tapLabel: 'More on HID'}), 'mouse')).toBe(true);
});

it('tells when it opens, and shows nothing before there is a card', () => {
  const onOpen = vi.fn();
  const link = renderLink({card: undefined, onOpen});
  fireEvent.focus(link);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(card()).toBeUndefined();
});

it('closes on an Escape that is pressed as soon as a card that was under way is there', async () => {
  // As in a browser, where effects come when React finds the time.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (content?: string) =>
    root.render(
      <CardLink to="#a" card={content}>
        HID
      </CardLink>,
    );
  show();
  await vi.waitFor(() => expect(screen.getByRole('link')).toBeTruthy());
  fireEvent.focus(screen.getByRole('link'));
  const shown = new Promise((resolve) =>
    new MutationObserver(resolve).observe(container, {childList: true, subtree: true}),
  );
  show('A mouse.');
  await shown;
  expect(card()).toBe('A mouse.');
  fireEvent.keyDown(document, {key: 'Escape'});
  await vi.waitFor(() => expect(card()).toBeUndefined());
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});
