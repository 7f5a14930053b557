// @vitest-environment jsdom

import {cleanup, render, screen} from '@testing-library/react';
import type {ArchiveBlogPost} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {BlogArchive} from './BlogArchive';

const HOURS_AHEAD = 14;

vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => children}));
// The reader lives where days begin first.
vi.mock('@docusaurus/theme-common/internal', () => ({
  useDateTimeFormat: (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', {timeZone: 'Pacific/Kiritimati', ...options}),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function post(title: string, date: string): ArchiveBlogPost {
  return {metadata: {title, date, permalink: `/blog/${title}`}} as unknown as ArchiveBlogPost;
}

it('lists the posts by year, with the days of UTC, as the server that builds the page does', () => {
  // A thread of Vitest takes no other time zone.
  vi.spyOn(Date.prototype, 'getFullYear').mockImplementation(function (this: Date) {
    return new Date(this.getTime() + HOURS_AHEAD * 3_600_000).getUTCFullYear();
  });
  const blogPosts = [
    post('New', '2024-06-30T23:30:00.000Z'),
    post('Late', '2023-12-31T23:30:00.000Z'),
    post('Early', '2023-01-01T00:30:00.000Z'),
  ];
  render(<BlogArchive archive={{blogPosts}} />);
  expect(screen.getAllByRole('heading').map(({textContent}) => textContent)).toEqual([
    'Archive',
    '2024',
    '2023',
  ]);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'June 30: New',
    'December 31: Late',
    'January 1: Early',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/New',
    '/blog/Late',
    '/blog/Early',
  ]);
  expect(document.querySelector('time')?.dateTime).toBe('2024-06-30T23:30:00.000Z');
});
