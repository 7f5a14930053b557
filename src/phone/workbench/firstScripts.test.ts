import path from 'node:path';
import {createNodeHost} from '@site/lib/phone/run/createNodeHost';
import {type RunHost, runScript} from '@site/lib/phone/run/runScript';
import {listScenes, loadScene} from '@site/lib/phone/scene/loadScene';
import {beforeAll, describe, expect, it} from 'vitest';
import {toFirstScript} from './firstScripts';

const ROOT = path.resolve(__dirname, '../../..');
let host: RunHost;

beforeAll(async () => {
  host = await createNodeHost(ROOT);
}, 60_000);

async function runFirst(id: string) {
  const scene = loadScene(ROOT, id, 'test');
  return runScript({source: toFirstScript(id, scene.platform), scene}, host);
}

describe('the script that the workbench begins with', () => {
  it.each(listScenes(ROOT))('runs in the scene %s and prints something', async (id) => {
    const {outcome, output} = await runFirst(id);
    expect(outcome).toEqual({status: 'done'});
    expect(output.trim()).not.toBe('');
    expect(output).not.toMatch(/None|There is no (?:Bluetooth|General|calculator)/);
  });

  it.each(['settings', 'iphone', 'desktop'])('changes what the screen shows in %s', async (id) => {
    const {events} = await runFirst(id);
    expect(events.filter(({type}) => type === 'screen').length).toBeGreaterThan(1);
  });
});
