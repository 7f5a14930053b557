import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadModel} from '../lib/api/loadModel';
import {readPageParts} from '../lib/content/readPageParts';
import {fingerprintFiles} from '../lib/files/fingerprintFiles';
import {listFiles} from '../lib/files/listFiles';
import {lintScript} from '../lib/lint/lintScript';
import {forSamples} from '../lib/lint/pyrightConfig';
import type {Sample} from '../lib/samples/extractSamples';
import {type Diagnostic, toFindings} from '../lib/samples/toFindings';
import {type SampleModule, toModules} from '../lib/samples/toModules';
import {keepVerdicts} from './keepVerdicts';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';
import {runPyright} from './runPyright';

/** How many samples may be skipped; the number only goes down. */
const MAX_SKIPPED = 0;

const root = path.resolve(__dirname, '..');
const STUBS = {product: path.join(root, 'api'), others: path.join(root, 'api', 'typings')};

/** What a verdict depends on besides the sample: the stubs, the lints, and pyright. */
const BASIS = ['lib', 'api', 'scripts', 'package-lock.json'];

/** Checks the Python samples of all pages with pyright and our own lints; status 1 when there is a finding. */
async function main(): Promise<number> {
  takeArguments({
    name: 'npm run check:samples',
    summary: 'checks the types of all Python samples on pages, and runs our lints over them',
    options: {},
  });
  const samples = readSamples();
  const modules = toModules(samples);
  const verdicts = keepVerdicts(root, 'samples', fingerprintFiles(root, BASIS));
  const subject = JSON.stringify(modules);
  const isUnchanged = verdicts.hasPassed(subject);
  const findings = isUnchanged ? [] : [...toFindings(modules, check(modules)), ...lint(modules)];
  const skipped = samples.filter(({skipReason}) => skipReason !== undefined).length;
  for (const finding of findings) console.error(finding);
  if (skipped > MAX_SKIPPED)
    console.error(`checkSamples: ${skipped} samples are skipped; allowed: ${MAX_SKIPPED}`);
  console.log(
    `${samples.length - skipped} Python samples ${isUnchanged ? 'unchanged since they passed' : 'checked'}, ${skipped} skipped, ${findings.length} findings`,
  );
  const hasPassed = findings.length === 0 && skipped <= MAX_SKIPPED;
  if (hasPassed) verdicts.notePassed(subject);
  return hasPassed ? 0 : 1;
}

function readSamples(): Sample[] {
  return ['docs', 'blog', 'src'].flatMap((folder) =>
    listFiles(path.join(root, folder), '.mdx').flatMap(
      (file) => readPageParts(root, `${folder}/${file}`).samples,
    ),
  );
}

/** Checks types in a folder of this run alone: pyright hangs when a file is deleted that it is about to read. */
function check(modules: readonly SampleModule[]): Diagnostic[] {
  const work = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const {name, text} of modules) writeFileSync(path.join(work, name), text);
  writeFileSync(path.join(work, 'pyrightconfig.json'), JSON.stringify(forSamples(STUBS)));
  try {
    return runPyright(root, work).generalDiagnostics;
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}

/** Findings of the product's own lints. */
function lint(modules: readonly SampleModule[]): string[] {
  const knowledge = {model: loadModel(root), hrefs: new Map<string, string>()};
  return modules.flatMap(({text, lines, sample}) =>
    lintScript(text, knowledge)
      .filter(({line}) => lines[line - 1] !== 0 && sample.skipReason === undefined)
      .map(
        ({line, message, rule}) => `${sample.file}:${lines[line - 1] ?? sample.line}: ${message} (${rule})`,
      ),
  );
}

runProgram(main);
