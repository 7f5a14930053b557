import path from 'node:path';
import {listScenes, loadScene} from '@site/lib/phone/scene/loadScene';
import {runOnPhone} from '@site/lib/phone/testing/runOnPhone';
import {describe, expect, it} from 'vitest';
import {toFirstScript} from './firstScripts';

const ROOT = path.resolve(__dirname, '../../..');

async function runFirst(id: string) {
  const scene = loadScene(ROOT, id, 'test');
  return runOnPhone({source: toFirstScript(id, scene.platform), scene});
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
