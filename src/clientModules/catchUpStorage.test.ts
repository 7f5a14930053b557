// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {catchUpStorage} from './catchUpStorage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function toEvent(persisted: boolean) {
  return Object.assign(new Event('pageshow'), {persisted});
}

it('tells a page that comes from the memory of the browser what is stored now, and no other', () => {
  const told: unknown[] = [];
  const listen = ({key, newValue, storageArea}: StorageEvent) =>
    told.push([key, newValue, storageArea === localStorage]);
  window.addEventListener('storage', listen);
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(toEvent(false));
  expect(told).toEqual([]);
  window.dispatchEvent(toEvent(true));
  expect(told).toEqual([['theme', 'dark', true]]);
  window.removeEventListener('storage', listen);
});

it('does nothing where storage is refused', () => {
  const refused = {
    ownKeys() {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  vi.stubGlobal('localStorage', new Proxy({}, refused));
  expect(() => catchUpStorage(toEvent(true))).not.toThrow();
});
