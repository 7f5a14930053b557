import type {CallToolResult, McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {describeModule, findModules} from '../../../../lib/api/describeModule';
import {describeSymbol} from '../../../../lib/api/describeSymbol';
import {describeType, findTypes} from '../../../../lib/api/describeType';
import {findNearestSymbols, findSymbols} from '../../../../lib/api/findSymbols';
import type {ApiModel, ApiSymbol} from '../../../../lib/api/model';
import {OLD_NAMES, OLD_PACKAGE} from '../../../../lib/lint/oldNames';
import {PLATFORM_NAMES, type Platform} from '../../../../lib/platforms';
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
        'Gives the exact signature of a class, function, method or constant of AScript: import line, parameters with units and defaults, result and when it is None, exceptions, requirements, page, and the counterpart on other platforms. Of a module (ascript.ios.action) it lists the names. Use it before you write a call: names that are not here do not exist.',
      inputSchema: z.object({name, platform}),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({name: asked, platform: only}) => answerOrRefuse(() => lookUp(asked, only, data)),
  );
}

async function lookUp(asked: string, only: Platform | undefined, data: PackageData): Promise<CallToolResult> {
  const [model, symbolHrefs, {origin}] = await Promise.all([data.model(), data.hrefs(), data.site()]);
  const reference = {model, symbolHrefs};
  const wanted = toName(asked);
  const symbols = findSymbols(wanted, model, only);
  if (symbols.length > MAX_DESCRIBED) return toAnswer(listSymbols(symbols, wanted), symbols);
  if (symbols.length > 0) {
    const texts = symbols.map((symbol) => describeSymbol(symbol, reference, origin));
    return toAnswer(texts.join(RULE), symbols);
  }
  const types = findTypes(wanted, model, only);
  if (types.length === 0) return answer(describeModules(wanted, model, only));
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

/** The name in what a caller has copied: an import line, a chain of calls, or a call with its arguments. */
function toName(asked: string): string {
  const [, module, first] = /^(?:from\s+([\w.]+)\s+)?import\s+\(?\s*([\w.]+)/.exec(asked) ?? [];
  if (first !== undefined) return module === undefined ? first : `${module}.${first}`;
  const [, owner, last] = /^([A-Z]\w*)\(.*\)\.(\w+)\s*(?:\(.*)?$/s.exec(asked) ?? [];
  if (owner !== undefined) return `${owner}.${last}`;
  return asked.replace(/\(.*$/s, '').replace(/^`|`$/g, '') || asked;
}

/** What the modules of a name hold. Throws a `Refusal` when there are none, which names what is like it. */
function describeModules(wanted: string, model: ApiModel, only: Platform | undefined): string {
  const modules = findModules(wanted, model, only);
  if (modules.length === 0) throw new Refusal(describeUnknown(wanted, model, only));
  return modules.map((module) => describeModule(module, model)).join(RULE);
}

function describeUnknown(asked: string, model: ApiModel, only: Platform | undefined): string {
  const old = findOld(asked);
  if (old !== undefined) return old;
  const elsewhere = only === undefined ? [] : findSymbols(asked, model).map(({name: full}) => full);
  const near = findNearestSymbols(asked, model, only);
  return [
    `The stubs know no "${asked}"${only === undefined ? '' : ` on ${PLATFORM_NAMES[only]}`}, so do not call it, unless it is of Python's own library or another package: these are not looked up here.`,
    ...(elsewhere.length > 0
      ? [`Other platforms have ${elsewhere.slice(0, MAX_DESCRIBED).join(', ')}.`]
      : []),
    ...(near.length > 0 ? [`Names like it: ${near.join(', ')}.`] : []),
    'If you know only what it should do, ask search_docs.',
  ].join(' ');
}

/** A sentence with today's name for a name of 2023; undefined for other names. */
function findOld(asked: string): string | undefined {
  const path = asked.replace(new RegExp(`^(?:${OLD_PACKAGE}|ascript\\.android)\\.`), '');
  const [, renamed] = [...OLD_NAMES].find(([known]) => known === path || known.endsWith(`.${path}`)) ?? [];
  if (!renamed) return undefined;
  return `"${asked}" is a name from the manual of 2023. Today it is ascript.android.${renamed.today}. ${renamed.note ?? ''}`.trim();
}
