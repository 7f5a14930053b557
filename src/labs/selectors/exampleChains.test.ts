import {toLabHash} from '@site/lib/selectors/link/labHash';
import {expect, it, vi} from 'vitest';
import {EXAMPLE_CHAINS, FIRST, readLinkedState, readWritten} from './exampleChains';
import {IOS_EXAMPLE} from './useScreenSource';

vi.mock('@generated/phone-engine/default/scenes.json', () => ({
  default: [
    {id: 'settings', title: 'Settings', platform: 'android'},
    {id: 'desktop', title: 'Desktop', platform: 'windows'},
  ],
}));

it('takes the example of a platform for nothing that the reader has written', () => {
  expect(readWritten(FIRST)).toBeUndefined();
  expect(readWritten({sceneId: IOS_EXAMPLE, chain: EXAMPLE_CHAINS.ios})).toBeUndefined();
  expect(readWritten({sceneId: IOS_EXAMPLE, chain: EXAMPLE_CHAINS.android})).toBe(EXAMPLE_CHAINS.android);
});

it('reads links to screens with selectors alone', () => {
  for (const sceneId of ['settings', IOS_EXAMPLE]) {
    const state = {sceneId, chain: 'Selector().find()'};
    expect(readLinkedState(toLabHash(state) ?? '')).toEqual(state);
  }
  expect(readLinkedState(toLabHash({sceneId: 'desktop', chain: 'Selector().find()'}) ?? '')).toBeUndefined();
});
