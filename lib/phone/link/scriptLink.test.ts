import {expect, it} from 'vitest';
import {MAX_LINK_LENGTH, readScriptHash, toScriptHash} from './scriptLink';

it('carries a script as it is, with signs and other alphabets', () => {
  const script = {sceneId: 'mail', source: 'print("a & b = 100 %+#")\nprint("你好")\n'};
  expect(readScriptHash(toScriptHash(script) ?? '')).toEqual(script);
});

it('refuses a script that is too long for a link', () => {
  expect(toScriptHash({sceneId: 'mail', source: 'x'.repeat(MAX_LINK_LENGTH)})).toBeUndefined();
});

it.each(['', '#find', '#a=b', `#script=${'x'.repeat(MAX_LINK_LENGTH)}`])(
  'reads no script from %.20s',
  (hash) => {
    expect(readScriptHash(hash)).toBeUndefined();
  },
);
