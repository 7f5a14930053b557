// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {HeroDemo, STEP_DURATION} from './HeroDemo';
import {STEPS} from './steps';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show({isMotionUnwanted}: {isMotionUnwanted: boolean}) {
  vi.stubGlobal('matchMedia', () => ({matches: isMotionUnwanted}));
  const lines = Array.from({length: 8}, (_, index) => `line ${index + 1}`);
  render(
    <HeroDemo>
      {lines.map((line) => (
        <span className="line-numbered" key={line}>
          {line}
        </span>
      ))}
    </HeroDemo>,
  );
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', {name}));
}

function marked() {
  return document.querySelector('.line-marked')?.textContent;
}

it('marks the line that runs and shows what the phone does', () => {
  show({isMotionUnwanted: true});
  expect(marked()).toBe('line 1');
  press('Next');
  expect(marked()).toBe('line 3');
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/frame marks the button/);
});

it('goes round in both directions', () => {
  show({isMotionUnwanted: true});
  press('Previous');
  expect(marked()).toBe(`line ${STEPS.at(-1)?.line}`);
  press('Next');
  expect(marked()).toBe('line 1');
});

it('plays by itself, and stands still once it is paused', () => {
  show({isMotionUnwanted: false});
  act(() => vi.advanceTimersByTime(STEP_DURATION));
  expect(marked()).toBe('line 3');
  press('Pause');
  act(() => vi.advanceTimersByTime(STEP_DURATION * 3));
  expect(marked()).toBe('line 3');
});

it('stands still from the start when motion is unwanted', () => {
  show({isMotionUnwanted: true});
  act(() => vi.advanceTimersByTime(STEP_DURATION * 3));
  expect(marked()).toBe('line 1');
});
