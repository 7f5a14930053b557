// @vitest-environment jsdom
import {MAX_QUERY_LENGTH} from '@site/lib/search/limits';
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {Link, MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {ProblemFilter} from './ProblemFilter';

let list: HTMLElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  list = document.body.appendChild(document.createElement('div'));
  list.dataset.problems = 'data';
});

afterEach(() => {
  cleanup();
  list.remove();
});

/** Shows the field with a link to a problem, and types into it. */
function type(words: string): void {
  render(
    <MemoryRouter>
      <ProblemFilter />
      <Link to="#space">No space</Link>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: words}});
}

function fill(): void {
  list.innerHTML = '<ul><li>No such file</li><li id="space">No space</li></ul>';
}

function readShown(): string[] {
  return [...list.querySelectorAll('li')].filter(({hidden}) => !hidden).map(({textContent}) => textContent);
}

it('filters a list that comes after the words', async () => {
  type('file');
  fill();
  await waitFor(() => expect(readShown()).toEqual(['No such file']));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 problems');
});

it('leads to a search for no more than the search takes, and says that a log does not fit', () => {
  fill();
  type('Traceback '.repeat(1000));
  const link = screen.getByRole<HTMLAnchorElement>('link', {name: 'search the whole site'});
  const query = new URL(link.href).searchParams.get('q') ?? '';
  expect('Traceback '.repeat(1000)).toContain(query);
  expect(query).toHaveLength(MAX_QUERY_LENGTH);
  expect(screen.getByRole('status').textContent).toMatch(/the rest of a longer text is left out\.$/);
});

it('is empty, and hides nothing, once the reader goes to a problem that it hides', () => {
  fill();
  type('file');
  expect(readShown()).toEqual(['No such file']);
  act(() => screen.getByRole('link').click());
  expect(readShown()).toEqual(['No such file', 'No space']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('All are shown.');
});

it('keeps its words when the reader goes to a problem that shows', () => {
  fill();
  type('no');
  act(() => screen.getByRole('link').click());
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('no');
});
