// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HashRouter, MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useHitLinks} from './useHitLinks';

const base = vi.hoisted(() => ({url: '/'}));
vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({withBaseUrl: (url: string) => base.url + url.slice(1)}),
}));

const open = vi.fn();

function Hit({url}: {url: string}): ReactNode {
  const {toHref, follow} = useHitLinks(open);
  return (
    <a href={toHref(url)} onClick={(event) => follow(event, url)}>
      Hit
    </a>
  );
}

/** Shows a hit, on a site that opens from a folder or from a server; gives its link. */
function show(url: string, {isFolder = false} = {}): HTMLElement {
  const hit = <Hit url={url} />;
  render(isFolder ? <HashRouter>{hit}</HashRouter> : <MemoryRouter>{hit}</MemoryRouter>);
  return screen.getByRole('link');
}

/** Clicks a link; gives whether that is left to the browser. jsdom has no pages to go to, so it never goes. */
function isLeftToBrowser(link: HTMLElement, keys = {}): boolean {
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, {once: true});
  fireEvent.click(link, keys);
  return isLeft;
}

beforeEach(() => {
  base.url = '/';
  open.mockClear();
});

afterEach(cleanup);

it('links a page under the base URL, and opens it in place with query and anchor', () => {
  base.url = '/manual/';
  const link = show('/docs/tap?a=1#tap');
  expect(link.getAttribute('href')).toBe('/manual/docs/tap?a=1#tap');
  expect(isLeftToBrowser(link)).toBe(false);
  expect(open).toHaveBeenCalledExactlyOnceWith('/manual/docs/tap?a=1#tap');
});

it('links a page behind the hash where the site opens from a folder', () => {
  expect(show('/docs/tap#tap', {isFolder: true}).getAttribute('href')).toBe('#/docs/tap#tap');
});

it('leaves a new tab to the browser', () => {
  expect(isLeftToBrowser(show('/docs/tap'), {ctrlKey: true})).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

it.each(['https://other.example/docs/tap#a', 'http://other.example/'])(
  'leaves a page of another site to the browser: %s',
  (url) => {
    const link = show(url);
    expect(link.getAttribute('href')).toBe(url);
    expect(isLeftToBrowser(link)).toBe(true);
    expect(open).not.toHaveBeenCalled();
  },
);

it('takes a path that speaks of an address for one of the site', () => {
  expect(show('/docs/https:').getAttribute('href')).toBe('/docs/https:');
  expect(isLeftToBrowser(screen.getByRole('link'))).toBe(false);
});
