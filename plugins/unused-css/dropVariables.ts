import type {Declaration, Root} from 'postcss';

/**
 * Removes the custom properties of a style sheet that neither it nor any other style sheet reads, and those that only
 * removed ones read.
 */
export function dropVariables(root: Root, otherStyles: readonly string[]): void {
  const others = new Set(otherStyles.flatMap(readNames));
  for (let dropped = true; dropped; ) {
    dropped = false;
    const used = new Set(readNames(root.toString()));
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (used.has(declaration.prop) || others.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

function readNames(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}
