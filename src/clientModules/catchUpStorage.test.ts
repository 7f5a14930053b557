// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {catchUpStorage} from './catchUpStorage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function toEvent(type: 'pagehide' | 'pageshow', persisted: boolean) {
  return Object.assign(new Event(type), {persisted});
}

it('tells a page that comes from the memory of the browser what is stored now and what no longer is, and no other', () => {
  const told: unknown[] = [];
  const listen = ({key, newValue, storageArea}: StorageEvent) =>
    told.push([key, newValue, storageArea === localStorage]);
  window.addEventListener('storage', listen);
  localStorage.setItem('marks', '[]');
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(toEvent('pageshow', false));
  window.dispatchEvent(toEvent('pagehide', true));
  localStorage.setItem('marks', '["a"]');
  localStorage.removeItem('theme');
  expect(told).toEqual([]);
  window.dispatchEvent(toEvent('pageshow', true));
  expect(told).toEqual([
    ['marks', '["a"]', true],
    ['theme', null, true],
  ]);
  window.removeEventListener('storage', listen);
});

it('does nothing where storage is refused', () => {
  const refused = {
    ownKeys() {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  vi.stubGlobal('localStorage', new Proxy({}, refused));
  expect(() => catchUpStorage(toEvent('pageshow', true))).not.toThrow();
});
