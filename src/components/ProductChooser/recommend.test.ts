import {PLATFORMS} from '@site/lib/platforms';
import {expect, it} from 'vitest';
import {AMOUNTS, recommend, YES_NO} from './recommend';

it('says nothing while an answer is missing', () => {
  expect(recommend({system: 'android', access: 'no', realTouch: 'no'})).toBeUndefined();
});

it('needs no further answer for Windows', () => {
  expect(recommend({system: 'windows'})?.name).toBe('No board to buy');
});

it.each([
  ['android', 'no', 'no', 'few', 'No board to buy'],
  ['android', 'no', 'yes', 'few', 'ESP32-C3 board'],
  ['android', 'yes', 'yes', 'many', 'ESP32-S3 board'],
  ['ios', 'yes', 'no', 'many', 'No board to buy'],
  ['ios', 'no', 'no', 'few', 'ESP32-C3 board'],
  ['windows', 'no', 'yes', 'many', 'No board to buy'],
] as const)(
  'for %s, access %s, real touch %s, %s devices it is: %s',
  (system, access, realTouch, amount, name) => {
    expect(recommend({system, access, realTouch, amount})?.name).toBe(name);
  },
);

it('names Bluetooth as enough for a few devices alone', () => {
  for (const system of ['android', 'ios'] as const) {
    const answers = {system, access: 'no', realTouch: 'yes'} as const;
    expect(recommend({...answers, amount: 'few'})?.reason).toContain('Bluetooth is enough');
    expect(recommend({...answers, amount: 'many'})?.reason).not.toContain('is enough');
  }
});

it('says that HID mode on iOS still takes a computer once', () => {
  const answers = {system: 'ios', access: 'no', realTouch: 'no', amount: 'few'} as const;
  expect(recommend(answers)?.reason).toContain('needs one once');
});

it('has a reason and a page for every combination of answers', () => {
  for (const system of PLATFORMS)
    for (const access of YES_NO)
      for (const realTouch of YES_NO)
        for (const amount of AMOUNTS) {
          const {reason, to, next} = recommend({system, access, realTouch, amount}) ?? {};
          expect(reason).toMatch(/\.$/);
          expect(to).toMatch(/^\/docs\//);
          expect(next).toMatch(/^[AH]\w+ /);
        }
});
