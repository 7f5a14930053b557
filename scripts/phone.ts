import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {selectForRun} from '../lib/phone/packages/loadPackages';
import {createNodeHost} from '../lib/phone/run/createNodeHost';
import {runScript} from '../lib/phone/run/runScript';
import {listScenes, loadScene} from '../lib/phone/scene/loadScene';

const root = path.resolve(__dirname, '..');

/** Runs a script on the simulated phone: prints its output, or all events as JSON lines; status 1 when it fails. */
async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      scene: {type: 'string', default: 'settings'},
      events: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const usage = `Use: npm run phone -- script.py --scene <${listScenes(root).join('|')}> [--events]`;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [script] = positionals;
  if (script === undefined) {
    console.error(usage);
    return 1;
  }
  const scene = loadScene(root, values.scene, '--scene');
  const host = await createNodeHost(root);
  const request = {source: readFileSync(script, 'utf8'), scene};
  const {outcome} = await runScript(request, {
    ...host,
    ...selectForRun(host, request),
    onEvent(event) {
      if (values.events) console.log(JSON.stringify(event));
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

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message.slice(0, 2000) : String(error));
    process.exitCode = 1;
  },
);
