import path from 'node:path';
import {expect, it} from 'vitest';
import {loadModel} from '../../api/loadModel';
import {MEMBERS} from './members';

const NAMES = [...loadModel(path.resolve(__dirname, '../../..')).symbols.keys()];
/** Python's own, and a type that the stubs describe in a private module. */
const ELSEWHERE = ['str', 'list', 'dict', 'set', 'tuple', 'time', 'random', 'Rect'];

it.each([...MEMBERS].filter(([owner]) => !ELSEWHERE.includes(owner)))(
  'suggests of %s only what the stubs of a platform have',
  (owner, members) => {
    const has = (member: string) => NAMES.some((name) => name.endsWith(`.${owner}.${member}`));
    expect(members.filter((member) => !has(member))).toEqual([]);
  },
);
