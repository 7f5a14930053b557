import type {SyntaxNode} from '@lezer/common';
import {PLATFORMS, type Platform} from '../platforms';
import {readImports} from './bindings';
import type {Script} from './script';

/** A platform whose package a script imports, and the first import of it. */
export interface ImportedPlatform {
  platform: Platform;
  node: SyntaxNode;
}

/** Inside of these, an import may be meant for one platform of several. */
const CHOICES: readonly string[] = ['TryStatement', 'IfStatement', 'FunctionDefinition'];

/** The platforms whose packages a script imports wherever it runs, in the order of their first imports. */
export function listPlatforms(script: Script): ImportedPlatform[] {
  const found = new Map<Platform, SyntaxNode>();
  for (const statement of script.find('ImportStatement')) {
    if (isChosen(statement)) continue;
    for (const {full, node} of readImports(statement, script)) {
      const [, part] = /^ascript\.(\w+)/.exec(full) ?? [];
      const platform = PLATFORMS.find((name) => name === part);
      if (platform && !found.has(platform)) found.set(platform, node);
    }
  }
  return [...found].map(([platform, node]) => ({platform, node}));
}

function isChosen(statement: SyntaxNode): boolean {
  for (let node = statement.parent; node; node = node.parent) if (CHOICES.includes(node.name)) return true;
  return false;
}
