import {readFileSync} from 'node:fs';
import path from 'node:path';
import {selectForRun} from '../lib/phone/packages/selectPackages';
import {createNodeHost} from '../lib/phone/run/createNodeHost';
import {runScript} from '../lib/phone/run/runScript';
import {listScenes, loadScene} from '../lib/phone/scene/loadScene';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const root = path.resolve(__dirname, '..');

/** Runs a script on the simulated phone: prints its output, or all events as JSON lines; status 1 when it fails. */
async function main(): Promise<number> {
  const {
    script,
    scene: sceneId = 'settings',
    events,
  } = takeArguments({
    name: 'npm run phone',
    summary: 'runs a script on the simulated phone',
    operand: {name: 'script', says: 'the file of the script'},
    options: {
      scene: {value: 'name', says: `one of ${listScenes(root).join(', ')}; settings without it`},
      events: {says: 'prints all events as JSON lines'},
    },
  });
  const scene = loadScene(root, String(sceneId), '--scene');
  const host = await createNodeHost(root);
  const request = {source: readFileSync(String(script), 'utf8'), scene};
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
