import {describe, expect, it} from 'vitest';
import {createHosting} from './hosting';
import {CONTAINER, toContainerNginx, toDockerfile} from './toContainer';

describe('the Dockerfile', () => {
  const lines = toDockerfile()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const find = (instruction: string) => lines.filter((line) => line.startsWith(`${instruction} `));

  it('knows no instruction but these', () => {
    expect([...new Set(lines.map((line) => line.split(' ')[0]))]).toEqual([
      'FROM',
      'RUN',
      'COPY',
      'USER',
      'EXPOSE',
      'STOPSIGNAL',
      'HEALTHCHECK',
      'CMD',
    ]);
  });

  it('names the version of its base', () => {
    expect(find('FROM')).toEqual([expect.stringMatching(/^FROM [a-z/]+:\d+\.\d+$/)]);
  });

  it('ends as a user by number that is not root', () => {
    expect(find('USER')).toEqual([expect.stringMatching(/^USER [1-9]\d*:[1-9]\d*$/)]);
    expect(lines.indexOf(find('USER')[0] ?? '')).toBeLessThan(lines.indexOf(find('CMD')[0] ?? ''));
  });

  it('fetches nothing but packages of its base, and keeps no list of them', () => {
    expect(lines.filter((line) => /https?:\/\/(?!127\.0\.0\.1)/.test(line))).toEqual([]);
    expect(find('RUN')).toEqual([expect.stringMatching(/^RUN apk add --no-cache [a-z0-9 -]+$/)]);
  });

  it('asks for the home page to see whether it is well, at the port on which nginx listens', () => {
    expect(find('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${CONTAINER.port}/`);
    expect(toContainerNginx(createHosting("script-src 'self'"))).toContain(`listen ${CONTAINER.port};`);
  });

  it('starts nginx by its name, without a shell between, so that it hears the signal to stop', () => {
    expect(find('CMD')).toEqual(['CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]']);
  });
});

it('writes to the one folder that a read-only container has for it', () => {
  const text = toContainerNginx(createHosting("script-src 'self'"));
  const paths = [...text.matchAll(/(?:_temp_path|pid|access_log|error_log) ([^;]+);/g)].map(
    ([, path]) => path,
  );
  expect(paths.filter((path) => !path?.startsWith('/tmp/'))).toEqual(['stderr', 'off']);
});
