import path from 'node:path';
import {listPlatforms} from '../lib/lint/listPlatforms';
import {Script} from '../lib/lint/script';
import {selectForRun} from '../lib/phone/packages/selectPackages';
import {createNodeHost} from '../lib/phone/run/createNodeHost';
import {runScript} from '../lib/phone/run/runScript';
import {DEFAULT_SCENES} from '../lib/phone/scene/defaultScenes';
import {listScenes, loadScene} from '../lib/phone/scene/loadScene';
import {takeArguments} from './readArguments.mjs';
import {readScriptFile} from './readScriptFile';
import {runProgram} from './runProgram';

const root = path.resolve(__dirname, '..');

/** Runs a script on the simulated phone: prints its output, or all events as JSON lines; status 1 when it fails. */
async function main(): Promise<number> {
  const {
    script,
    scene: asked,
    events,
  } = takeArguments({
    name: 'npm run phone',
    summary: 'runs a script on the simulated phone',
    operand: {name: 'script', says: 'the file of the script'},
    options: {
      scene: {
        value: 'name',
        says: `one of ${listScenes(root).join(', ')}; without it ${Object.values(DEFAULT_SCENES).join(', ')}, by the platform`,
      },
      events: {says: 'prints all events as JSON lines'},
    },
  });
  const source = readScriptFile(String(script));
  const [imported] = listPlatforms(new Script(source));
  const sceneId = asked ?? DEFAULT_SCENES[imported?.platform ?? 'android'];
  const scene = loadScene(root, String(sceneId), '--scene');
  const host = await createNodeHost(root);
  const request = {source, scene};
  const {outcome} = await runScript(request, {
    ...host,
    ...selectForRun(host, request),
    onEvent(event) {
      if (events) console.log(JSON.stringify(event));
      else if (event.type === 'output')
        (event.stream === 'out' ? process.stdout : process.stderr).write(event.text);
      else if (event.type === 'not-simulated')
        console.error(`Not simulated: ${event.name}${event.docs ? ` (${event.docs})` : ''}`);
      else if (event.type === 'undocumented') console.error(`Simulated, not documented: ${event.note}`);
    },
  });
  if (outcome.status === 'limit') console.error(`Stopped: ${outcome.message}`);
  return outcome.status === 'done' || outcome.status === 'exit' ? 0 : 1;
}

runProgram(main);
