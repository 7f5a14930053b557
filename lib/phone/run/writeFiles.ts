import {instrumentScript, STEP_MARK} from '../../python/instrumentScript';
import type {PackageFiles} from '../packages/renderPackages';
import type {RareParts} from './loadRare';
import type {RunRequest} from './runProtocol';
import type {Engine} from './startEngine';

/** Folder of the script on the simulated phone. */
export const PROJECT_FOLDER = '/project';

/** Puts packages where a run finds them. */
export function writePackages(engine: Engine, packages: PackageFiles): void {
  for (const [path, text] of Object.entries(packages)) engine.writeFile(`/packages/${path}`, text);
}

/** Puts the script and its files on the phone, with what the scene has there. */
export function writeProject(
  engine: Engine,
  {source, files = {}, scene}: RunRequest,
  rare: RareParts | undefined,
): void {
  engine.writeFile(`${PROJECT_FOLDER}/main.py`, source);
  for (const folder of ['res/img', 'res/ui']) engine.writeFile(`${PROJECT_FOLDER}/${folder}/.keep`, '');
  engine.writeFile('/sdcard/.keep', '');
  for (const name of Object.keys(scene.pictures ?? {}))
    engine.writeFile(`${PROJECT_FOLDER}/res/img/${name}.png`, 'picture');
  for (const [path, text] of Object.entries(scene.files ?? {})) engine.writeFile(path, text);
  for (const [path, text] of Object.entries(files))
    engine.writeFile(
      `${PROJECT_FOLDER}/${path}`,
      path.endsWith('.py') ? instrumentScript(text, rare?.rewrites, STEP_MARK) : text,
    );
}
