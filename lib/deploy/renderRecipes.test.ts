import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {createHosting} from './hosting';
import {listHeaders} from './listHeaders';
import {renderRecipes} from './renderRecipes';

const hosting = createHosting("default-src 'self'; script-src 'self' 'sha256-abc'");
const recipes = renderRecipes(hosting);
const hosts = [...new Set(recipes.map(({file}) => file.split('/')[0] ?? ''))];

/** The page that says what to do with the recipes. */
const page = readFileSync('docs/tutorial-basics/deploy-your-site.mdx', 'utf8');

/** What a host cannot carry, or says by words of its own. */
const NOT_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  // It cannot replace a header, and its own default means the same.
  netlify: ['no-cache'],
  // Fields of CloudFront, which toObjectStore.test.ts reads, and an option of the command.
  'object-store': [
    'Cache-Control',
    'Strict-Transport-Security',
    'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options',
    'nosniff',
    'Content-Security-Policy',
    'Referrer-Policy',
  ],
};

it.each(hosts.filter((host) => host !== 'github-pages'))(
  'writes every header and every type for %s',
  (host) => {
    const text = recipes
      .flatMap((recipe) => (recipe.file.startsWith(`${host}/`) ? [recipe.text] : []))
      .join('');
    const words = hosting.rules.flatMap(({match}) => listHeaders(hosting, match)).flat();
    const missing = [...words, ...Object.values(hosting.types)].filter((word) => !text.includes(word));
    expect([...new Set(missing)].filter((word) => !NOT_WRITTEN[host]?.includes(word))).toEqual([]);
  },
);

it('has a recipe for each kind of host', () => {
  expect(hosts).toEqual([
    'nginx',
    'caddy',
    'apache',
    'container',
    'netlify',
    'cloudflare-pages',
    'github-pages',
    'object-store',
  ]);
});

it('forbids frames, and lets the worker of the simulated phone compile', () => {
  const [, policy] = listHeaders(hosting).find(([name]) => name === 'Content-Security-Policy') ?? [];
  expect(policy).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-abc'; frame-ancestors 'none'",
  );
});

it.each(hosts)('is used on the page on publishing, for %s', (host) => {
  expect(page).toContain(`release/deploy/${host}/`);
});

it('is uploaded to Netlify without a new build, which would lack it', () => {
  const commands = page.split('\n').filter((line) => line.startsWith('npx netlify deploy '));
  expect(commands).toEqual([expect.stringContaining(' --no-build ')]);
});

it('starts the workflow for GitHub Pages by a push to the branch that the page names', () => {
  const [, branch] =
    /branches: \[(\w+)\]/.exec(recipes.find(({file}) => file.startsWith('github-pages/'))?.text ?? '') ?? [];
  expect(page).toContain(`push it to the branch \`${branch}\``);
});
