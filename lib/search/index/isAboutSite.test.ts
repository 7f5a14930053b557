import {expect, it} from 'vitest';
import {isAboutSite} from './isAboutSite';

it('tells pages on this website from those on the product, in any docs version', () => {
  for (const url of [
    '/docs/tutorial-extras/translate-your-site',
    '/docs/next/tutorial-basics/create-a-page',
    '/docs/1.0/tutorial-basics/create-a-page#mdx',
  ])
    expect(isAboutSite(url), url).toBe(true);
  for (const url of ['/docs/android/api/intent', '/docs/tutorial', '/blog/tutorial-basics/'])
    expect(isAboutSite(url), url).toBe(false);
});
