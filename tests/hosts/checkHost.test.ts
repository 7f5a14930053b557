import {expect, it} from 'vitest';
import {readPort} from '../../scripts/readPort.mjs';
import {serveSite} from '../../scripts/serveSite.mjs';
import {BUILD} from '../support/builtSite';
import {runCheck} from './runCheck';

it('names what the server of npm start lacks', async () => {
  const server = await serveSite({directory: BUILD, port: 0, host: 'localhost'});
  const {status, lines} = await runCheck(`http://localhost:${readPort(server)}`);
  server.close();
  const wrong = lines.filter((line) => /^\w+: \//.test(line));
  expect(new Set(wrong.map((line) => line.split(':')[0]))).toEqual(
    new Set(['headers', 'types', 'caching', 'compression', 'forms', 'markdown', 'errors']),
  );
  expect(wrong).toContainEqual(
    expect.stringMatching(/^headers: .*: Strict-Transport-Security is missing; allowed: "/),
  );
  expect(wrong).toContainEqual(expect.stringMatching(/^errors: .*gets a page in the place of a script/));
  expect(status).toBe(1);
});

it('says in one line what it cannot do', async () => {
  expect(await runCheck('docs.example')).toMatchObject({
    status: 1,
    lines: [
      'npm run check:host: found "docs.example"; allowed: an address that begins with https:// or http://',
      '',
    ],
  });
  expect(await runCheck('http://localhost:1/')).toMatchObject({
    status: 1,
    lines: ['http://localhost:1/: ECONNREFUSED', ''],
  });
});
