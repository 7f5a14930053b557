import path from 'node:path';
import {readPageParts} from '../lib/content/readPageParts';
import {fingerprintFiles} from '../lib/files/fingerprintFiles';
import {listFiles} from '../lib/files/listFiles';
import {selectForRun} from '../lib/phone/packages/loadPackages';
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
import {takeArguments} from './readArguments.mjs';

const root = path.resolve(__dirname, '..');

/** The scenes on which samples without one are tried, by platform. */
const PLAIN_SCENES = {android: 'settings', ios: 'iphone', windows: 'desktop'} as const;

/** What a run depends on besides its sample: the phone, its packages and scenes, and the interpreter. */
const BASIS = ['lib', 'api/ascript', 'data/scenes', 'scripts', 'package-lock.json'];

/** Runs every sample that names a scene, proves the reason of each that may not run, and refuses all others. */
async function main(): Promise<void> {
  const {survey, pages = ''} = takeArguments(
    {
      name: 'npm run check:runs',
      summary: 'runs the samples of all pages on the simulated phone',
      options: {
        survey: {
          value: 'scene',
          says: 'also says how samples with neither a scene nor a reason would end on this scene',
        },
        pages: {value: 'text', says: 'the survey takes only pages with this text in their path'},
      },
    },
    process.argv.slice(2),
  );
  const host = await createNodeHost(root);
  const run = (module: SampleModule, scene: string): Promise<RunResult> => {
    const {file, line, files = {}} = module.sample;
    const request = {source: module.text, scene: loadScene(root, scene, `${file}:${line}`), files};
    return runScript(request, {...host, ...selectForRun(host, request)});
  };
  const verdicts = keepVerdicts(root, 'runs', fingerprintFiles(root, BASIS));
  const findings: string[] = [];
  const counts = {run: 0, reasoned: 0, neither: 0, unchanged: 0};
  const judge = async (module: SampleModule, find: () => Promise<string[]>): Promise<void> => {
    const subject = JSON.stringify(module);
    if (verdicts.hasPassed(subject)) {
      counts.unchanged++;
      return;
    }
    const found = await find();
    findings.push(...found);
    if (found.length === 0) verdicts.notePassed(subject);
  };
  for (const module of listFiles(path.join(root, 'docs'), '.mdx').flatMap(readModules)) {
    const {file, line, scene, noRunReason} = module.sample;
    if (noRunReason !== undefined) {
      counts.reasoned++;
      const plain = PLAIN_SCENES[platformOf(module)];
      await judge(module, async () => judgeReason(module, await run(module, plain)));
    } else if (scene !== undefined) {
      counts.run++;
      await judge(module, async () => judgeRun(module, await run(module, scene)));
    } else {
      counts.neither++;
      findings.push(...judgeNeither(module.sample));
      if (survey === undefined || !file.includes(String(pages))) continue;
      const [found = `${file}:${line}: ends as the page says`] = judgeRun(
        module,
        await run(module, String(survey)),
      );
      console.log(found);
    }
  }
  for (const finding of findings) console.error(finding);
  console.log(
    `${counts.run} samples with a scene, ${counts.reasoned} with a reason, ${counts.neither} with neither; ${counts.unchanged} not run, unchanged since they passed; ${findings.length} findings`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
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
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message.slice(0, 2000) : String(error));
  process.exitCode = 1;
});
