import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {installPackages} from './install.mjs';

installPackages();
const {status} = spawnSync(process.execPath, [path.join(import.meta.dirname, 'docusaurus.mjs'), 'build'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
// Imported here: its packages exist only after the installation.
const {runServer} = await import('./serve.mjs');
await runServer(process.argv[2]);
