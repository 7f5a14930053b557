import type {CallToolResult, McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {describeSymbol} from '../../../../lib/api/describeSymbol';
import {describeType, findTypes} from '../../../../lib/api/describeType';
import {findNearestSymbols, findSymbols} from '../../../../lib/api/findSymbols';
import type {ApiSymbol} from '../../../../lib/api/model';
import {OLD_NAMES, OLD_PACKAGE} from '../../../../lib/lint/oldNames';
import type {Platform} from '../../../../lib/platforms';
import {answer, answerOrRefuse, Refusal} from '../answers';
import {name, platform} from '../inputs';
import type {PackageData} from '../packageData';

/** If more symbols match, they are only listed. */
const MAX_DESCRIBED = 4;
/** Between two descriptions. */
const RULE = '\n\n---\n\n';

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
    ({name: asked, platform: only}) => answerOrRefuse(() => lookUp(asked, only, data)),
  );
}

async function lookUp(asked: string, only: Platform | undefined, data: PackageData): Promise<CallToolResult> {
  const [model, symbolHrefs, {origin}] = await Promise.all([data.model(), data.hrefs(), data.site()]);
  const reference = {model, symbolHrefs};
  // Without arguments, as they stand in a call.
  const wanted = asked.replace(/\(.*$/s, '');
  const symbols = findSymbols(wanted, model, only);
  if (symbols.length > MAX_DESCRIBED) return toAnswer(listSymbols(symbols, wanted), symbols);
  if (symbols.length > 0) {
    const texts = symbols.map((symbol) => describeSymbol(symbol, reference, origin));
    return toAnswer(texts.join(RULE), symbols);
  }
  const types = findTypes(wanted, model, only);
  if (types.length === 0) throw new Refusal(describeUnknown(wanted, findNearestSymbols(wanted, model, only)));
  return toAnswer(
    types.map((type) => describeType(type, reference, origin)).join(RULE),
    types.map(({symbol}) => symbol),
  );
}

function toAnswer(text: string, symbols: readonly ApiSymbol[]): CallToolResult {
  return answer(text, {symbols: symbols.map(({name: full}) => full)});
}

function listSymbols(symbols: readonly ApiSymbol[], wanted: string): string {
  const rows = symbols.map(({name: full, doc}) => `- ${full}: ${doc.summary}`);
  return [`${symbols.length} names end in "${wanted}"; look one up by its full name:`, ...rows].join('\n');
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
