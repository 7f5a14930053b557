import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describeInvalid} from '../../errors/describeInvalid';
import {readJson} from '../../validation/readJson';
import {readScene} from './readScene';
import type {Scene} from './scene';

/** Folder of the scenes, from the root of the project. */
export const SCENES = 'data/scenes';

/** Names of all scenes. */
export function listScenes(root: string): string[] {
  return readdirSync(path.join(root, SCENES))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
}

/** Reads and checks a scene by its name; `place` names what asks for it in the error for an unknown one. */
export function loadScene(root: string, id: string, place: string): Scene {
  const scenes = listScenes(root);
  if (!scenes.includes(id))
    throw describeInvalid({file: place, field: 'scene', found: id, allowed: scenes.join(', ')});
  const file = `${SCENES}/${id}.json`;
  return readScene(file, readJson(readFileSync(path.join(root, file), 'utf8'), file));
}
