import path from 'node:path';
import {expect, it} from 'vitest';
import {loadModel} from '../../api/loadModel';
import {listMembers, MEMBERS} from './members';

const NAMES = [...loadModel(path.resolve(__dirname, '../../..')).symbols.keys()];
/** Python's own, and types that the stubs describe in private modules. */
const ELSEWHERE = ['str', 'list', 'dict', 'set', 'tuple', 'time', 'random', 'Rect', 'android.Rect'];

it.each([...MEMBERS].filter(([owner]) => !ELSEWHERE.includes(owner)))(
  'suggests of %s only what the stubs have there',
  (owner, members) => {
    const [type = '', platform = ''] = owner.split('.').reverse();
    const has = (member: string) =>
      NAMES.some((name) => name.startsWith(`ascript.${platform}`) && name.endsWith(`.${type}.${member}`));
    expect(members.filter((member) => !has(member))).toEqual([]);
  },
);

it('knows what a platform alone has where the platform is known', () => {
  expect(listMembers('Selector', 'ios')).toContain('label');
  expect(listMembers('Selector')).not.toContain('label');
  expect(listMembers('ascript.android.action', 'android')).toEqual(['click', 'slide', 'input', 'swipe']);
});
