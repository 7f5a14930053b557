import type {SceneApp} from '../scene/scene';

/** A program by its name, its process with or without `.exe`, or its path, in any case. */
export function findProgram(apps: readonly SceneApp[], program: string): SceneApp | undefined {
  const wanted = program.toLowerCase();
  return apps.find(({name, packageName, window}) =>
    [name, packageName, packageName.replace(/\.exe$/, ''), window?.path]
      .map((known) => known?.toLowerCase())
      .includes(wanted),
  );
}
