import {expect, it} from 'vitest';
import {listElements, parseHtml, textOfElement} from './parseHtml';

it('reads elements, attributes and texts, and leaves scripts and comments out', () => {
  const root = parseHtml(
    '<!doctype html><body><!-- <b> --><h1 class=big>Tea &amp; cake</h1><input id="q" value="1"><script>if (1 < 2) "<p>"</script></body>',
  );
  expect(listElements(root).map(({tag}) => tag)).toEqual(['body', 'h1', 'input', 'script']);
  expect(listElements(root)[1]?.attributes).toEqual({class: 'big'});
  expect(listElements(root)[2]).toMatchObject({attributes: {id: 'q'}, value: '1'});
  expect(textOfElement(root)).toBe('Tea & cake');
});

it('puts what follows a closed element beside it', () => {
  const list = listElements(parseHtml('<ul><li>One</li> <li>Two <b>2</b></li></ul><p>End'))[0];
  expect(list?.children.map(textOfElement)).toEqual(['One', 'Two 2']);
});

it('reads a page that is as deep as it is long', () => {
  const root = parseHtml(`${'<b>'.repeat(50_000)}deep`);
  expect(listElements(root)).toHaveLength(50_000);
  expect(textOfElement(root)).toBe('deep');
});
