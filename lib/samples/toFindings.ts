import type {SampleModule} from './toModules';

/** What pyright reports of one place; lines and columns count from 0. */
export interface Diagnostic {
  file: string;
  severity: 'error' | 'warning' | 'information';
  message: string;
  rule?: string;
  range: {start: {line: number}};
}

/**
 * Lists what is wrong with the samples as `page:line: message`, in the order of the pages. A skipped sample without an error is
 * a finding too: it need not be skipped.
 */
export function toFindings(modules: readonly SampleModule[], diagnostics: readonly Diagnostic[]): string[] {
  return modules.flatMap(({name, lines, sample}) => {
    const own = diagnostics.filter(
      ({file, severity, range}) =>
        severity === 'error' && nameOf(file) === name && (lines[range.start.line] ?? sample.line) > 0,
    );
    if (sample.skipReason !== undefined) {
      return own.length > 0
        ? []
        : [`${sample.file}:${sample.line}: the sample passes: remove skip-check="${sample.skipReason}"`];
    }
    return own.map(({message, rule, range}) => {
      const line = lines[range.start.line] ?? sample.line;
      return `${sample.file}:${line}: ${message.replace(/\s*\n\s*/g, ' ')}${rule ? ` (${rule})` : ''}`;
    });
  });
}

/** The last part of a path; on Windows pyright writes it with backslashes. */
function nameOf(file: string): string | undefined {
  return file.split(/[\\/]/).at(-1);
}
