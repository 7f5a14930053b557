import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {formatFinding} from '../../../../lib/lint/formatFinding';
import {pluralize} from '../../../../lib/text/pluralize';
import {answer, answerOrRefuse} from '../answers';
import {check} from '../check';
import {script} from '../inputs';
import type {PackageData} from '../packageData';

const MAX_FINDINGS = 60;

/** Adds `check_script`, which finds mistakes in a script. */
export function addCheckScript(server: McpServer, data: PackageData): void {
  server.registerTool(
    'check_script',
    {
      title: 'Check an AScript script',
      description:
        'Checks a script against the real API: names and arguments that do not exist, names from 2023 with the name of today, values of the wrong type, results that may be None, milliseconds and seconds, loops without a pause or a limit, Python newer than 3.8. Each finding has line, reason and page. Call it before you hand a script over, and again after each change. It does not run the script.',
      inputSchema: z.object({script}),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({script: source}, {mcpReq: {signal}}) =>
      answerOrRefuse(async () => {
        const [findings, {origin}] = await Promise.all([check(source, data, signal), data.site()]);
        if (findings.length === 0) return answer('No findings.', {findings: []});
        const shown = findings.slice(0, MAX_FINDINGS);
        const rest = findings.length - shown.length;
        const rows = shown.map((finding) => formatFinding(finding, 'main.py', origin));
        const end = rest > 0 ? [`… and ${rest} more: fix these first.`] : [];
        return answer([`${pluralize(findings.length, 'finding')}:`, ...rows, ...end].join('\n'), {
          findings: shown.map((finding) => ({...finding})),
        });
      }),
  );
}
