import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {installPackages} from './install.mjs';
import {NEW_SPACE} from './newSpace.mjs';
import {takeArguments} from './readArguments.mjs';
import {SERVER_OPTIONS} from './serverOptions.mjs';

const SUMMARY = 'installs what is missing, builds the site and serves it';

const values = takeArguments({name: 'npm start', summary: SUMMARY, options: SERVER_OPTIONS});
installPackages();
const {status} = spawnSync(
  process.execPath,
  [NEW_SPACE, path.join(import.meta.dirname, 'docusaurus.mjs'), 'build'],
  {stdio: 'inherit'},
);
if (status !== 0) process.exit(status ?? 1);
// Imported here: its packages exist only after the installation.
const {runServer} = await import('./runServer.mjs');
await runServer(values);
