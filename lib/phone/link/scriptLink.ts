/** A script and the scene that it runs on, as a link carries them. */
export interface LinkedScript {
  sceneId: string;
  source: string;
}

/** Longer scripts are saved as files: not every program takes longer links. */
export const MAX_LINK_LENGTH = 16_000;

/** Puts a script into the fragment of a link, which no server ever sees; `undefined` when it is too long. */
export function toScriptHash({sceneId, source}: LinkedScript): string | undefined {
  const hash = `#${new URLSearchParams({scene: sceneId, script: source})}`;
  return hash.length > MAX_LINK_LENGTH ? undefined : hash;
}

/** Reads what `toScriptHash` wrote; `undefined` for any other fragment. */
export function readScriptHash(hash: string): LinkedScript | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const source = parameters.get('script');
  if (source === null || hash.length > MAX_LINK_LENGTH) return undefined;
  return {sceneId: parameters.get('scene') ?? '', source};
}
