import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {describeSymbol} from '../../../../lib/api/describeSymbol';
import {describeType, findTypes} from '../../../../lib/api/describeType';
import {findNearestSymbols, findSymbols} from '../../../../lib/api/findSymbols';
import {OLD_NAMES, OLD_PACKAGE} from '../../../../lib/lint/oldNames';
import {answer, answerOrRefuse, Refusal} from '../answers';
import {name, platform} from '../inputs';
import type {PackageData} from '../packageData';

/** If more symbols match, they are only listed. */
const MAX_DESCRIBED = 4;

/** Adds `lookup_symbol`, which describes symbols of the stubs. */
export function addLookupSymbol(server: McpServer, data: PackageData): void {
  server.registerTool(
    'lookup_symbol',
    {
      title: 'Look up a call of AScript',
      description:
        'Gives the exact signature of a class, function, method or constant of AScript: import line, parameters with units and defaults, result and when it is None, exceptions, requirements, page, and the counterpart on other platforms. Use it before you write a call: names that are not here do not exist.',
      inputSchema: z.object({name, platform}),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({name: asked, platform: only}) =>
      answerOrRefuse(async () => {
        const [model, symbolHrefs, {origin}] = await Promise.all([data.model(), data.hrefs(), data.site()]);
        const wanted = asked.replace(/\(.*$/s, '');
        const found = findSymbols(wanted, model, only);
        const types = found.length === 0 ? findTypes(wanted, model, only) : [];
        if (types.length > 0)
          return answer(
            types.map((type) => describeType(type, {model, symbolHrefs}, origin)).join('\n\n---\n\n'),
            {symbols: types.map(({symbol}) => symbol.name)},
          );
        if (found.length === 0)
          throw new Refusal(describeUnknown(wanted, findNearestSymbols(wanted, model, only)));
        if (found.length <= MAX_DESCRIBED) {
          const reference = {model, symbolHrefs};
          return answer(
            found.map((symbol) => describeSymbol(symbol, reference, origin)).join('\n\n---\n\n'),
            {
              symbols: found.map(({name: full}) => full),
            },
          );
        }
        const rows = found.map((symbol) => `- ${symbol.name}: ${symbol.doc.summary}`);
        return answer(
          [`${found.length} names end in "${wanted}"; look one up by its full name:`, ...rows].join('\n'),
          {
            symbols: found.map(({name: full}) => full),
          },
        );
      }),
  );
}

function describeUnknown(asked: string, nearest: readonly string[]): string {
  const old = findOld(asked);
  if (old !== undefined) return old;
  return `The stubs know no "${asked}", so do not call it. Nearest: ${nearest.join(', ')}.`;
}

/** A sentence with today's name for a name of 2023; undefined for other names. */
function findOld(asked: string): string | undefined {
  const path = asked.replace(new RegExp(`^(?:${OLD_PACKAGE}|ascript\\.android)\\.`), '');
  const [, renamed] = [...OLD_NAMES].find(([known]) => known === path || known.endsWith(`.${path}`)) ?? [];
  if (!renamed) return undefined;
  return `"${asked}" is a name from the manual of 2023. Today it is ascript.android.${renamed.today}. ${renamed.note ?? ''}`.trim();
}
