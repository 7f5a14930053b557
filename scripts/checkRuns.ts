import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../lib/files/listFiles';
import {parseMdx} from '../lib/mdx/parseMdx';
import {createNodeHost} from '../lib/phone/run/createNodeHost';
import {runScript} from '../lib/phone/run/runScript';
import {loadScene} from '../lib/phone/scene/loadScene';
import {extractSamples} from '../lib/samples/extractSamples';
import {judgeRun} from '../lib/samples/judgeRun';
import {toModules} from '../lib/samples/toModules';

const root = path.resolve(__dirname, '..');

/** Runs every sample that names a scene; with `--survey <scene>` all others, to say how each would end. */
async function main(): Promise<void> {
  const [mode, surveyScene = 'settings', part = 'android'] = process.argv.slice(2);
  const isSurvey = mode === '--survey';
  const host = await createNodeHost(root);
  const findings: string[] = [];
  let runs = 0;
  for (const module of listFiles(path.join(root, 'docs'), '.mdx').flatMap(readModules)) {
    const {file, line, scene: named} = module.sample;
    const name = named ?? (isSurvey && file.includes(part) ? surveyScene : undefined);
    if (name === undefined) continue;
    const scene = loadScene(root, name, `${file}:${line}`);
    const result = await runScript({source: module.text, scene}, host);
    runs++;
    const found = judgeRun(module, result);
    if (named !== undefined) findings.push(...found);
    else console.log(found[0] ?? `${file}:${line}: ends as the page says on "${name}"`);
  }
  for (const finding of findings) console.error(finding);
  console.log(`${runs} samples run, ${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

function readModules(file: string) {
  return toModules(
    extractSamples(parseMdx(readFileSync(path.join(root, 'docs', file), 'utf8')), `docs/${file}`),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message.slice(0, 2000) : String(error));
  process.exitCode = 1;
});
