import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {takeArguments} from './readArguments.mjs';

takeArguments({
  name: 'npm run probe',
  summary:
    'combines every fault of tests/probe with every action on every page; npm test tries a sample of them',
  options: {},
});
const root = path.resolve(import.meta.dirname, '..');
const {status} = spawnSync(path.join(root, 'node_modules', '.bin', 'playwright'), ['test', 'tests/probe'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {...process.env, PROBE: 'whole'},
});
process.exit(status ?? 1);
