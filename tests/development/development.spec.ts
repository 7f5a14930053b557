import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {findFreePort} from '../../scripts/findFreePort';
import {expect, test} from '../support/test';

const SITE = path.resolve(__dirname, '../fixtures/versions');
const COMMAND = path.resolve(__dirname, '../../scripts/docusaurus.mjs');
/** The path of the bundler's middleware that compiles what is asked for (plugins/lazy-compilation). */
const COMPILATION = '/lazy-compilation-using-';

let origin: string;
let stop: () => Promise<unknown>;

test.beforeAll(async () => {
  const port = await findFreePort();
  const env = {...process.env, NODE_ENV: 'development', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  const server = spawn('node', [COMMAND, 'start', '--port', `${port}`], {cwd: SITE, env, stdio: 'ignore'});
  stop = () => {
    server.kill();
    return once(server, 'exit');
  };
  origin = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ok}) => ok,
          () => false,
        ),
      {timeout: 60_000},
    )
    .toBe(true);
});

test.afterAll(() => stop());

test('`npm run dev` compiles each page once, when it is first opened', async ({page}) => {
  const wanted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(COMPILATION)) wanted.push(request.postData() ?? '');
  });
  await page.goto(`${origin}/docs/capture`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Capture');
  expect(wanted.join()).toContain('docs/capture.mdx');
  expect(wanted.join()).not.toContain('docs/gestures.mdx');

  wanted.length = 0;
  await page.getByRole('link', {name: 'Gestures'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gestures');
  expect(wanted.join()).toContain('docs/gestures.mdx');

  wanted.length = 0;
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Capture');
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Capture');
  expect(wanted).toEqual([]);
});
