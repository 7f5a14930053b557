import path from 'node:path';
import {makeRelease} from '../lib/deploy/makeRelease';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');

async function packageSite(): Promise<number> {
  const {files} = await makeRelease(path.join(ROOT, 'build'), path.join(ROOT, 'release'));
  const megabytes = files.reduce((sum, {bytes}) => sum + bytes, 0) / 1024 / 1024;
  console.log(
    `release/: ${files.length} files, ${megabytes.toFixed(1)} MB; recipes for hosts are in release/deploy/`,
  );
  return 0;
}

runProgram(packageSite);
