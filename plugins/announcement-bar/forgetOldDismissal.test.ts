// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {forgetOldDismissal} from './forgetOldDismissal';

const ID = 'docusaurus.announcement.id';
const DISMISS = 'docusaurus.announcement.dismiss';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(DISMISS, 'true');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the dismissal of this announcement', () => {
  localStorage.setItem(ID, 'this');
  forgetOldDismissal('this');
  expect(localStorage.getItem(DISMISS)).toBe('true');
});

it.each(['another', '', '{"\u0000'])('forgets the dismissal of the announcement "%s"', (stored) => {
  localStorage.setItem(ID, stored);
  forgetOldDismissal('this');
  expect(localStorage.getItem(DISMISS)).toBeNull();
});

it('forgets a dismissal that belongs to no announcement', () => {
  forgetOldDismissal('this');
  expect(localStorage.getItem(DISMISS)).toBeNull();
});

it('does nothing where storage is refused', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => forgetOldDismissal('this')).not.toThrow();
});
