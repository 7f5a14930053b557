// @vitest-environment jsdom
import {createPlayer} from '@site/lib/phone/play/createPlayer';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {PhoneScreen} from './PhoneScreen';

afterEach(cleanup);

/** Renders a screen whose point is at 100, 200; returns the callback that a chosen point calls. */
function show() {
  const onChoose = vi.fn();
  render(
    <PhoneScreen
      ref={null}
      scene={undefined}
      view={createPlayer().view()}
      progress={1}
      choice={{point: [100, 200], onChoose}}
    />,
  );
  return onChoose;
}

/** Presses an arrow key on the screen; gives where the point goes, and whether the browser acts on the key too. */
function press(keys: {key: string; altKey?: boolean; metaKey?: boolean; shiftKey?: boolean}) {
  const onChoose = show();
  const isLeft = fireEvent.keyDown(screen.getByRole('application'), keys);
  return {isLeft, places: onChoose.mock.calls.flat()};
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

/** Lets a button of the pointer go on the screen; jsdom has no pointer events with buttons. */
function release(button: number) {
  fireEvent(screen.getByRole('img'), new MouseEvent('pointerup', {bubbles: true, button}));
}

it('chooses a point when a press ends, because a finger that scrolls the page only begins one', () => {
  const onChoose = show();
  fireEvent.pointerDown(screen.getByRole('img'));
  expect(onChoose).not.toHaveBeenCalled();
  release(0);
  expect(onChoose).toHaveBeenCalledOnce();
});

it('leaves the right button to the menu of the browser', () => {
  const onChoose = show();
  release(2);
  expect(onChoose).not.toHaveBeenCalled();
});
