// @vitest-environment jsdom
import {listSitePages} from '@site/src/navigation/sitePages';
import {readKeptPages} from '@site/src/offline/readKeptPages';
import {act, cleanup, renderHook, waitFor} from '@testing-library/react';
import {MemoryRouter, useHistory} from 'react-router-dom';
import {afterEach, expect, it, vi} from 'vitest';
import {defer} from '../../../tests/support/defer';
import {readPageTitle} from './readPageTitle';
import {useWrongAddress} from './useWrongAddress';

const siteConfig = {baseUrl: '/base/', future: {experimental_router: 'browser'}};
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig})}));
const VERSIONS = [
  {path: '/docs', isLast: true},
  {path: '/docs/1.0', isLast: false},
];
const DOCS = {default: {versions: VERSIONS}};
vi.mock('@docusaurus/plugin-content-docs/client', () => ({useAllDocsData: () => DOCS}));
vi.mock('@site/src/navigation/sitePages', () => ({listSitePages: vi.fn()}));
vi.mock('@site/src/offline/readKeptPages', () => ({readKeptPages: vi.fn()}));
vi.mock('./readPageTitle', () => ({readPageTitle: vi.fn()}));

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.resetAllMocks();
  siteConfig.future.experimental_router = 'browser';
});

function open(path: string) {
  const {result} = renderHook(() => ({address: useWrongAddress(), history: useHistory()}), {
    wrapper: ({children}) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  });
  return {read: () => result.current.address, goTo: (next: string) => result.current.history.push(next)};
}

it('reads the words of a wrong address at once, and suggests pages once they are known', async () => {
  const pages = defer<string[]>();
  vi.mocked(listSitePages).mockReturnValue(pages.promise);
  const {read} = open('/docs/find%2Dcolour');
  expect(read()).toEqual({isMissing: true, words: 'find colour', suggestions: []});
  await act(async () => pages.resolve(['/docs/find-colours', '/blog']));
  expect(read()).toEqual({
    isMissing: true,
    words: 'find colour',
    suggestions: [{path: '/docs/find-colours'}],
  });
  expect(readKeptPages).not.toHaveBeenCalled();
});

it('names the pages that it suggests once their titles are read, and by their paths until then', async () => {
  const title = defer<string>();
  vi.mocked(listSitePages).mockResolvedValue(['/docs/swipe']);
  vi.mocked(readPageTitle).mockReturnValue(title.promise);
  const {read, goTo} = open('/docs/swipes');
  await waitFor(() => expect(read().suggestions).toEqual([{path: '/docs/swipe', title: undefined}]));
  await act(async () => title.resolve('Swipe'));
  expect(read().suggestions).toEqual([{path: '/docs/swipe', title: 'Swipe'}]);
  const late = defer<string>();
  vi.mocked(readPageTitle).mockReturnValueOnce(late.promise);
  await act(async () => goTo('/docs/swype'));
  vi.mocked(listSitePages).mockResolvedValue([]);
  await act(async () => goTo('/docs/other'));
  await act(async () => late.resolve('Late'));
  expect(read()).toMatchObject({words: 'other', suggestions: []});
});

it('fetches no page for its title where the site is one document, which opens from a folder', async () => {
  siteConfig.future.experimental_router = 'hash';
  vi.mocked(listSitePages).mockResolvedValue(['/docs/swipe']);
  const {read} = open('/docs/swipes');
  await waitFor(() => expect(read().suggestions).toEqual([{path: '/docs/swipe'}]));
  expect(readPageTitle).not.toHaveBeenCalled();
});

it('suggests pages of an old version of the docs only where the address is of that version', async () => {
  vi.mocked(listSitePages).mockResolvedValue(['/docs/1.0/android/swipe', '/docs/android/swipe']);
  const today = open('/docs/android/swipes');
  await waitFor(() => expect(today.read().suggestions).toEqual([{path: '/docs/android/swipe'}]));
  const old = open('/docs/1.0/android/swipes');
  await waitFor(() =>
    expect(old.read().suggestions).toEqual([
      {path: '/docs/1.0/android/swipe'},
      {path: '/docs/android/swipe'},
    ]),
  );
});

it('suggests kept pages for one that is only not kept', async () => {
  document.head.innerHTML = '<meta name="offline-not-kept">';
  vi.mocked(readKeptPages).mockResolvedValue(['/docs/swipe']);
  const {read} = open('/docs/swipes');
  await waitFor(() =>
    expect(read()).toEqual({isMissing: false, words: 'swipes', suggestions: [{path: '/docs/swipe'}]}),
  );
  expect(readKeptPages).toHaveBeenCalledExactlyOnceWith('/base/');
  expect(listSitePages).not.toHaveBeenCalled();
});

it('stays usable without suggestions', async () => {
  vi.mocked(listSitePages).mockRejectedValue(new TypeError('Failed to fetch'));
  const {read} = open('/docs/swipes');
  await act(async () => {});
  expect(read()).toEqual({isMissing: true, words: 'swipes', suggestions: []});
});

it('drops what comes late for an address that the reader has left', async () => {
  const first = defer<string[]>();
  vi.mocked(listSitePages).mockReturnValueOnce(first.promise).mockResolvedValueOnce(['/docs/swipe']);
  const {read, goTo} = open('/docs/taps');
  await act(async () => goTo('/docs/swipes'));
  await waitFor(() => expect(read().suggestions).toEqual([{path: '/docs/swipe'}]));
  await act(async () => first.resolve(['/docs/tap']));
  expect(read()).toEqual({isMissing: true, words: 'swipes', suggestions: [{path: '/docs/swipe'}]});
});

it('shows at first what the built page shows, which knows no address, also where the page is only not kept', () => {
  document.head.innerHTML = '<meta name="offline-not-kept">';
  vi.mocked(readKeptPages).mockResolvedValue([]);
  const shown: unknown[] = [];
  renderHook(() => shown.push(useWrongAddress()), {
    wrapper: ({children}) => <MemoryRouter initialEntries={['/docs/swipes']}>{children}</MemoryRouter>,
  });
  expect(shown[0]).toEqual({isMissing: true, words: '', suggestions: []});
});
