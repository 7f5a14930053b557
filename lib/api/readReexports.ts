import type {SyntaxNode} from '@lezer/common';
import type {StubSource} from './stubSource';

/** Reads the re-exports of an import in `module`, alias to full name: only `from .x import Y as Y` counts as one (PEP 484). */
export function readReexports(source: StubSource, node: SyntaxNode, module: string): [string, string][] {
  const match = source.text(node).match(/^from\s+(\.+)([\w.]*)\s+import\s+\(?([^()]*)\)?$/s);
  const [, dots = '', from = '', names = ''] = match ?? [];
  if (dots === '') return [];
  const parts = module.split('.');
  const base = source.isPackage
    ? parts.slice(0, parts.length - dots.length + 1)
    : parts.slice(0, -dots.length);
  return names.split(',').flatMap((name): [string, string][] => {
    const [, original, alias] = name.trim().match(/^(\w+)\s+as\s+(\w+)$/) ?? [];
    if (original === undefined || original !== alias) return [];
    return [[`${module}.${alias}`, [...base, from, original].filter(Boolean).join('.')]];
  });
}
