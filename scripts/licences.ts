import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findUnlistedLicences, type LockedPackage} from './findUnlistedLicences';

const file = path.resolve(__dirname, '../package-lock.json');
const {packages}: {packages: Record<string, LockedPackage>} = JSON.parse(readFileSync(file, 'utf8'));

const unlisted = findUnlistedLicences(packages);
for (const line of unlisted) console.error(line);
if (unlisted.length === 0)
  console.log(`${Object.keys(packages).length} packages, each with a licence of the list`);
process.exitCode = unlisted.length === 0 ? 0 : 1;
