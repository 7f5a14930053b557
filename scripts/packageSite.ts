import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {makeRelease} from '../lib/deploy/makeRelease';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');

/** Builds the zip and then the site, which takes the zip along, and makes `release/` from them. */
async function packageSite(): Promise<number> {
  takeArguments({
    name: 'npm run package',
    summary: 'builds the zip and the site, and makes release/ from them: files, compressed copies, recipes',
    options: {},
  });
  for (const command of ['zip', 'build']) {
    const {status} = spawnSync('npm', ['run', command], {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) return status ?? 1;
  }
  const {files} = await makeRelease(path.join(ROOT, 'build'), path.join(ROOT, 'release'));
  const megabytes = files.reduce((sum, {bytes}) => sum + bytes, 0) / 1024 / 1024;
  console.log(
    `release/: ${files.length} files, ${megabytes.toFixed(1)} MB; recipes for hosts are in release/deploy/`,
  );
  return 0;
}

runProgram(packageSite);
