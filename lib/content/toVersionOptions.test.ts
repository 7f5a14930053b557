import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {expect, expectTypeOf, it} from 'vitest';
import {toVersionOptions, type VersionOptions} from './toVersionOptions';

const LATEST = {current: {label: 'Latest'}};

it('gives what the docs plugin understands', () => {
  expectTypeOf<VersionOptions>().toExtend<Partial<PluginOptions>>();
});

it('keeps the newest pages at their addresses, whatever was frozen', () => {
  expect(toVersionOptions([], 'browser')).toEqual({lastVersion: 'current', versions: LATEST});
  expect(toVersionOptions(['1.0'], 'browser').lastVersion).toBe('current');
});

it('keeps search engines away from every frozen version', () => {
  const noIndex = true;
  expect(toVersionOptions(['2.0', '1.0'], 'browser').versions).toEqual({
    ...LATEST,
    '2.0': {noIndex},
    '1.0': {noIndex},
  });
});

it('leaves frozen versions out of the site that opens from a folder', () => {
  expect(toVersionOptions(['1.0'], 'hash').onlyIncludeVersions).toEqual(['current']);
});
