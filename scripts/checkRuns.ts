import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {readPageParts} from '../lib/content/readPageParts';
import {fingerprintFiles} from '../lib/files/fingerprintFiles';
import {listFiles} from '../lib/files/listFiles';
import {selectForRun} from '../lib/phone/packages/selectPackages';
import {createNodeHost} from '../lib/phone/run/createNodeHost';
import type {RunResult} from '../lib/phone/run/runProtocol';
import {runScript} from '../lib/phone/run/runScript';
import {loadScene} from '../lib/phone/scene/loadScene';
import {PLATFORMS, type Platform} from '../lib/platforms';
import {judgeNeither} from '../lib/samples/judgeNeither';
import {judgeReason} from '../lib/samples/judgeReason';
import {judgeRun} from '../lib/samples/judgeRun';
import {type SampleModule, toModules} from '../lib/samples/toModules';
import {keepVerdicts} from './keepVerdicts';
import {type Command, takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const root = path.resolve(__dirname, '..');

const COMMAND: Command = {
  name: 'npm run check:runs',
  summary: 'runs the samples of all pages on the simulated phone',
  options: {
    survey: {
      value: 'scene',
      says: 'also says how samples with neither a scene nor a reason would end on this scene',
    },
    pages: {value: 'text', says: 'the survey takes only pages with this text in their path'},
  },
};

/** The scenes on which samples without one are tried, by platform. */
const PLAIN_SCENES = {android: 'settings', ios: 'iphone', windows: 'desktop'} as const;

/** What a run depends on besides its sample: the phone, its packages and scenes, and the interpreter. */
const BASIS = ['lib', 'api/ascript', 'data/scenes', 'scripts', 'package-lock.json'];

type Run = (module: SampleModule, scene: string) => Promise<RunResult>;

/** Runs every sample that names a scene, proves the reason of each that may not run, and refuses all others. */
async function main(): Promise<number> {
  const {survey, pages = ''} = takeArguments(COMMAND);
  const run = await createRun();
  const verdicts = keepVerdicts(root, 'runs', fingerprintFiles(root, BASIS));
  const findings: string[] = [];
  const counts = {run: 0, reasoned: 0, neither: 0, unchanged: 0};
  for (const module of listFiles(path.join(root, 'docs'), '.mdx').flatMap(readModules)) {
    const kind = kindOf(module);
    counts[kind] += 1;
    const subject = JSON.stringify(module);
    if (verdicts.hasPassed(subject)) counts.unchanged += 1;
    else {
      const found = await judge(module, run);
      findings.push(...found);
      if (found.length === 0) verdicts.notePassed(subject);
    }
    if (kind === 'neither' && survey !== undefined && module.sample.file.includes(String(pages)))
      console.log(await surveySample(module, String(survey), run));
  }
  for (const finding of findings) console.error(finding);
  console.log(
    `${counts.run} samples with a scene, ${counts.reasoned} with a reason, ${counts.neither} with neither; ${counts.unchanged} not run, unchanged since they passed; ${findings.length} findings`,
  );
  return findings.length > 0 ? 1 : 0;
}

async function createRun(): Promise<Run> {
  const host = await createNodeHost(root);
  return (module, scene) => {
    const {file, line, files = {}} = module.sample;
    const request = {source: module.text, scene: loadScene(root, scene, `${file}:${line}`), files};
    return runScript(request, {...host, ...selectForRun(host, request)});
  };
}

function kindOf({sample: {scene, noRunReason}}: SampleModule): 'run' | 'reasoned' | 'neither' {
  if (noRunReason !== undefined) return 'reasoned';
  return scene === undefined ? 'neither' : 'run';
}

/** What is wrong with a sample, as `page:line: message`. */
async function judge(module: SampleModule, run: Run): Promise<string[]> {
  const {scene, noRunReason} = module.sample;
  if (noRunReason !== undefined)
    return judgeReason(module, await run(module, PLAIN_SCENES[platformOf(module)]));
  return scene === undefined ? judgeNeither(module.sample) : judgeRun(module, await run(module, scene));
}

/** How a sample without a scene ends on one. */
async function surveySample(module: SampleModule, scene: string, run: Run): Promise<string> {
  const {file, line} = module.sample;
  const [found] = judgeRun(module, await run(module, scene));
  return found ?? `${file}:${line}: ends as the page says`;
}

/** The platform whose packages a sample imports; Android where it imports none. */
function platformOf({text}: SampleModule): Platform {
  return PLATFORMS.find((platform) => text.includes(`ascript.${platform}`)) ?? 'android';
}

function readModules(file: string): SampleModule[] {
  return toModules(readPageParts(root, `docs/${file}`).samples);
}

// The interpreter throws a hundred times in a run, for each file that it looks for in vain, and nobody reads the stacks.
Error.stackTraceLimit = 0;
// The memory of each interpreter would have V8 mark all objects anew, at every run: a quarter of the processor time.
setFlagsFromString('--no-incremental-marking');
runProgram(main);
