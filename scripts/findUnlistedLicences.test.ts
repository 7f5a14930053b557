import {expect, it} from 'vitest';
import {findUnlistedLicences} from './findUnlistedLicences';

const check = (license?: string, name = 'some-package') =>
  findUnlistedLicences({
    [`node_modules/${name}`]: {version: '1.0.0', ...(license !== undefined && {license})},
  });

it('lets one of several licences suffice, and asks for all that hold together', () => {
  expect(check('(WTFPL OR MIT)')).toEqual([]);
  expect(check('Apache-2.0 AND MIT')).toEqual([]);
  expect(check('Apache-2.0 AND GPL-3.0')).toHaveLength(1);
});

it('names a package whose licence is not listed, or missing', () => {
  expect(check('AGPL-3.0')[0]).toMatch(/^some-package 1\.0\.0: its licence is "AGPL-3\.0"; allowed: 0BSD, /);
  expect(check()[0]).toContain('its licence is "not named"');
});

it('lets packages stay that somebody has looked at', () => {
  expect(check('MPL-2.0', 'axe-core')).toEqual([]);
  expect(check('MPL-2.0', 'other/node_modules/axe-core')).toEqual([]);
});
