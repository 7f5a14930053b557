import path from 'node:path';
import {createNodeHost} from '../run/createNodeHost';
import {type RunHost, runScript} from '../run/runScript';
import {loadScene} from '../scene/loadScene';

const ROOT = path.resolve(__dirname, '../../..');
let host: Promise<RunHost> | undefined;

/**
 * What a script prints that runs to its end in a scene of data/scenes; its lines are given one by one. Throws how it ended
 * where that is not its end.
 */
export async function printFrom(scene: string, ...lines: string[]): Promise<string> {
  host ??= createNodeHost(ROOT);
  const source = lines.join('\n');
  const {output, outcome} = await runScript({source, scene: loadScene(ROOT, scene, 'test')}, await host);
  if (outcome.status !== 'done') throw new Error(`the script ended otherwise: ${JSON.stringify(outcome)}`);
  return output;
}
