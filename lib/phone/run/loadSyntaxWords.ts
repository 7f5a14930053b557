import {instrumentScript} from '../../python/instrumentScript';
import {listScripts} from './listScripts';
import {loadRare} from './loadRare';
import type {RunRequest} from './runProtocol';
import type {Engine} from './startEngine';
import type {wordSyntax} from './wordSyntax';
import {PROJECT_FOLDER} from './writeFiles';

/** The run puts the script here itself. */
const FILE = `${PROJECT_FOLDER}/main.py`;

/**
 * Loads what words errors of syntax, if a text of the request is not a script that can be read. A browser calls this before it
 * seals its worker, which cannot fetch anything afterwards. The interpreter reads the scripts here, and runs none of them.
 */
export async function loadSyntaxWords(
  engine: Engine,
  request: RunRequest,
): Promise<typeof wordSyntax | undefined> {
  const scripts = listScripts(request);
  const rare = await loadRare(scripts);
  if (scripts.every((script) => canRead(engine, instrumentScript(script, rare?.rewrites)))) return undefined;
  return import('./wordSyntax').then(
    (loaded) => loaded.wordSyntax,
    () => undefined,
  );
}

function canRead(engine: Engine, script: string): boolean {
  engine.writeFile(FILE, script);
  try {
    engine.run(`compile(open("${FILE}").read(), "", "exec")`);
    return true;
  } catch {
    return false;
  }
}
