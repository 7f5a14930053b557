import {expect, it} from 'vitest';
import {LACKING_NAMES} from '../../python/lackingNames';
import {printFrom} from '../testing/printFrom';

const TYPES = new Set(['str', 'int', 'float']);

it('has none of the names that it is said to lack', async () => {
  const owners = [...LACKING_NAMES].map(([owner, names]) => {
    const value = TYPES.has(owner) ? owner : `importlib.import_module("${owner}")`;
    return `found += ["${owner}." + name for name in "${[...names].join(' ')}".split() if hasattr(${value}, name)]`;
  });
  expect(await printFrom('settings', 'import importlib, math', 'found = []', ...owners, 'print(found)')).toBe(
    '[]\n',
  );
});
