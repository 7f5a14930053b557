import {expect, it} from 'vitest';
import {toScript} from './toScript';

it('hands over any text as it is', () => {
  const text = '{"a": "</script>\\n\u2028 \\u00e9 `$x"}';
  const element = {dataset: {text: ''}};
  new Function('document', toScript(text))({currentScript: element});
  expect(element.dataset.text).toBe(text);
});
