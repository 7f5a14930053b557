import {execFile} from 'node:child_process';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');

/** A build of its own takes longer than a test, the more so beside other tests. */
const BUILD_TIMEOUT_MS = 180_000;

/** Builds a site of tests/fixtures, which must fail, and gives what it says. */
function buildWrongSite(name: string): Promise<string> {
  const words = [
    'scripts/docusaurus.mjs',
    'build',
    `--out-dir=test-results/${name}`,
    `--site-dir=tests/fixtures/${name}`,
  ];
  // A cached page is not read again: its warnings would show in the first build alone.
  const env = {
    ...process.env,
    CI: '',
    NODE_ENV: 'production',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  return new Promise((resolve, reject) => {
    execFile('node', words, {cwd: ROOT, env}, (error, stdout, stderr) => {
      if (error?.code === 1) resolve(stdout + stderr);
      else reject(new Error(`The build of ${name} did not fail: ${stdout}${stderr}`, {cause: error}));
    });
  });
}

describe('a page that cannot be rendered', () => {
  let said: string;

  beforeAll(async () => {
    said = await buildWrongSite('wrongPages');
  }, BUILD_TIMEOUT_MS);

  it('is named when its component has no default export, with what to do', () => {
    expect(said).toContain(
      "The page component at /no-export doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
    );
  });

  it('is named with the hook that it uses outside its provider, and the provider', () => {
    expect(said).toMatch(/"\/no-doc": .*Hook useDoc is called outside the <DocProvider>/);
    expect(said).toMatch(/"\/no-provider.*": .*Hook useColorMode is called outside the <ColorModeProvider>/);
  });

  it('is named when no category of a sidebar links to it, with where the hook is allowed', () => {
    expect(said).toContain(
      '/docs/loose is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.',
    );
  });

  it('is counted when another fails for the same reason', () => {
    expect(said.match(/Hook useColorMode/g)).toHaveLength(1);
    expect(said).toContain('(and 1 more with the same cause)');
  });
});

describe('a link that leads nowhere', () => {
  let said: string;

  beforeAll(async () => {
    said = await buildWrongSite('wrongLinks');
  }, BUILD_TIMEOUT_MS);

  it('fails the build, which names the page and the link', () => {
    expect(said).toMatch(/build failed: Docusaurus found broken links!/);
    expect(said).toMatch(/source page path = \/docs\/start:\n(.*\n)*\s+-> linking to \/missing-page/);
  });

  it('warns as a Markdown link, with file, line and what it must be', () => {
    expect(said).toContain(
      '[WARNING] Markdown link with URL `./missing-file.mdx` in source file "tests/fixtures/wrongLinks/docs/start.mdx" (5:1) couldn\'t be resolved.',
    );
    expect(said).toContain('Make sure it references a local Markdown file');
  });

  it('warns of two pages at one address, and names it', () => {
    expect(said).toMatch(/\[WARNING\] Duplicate routes found!\n- Attempting to create page at \/twin/);
  });
});
