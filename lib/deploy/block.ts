/** Lines in braces below a head, as nginx and Caddy write them. */
export interface Block {
  head: string;
  lines: readonly Line[];
}

export type Line = string | Block;

/** Makes a block. */
export function block(head: string, lines: readonly Line[]): Block {
  return {head, lines};
}

/** Renders a configuration, indented by two spaces a level. */
export function render(lines: readonly Line[], indent = ''): string {
  return lines
    .map((line) =>
      typeof line === 'string'
        ? `${indent}${line}\n`
        : `${indent}${line.head} {\n${render(line.lines, `${indent}  `)}${indent}}\n`,
    )
    .join('');
}
