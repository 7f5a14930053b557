import {MAX_CHAIN_LENGTH} from '../chain/parseChain';

/** A chain and the example that it is tried on, as a link carries them; never a tree that somebody opened. */
export interface LabState {
  sceneId: string;
  chain: string;
}

/** Puts the state into the fragment of a link, which no server ever sees; `undefined` when the chain is too long. */
export function toLabHash({sceneId, chain}: LabState): string | undefined {
  return chain.length > MAX_CHAIN_LENGTH ? undefined : `#${new URLSearchParams({scene: sceneId, chain})}`;
}

/** Reads what `toLabHash` wrote; `undefined` for any other fragment, and for a scene that is not there. */
export function readLabHash(hash: string, sceneIds: readonly string[]): LabState | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const [chain, sceneId] = [parameters.get('chain'), parameters.get('scene')];
  if (chain === null || chain.length > MAX_CHAIN_LENGTH || sceneId === null) return undefined;
  return sceneIds.includes(sceneId) ? {sceneId, chain} : undefined;
}
