// @vitest-environment jsdom
import {useHistory, useLocation} from '@docusaurus/router';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, expect, it} from 'vitest';
import {useQueryChoice} from './useQueryChoice';

afterEach(cleanup);

function Levels(): ReactNode {
  const [level, choose] = useQueryChoice('level', ['first', 'later']);
  const {search} = useLocation();
  const history = useHistory();
  return (
    <>
      <output>{`${level ?? 'all'} ${search}`}</output>
      <button type="button" onClick={() => choose('later')}>
        Later
      </button>
      <button type="button" onClick={() => choose('first', ['topic', 'none'])}>
        First of all topics
      </button>
      <button type="button" onClick={() => choose(undefined)}>
        All
      </button>
      <button type="button" onClick={() => history.goBack()}>
        Back
      </button>
    </>
  );
}

/** Shows the component at a URL that exists in memory alone. */
function open(url: string): void {
  render(
    <MemoryRouter initialEntries={[url]}>
      <Levels />
    </MemoryRouter>,
  );
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', {name}));
}

function readShown(): string | null {
  return screen.getByRole('status').textContent;
}

it('reads the choice from the query', () => {
  open('/videos?level=first');
  expect(readShown()).toBe('first ?level=first');
});

it('takes a value that is not allowed for none', () => {
  open('/videos?level=constructor');
  expect(readShown()).toBe('all ?level=constructor');
});

it('writes the choice into the query beside what stands there, and Back undoes it', () => {
  open('/videos?platform=ios');
  press('Later');
  expect(readShown()).toBe('later ?platform=ios&level=later');
  press('All');
  expect(readShown()).toBe('all ?platform=ios');
  press('Back');
  expect(readShown()).toBe('later ?platform=ios&level=later');
});

it('makes no step for Back of what is chosen already', () => {
  open('/videos');
  press('Later');
  press('Later');
  press('Back');
  expect(readShown()).toBe('all ');
});

it('takes out of the query the other choices that a choice drops', () => {
  open('/videos?topic=games&platform=ios');
  press('First of all topics');
  expect(readShown()).toBe('first ?platform=ios&level=first');
});
