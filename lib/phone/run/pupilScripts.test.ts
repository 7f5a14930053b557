import path from 'node:path';
import {expect, it} from 'vitest';
import {PUPIL_SCRIPTS} from '../../explain/testing/pupilScripts';
import {loadScene} from '../scene/loadScene';
import {runOnPhone} from '../testing/runOnPhone';

const SCENE = loadScene(path.resolve(__dirname, '../../..'), 'settings', 'test');

it.each(PUPIL_SCRIPTS)(
  'ends the script of a beginner with the error that is explained: %j',
  async (source, line, error) => {
    const {events} = await runOnPhone({source, scene: SCENE});
    const found = events.find((event) => event.type === 'error');
    expect([found?.trace.at(-1)?.line, `${found?.kind}: ${found?.message}`]).toEqual([line, error]);
  },
);
