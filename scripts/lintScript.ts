import path from 'node:path';
import {loadModel} from '../lib/api/loadModel';
import {loadSymbolHrefs} from '../lib/api/loadSymbolHrefs';
import {checkTypes} from '../lib/lint/checkTypes';
import {formatFinding} from '../lib/lint/formatFinding';
import {lintScript} from '../lib/lint/lintScript';
import {pluralize} from '../lib/text/pluralize';
import {takeOperands} from './readArguments.mjs';
import {readScriptFile} from './readScriptFile';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');

/** Prints what is wrong with scripts, with line, reason and page; status 1 when something is. */
async function main(): Promise<number> {
  const files = takeOperands({
    name: 'npm run lint:script',
    summary: 'says what is wrong with scripts',
    operand: {name: 'script', says: 'the file of a script; there may be several', isList: true},
    options: {},
  });
  const sources = files.map(readScriptFile);
  const checked = checkTypes(sources, {
    pyright: path.join(ROOT, 'node_modules', 'pyright', 'index.js'),
    stubs: {product: path.join(ROOT, 'api'), others: path.join(ROOT, 'api', 'typings')},
  });
  const model = loadModel(ROOT);
  const hrefs = loadSymbolHrefs(ROOT, model);
  const diagnostics = await checked;
  const findings = files.flatMap((file, index) =>
    lintScript(sources[index] ?? '', {model, hrefs}, diagnostics[index]).map((finding) =>
      formatFinding(finding, file),
    ),
  );
  for (const finding of findings) console.log(finding);
  console.log(`${pluralize(files.length, 'script')} checked, ${pluralize(findings.length, 'finding')}`);
  return findings.length > 0 ? 1 : 0;
}

runProgram(main);
