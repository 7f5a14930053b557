// @vitest-environment jsdom
import {createPlayer} from '@site/lib/phone/play/createPlayer';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {PhoneScreen} from './PhoneScreen';

afterEach(cleanup);

/** Renders a screen whose point is at 100, 200; returns what is called when the point moves, and at a press. */
function show() {
  const onMove = vi.fn();
  const onPress = vi.fn();
  render(
    <PhoneScreen
      ref={null}
      scene={undefined}
      view={createPlayer().view()}
      progress={1}
      choice={{point: [100, 200], onMove, onPress}}
    />,
  );
  return {onMove, onPress};
}

/** Presses an arrow key on the screen; gives where the point goes, and whether the browser acts on the key too. */
function press(keys: {key: string; altKey?: boolean; metaKey?: boolean; shiftKey?: boolean}) {
  const {onMove} = show();
  const isLeft = fireEvent.keyDown(screen.getByRole('application'), keys);
  return {isLeft, places: onMove.mock.calls.flat()};
}

it('moves the point by the arrow keys', () => {
  expect(press({key: 'ArrowLeft'})).toEqual({isLeft: false, places: [[99, 200]]});
});

it.each(['altKey', 'metaKey'])(
  'leaves an arrow key with %s to the browser, for which it means Back',
  (name) => {
    expect(press({key: 'ArrowLeft', [name]: true})).toEqual({isLeft: true, places: []});
  },
);

it('presses a point by a click, which a finger that scrolls the page does not make', () => {
  const {onPress} = show();
  fireEvent.pointerDown(screen.getByRole('img'));
  fireEvent.pointerUp(screen.getByRole('img'));
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('img'));
  expect(onPress).toHaveBeenCalledOnce();
});

it('leaves the right button to the menu of the browser', () => {
  const {onPress} = show();
  // jsdom has no pointer events with buttons.
  for (const type of ['pointerup', 'auxclick'])
    fireEvent(screen.getByRole('img'), new MouseEvent(type, {bubbles: true, button: 2}));
  expect(onPress).not.toHaveBeenCalled();
});

it('presses the point by Enter, once for a key that is held', () => {
  const {onMove, onPress} = show();
  const pad = screen.getByRole('application');
  fireEvent.keyDown(pad, {key: 'Enter'});
  fireEvent.keyDown(pad, {key: 'Enter', repeat: true});
  expect(onPress.mock.calls).toEqual([[[100, 200]]]);
  expect(onMove).not.toHaveBeenCalled();
});
