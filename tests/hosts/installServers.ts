import {spawnSync} from 'node:child_process';

/** Installs the servers from Debian where they are missing and we may; what is still missing is named. */
export default function installServers(): void {
  const missing = ['nginx', 'caddy', 'apache2', 'openssl'].filter(
    (name) => spawnSync('which', [name]).status !== 0,
  );
  if (missing.length === 0) return;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2-bin', 'openssl'];
  spawnSync('apt-get', ['update'], {stdio: 'ignore'});
  const {status} = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env: {...process.env, RUNLEVEL: '1'},
  });
  if (status !== 0)
    throw new Error(
      `The tests of the recipes need ${missing.join(', ')}: install them (Debian: ${packages.join(' ')}).`,
    );
}
