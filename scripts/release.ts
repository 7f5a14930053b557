import path from 'node:path';
import {type PublishOptions, publishRelease, rollBack} from '../lib/deploy/publishRelease';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');

async function main(): Promise<number> {
  const values = takeArguments({
    name: 'npm run release',
    summary: 'puts a release on this server, and switches to it in one step',
    operand: {name: 'folder', says: 'where releases live on this server, such as /srv/ascript'},
    options: {
      keep: {value: 'releases', kind: 'count', least: 2, says: 'how many keep their scripts, 5 without it'},
      'keep-days': {value: 'days', kind: 'count', least: 0, says: 'how long they keep them, 30 without it'},
      'allow-missing': {says: 'allows that pages of the running release are missing'},
      from: {value: 'folder', says: 'the release to put there, release without it'},
      back: {says: 'switches back to the release that ran before'},
    },
  });
  const target = String(values.folder);
  const options: PublishOptions = {
    keep: Number(values.keep ?? 5),
    keepDays: Number(values['keep-days'] ?? 30),
    allowMissing: Boolean(values['allow-missing']),
  };
  const from = String(values.from ?? path.join(ROOT, 'release'));
  const name = values.back ? await rollBack(target) : await publishRelease(from, target, options);
  console.log(`${path.join(target, 'current')} leads to ${name}`);
  return 0;
}

runProgram(main);
