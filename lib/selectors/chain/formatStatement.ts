import type {ChainPlatform} from './methods';

/** Writes a whole script for a chain, with a test for what may be missing. */
export function formatStatement(chain: string, end: 'find' | 'find_all', platform: ChainPlatform): string {
  const shown = platform === 'ios' ? 'label' : 'text';
  const head = `from ascript.${platform}.node import Selector\n\n`;
  if (end === 'find_all')
    return `${head}nodes = ${chain}.find_all() or []\nprint(len(nodes), "found")\nfor node in nodes:\n    print(node.${shown})\n`;
  return `${head}node = ${chain}.find()\nif node is None:\n    print("The control is not on this screen.")\nelse:\n    print("Found:", node.${shown})\n`;
}
