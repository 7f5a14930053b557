import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {installPackages} from './install.mjs';
import {NEW_SPACE} from './newSpace.mjs';
import {takeArguments} from './readArguments.mjs';

const SUMMARY = 'installs what is missing, builds the site and serves it';

installPackages();
// Imported here: its packages exist only after the installation.
const {runServer, SERVER_OPTIONS} = await import('./runServer.mjs');
const values = takeArguments(
  {name: 'npm start', summary: SUMMARY, options: SERVER_OPTIONS},
  process.argv.slice(2),
);
const {status} = spawnSync(
  process.execPath,
  [NEW_SPACE, path.join(import.meta.dirname, 'docusaurus.mjs'), 'build'],
  {stdio: 'inherit'},
);
if (status !== 0) process.exit(status ?? 1);
await runServer(values);
