import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CLI} from 'html-validate';
import {dropContentHashes} from '../lib/files/dropContentHashes';
import {fingerprintFiles} from '../lib/files/fingerprintFiles';
import {keepVerdicts} from './keepVerdicts';
import {takeArguments} from './readArguments.mjs';
import {requireBuild} from './requireBuild.mjs';
import {runProgram} from './runProgram';

const root = path.resolve(__dirname, '..');

/** What a verdict depends on besides the HTML: the rules and html-validate. */
const BASIS = ['.htmlvalidate.json', 'scripts/checkHtml.ts', 'package-lock.json'];

const verdicts = keepVerdicts(root, 'html', fingerprintFiles(root, BASIS));

/** Checks the HTML of the built pages by .htmlvalidate.json, without those of .htmlvalidateignore. */
async function checkHtml(): Promise<number> {
  takeArguments({
    name: 'npm run html',
    summary: 'checks the HTML of the built pages; .htmlvalidate.json has the rules',
    options: {},
  });
  requireBuild();
  const cli = new CLI();
  const validator = await cli.getValidator();
  const format = await cli.getFormatter('stylish');
  const files = await cli.expandFiles(['build'], {cwd: root});
  let [unchanged, wrong] = [0, 0];
  for (const file of files) {
    const subject = dropContentHashes(readFileSync(file, 'utf8'));
    if (verdicts.hasPassed(subject)) {
      unchanged += 1;
      continue;
    }
    const report = await validator.validateFile(file);
    if (report.valid) verdicts.notePassed(subject);
    else wrong += 1;
    process.stdout.write(format(report));
  }
  console.log(`HTML of ${files.length} pages, ${unchanged} of them unchanged since they passed`);
  return wrong > 0 ? 1 : 0;
}

runProgram(checkHtml);
