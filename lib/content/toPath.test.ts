import {expect, it} from 'vitest';
import {toPath} from './toPath';

it('knows a page by its decoded path below the base URL', () => {
  expect(toPath('/base/blog/%E6%AC%A2%E8%BF%8E/', '/base/')).toBe('/blog/欢迎');
  expect(toPath('/base/', '/base/')).toBe('/');
  expect(toPath('/docs/a', '/')).toBe('/docs/a');
});
