import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findUnlistedLicences, type LockedPackage} from './findUnlistedLicences';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const LOCK_FILE = path.resolve(__dirname, '../package-lock.json');

/** Names the packages whose licence nobody has reviewed; status 1 when there are any. */
async function main(): Promise<number> {
  takeArguments({
    name: 'npm run licences',
    summary: 'checks that each installed package has a reviewed licence',
    options: {},
  });
  const {packages}: {packages: Record<string, LockedPackage>} = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
  const unlisted = findUnlistedLicences(packages);
  for (const line of unlisted) console.error(line);
  if (unlisted.length > 0) return 1;
  console.log(`${Object.keys(packages).length} packages, each with a reviewed licence`);
  return 0;
}

runProgram(main);
