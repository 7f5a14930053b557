import path from 'node:path';
import {loadScene} from '../scene/loadScene';
import {runOnPhone} from './runOnPhone';

const ROOT = path.resolve(__dirname, '../../..');

/**
 * What a script prints that runs to its end in a scene of data/scenes; its lines are given one by one. Throws how it ended
 * where that is not its end.
 */
export async function printFrom(scene: string, ...lines: string[]): Promise<string> {
  const source = lines.join('\n');
  const {output, outcome} = await runOnPhone({source, scene: loadScene(ROOT, scene, 'test')});
  if (outcome.status !== 'done') throw new Error(`the script ended otherwise: ${JSON.stringify(outcome)}`);
  return output;
}

/** What a script prints to which the scene does not matter. */
export function print(...lines: string[]): Promise<string> {
  return printFrom('settings', ...lines);
}
