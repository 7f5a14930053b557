import {PLATFORM_NAMES, type Platform} from '../platforms';
import {findPrivateTypes} from './findPrivateTypes';
import {type ApiModel, type ApiSymbol, lastName, type PrivateType} from './model';
import type {ApiReference} from './reference';

/** Largest number of calls in the list. */
const MAX_USERS = 12;

/** The types of the stubs that no script imports, by their name. */
export function findTypes(name: string, {privateTypes}: ApiModel, platform?: Platform): PrivateType[] {
  const wanted = lastName(name).toLowerCase();
  return [...privateTypes.values()]
    .flat()
    .filter(({symbol}) => platform === undefined || symbol.platform === platform)
    .filter(({symbol}) => symbol.qualname.toLowerCase() === wanted);
}

/** The calls and properties that take or give a type, directly or inside another. */
export function findTypeUsers(type: PrivateType, model: ApiModel): ApiSymbol[] {
  return [...model.names.keys()].filter(
    (symbol) =>
      symbol.platform === type.symbol.platform && findPrivateTypes(symbol, model).some((one) => one === type),
  );
}

/** Describes a private type of the stubs, of which results and arguments are made, in Markdown. */
export function describeType(type: PrivateType, reference: ApiReference, origin: string): string {
  const {symbol} = type;
  const users = findTypeUsers(type, reference.model);
  const rows = users.slice(0, MAX_USERS).map(({name, doc}) => {
    const href = reference.symbolHrefs.get(name);
    return `- \`${name}\`: ${doc.summary}${href === undefined ? '' : ` ${origin}${href}`}`;
  });
  const rest = users.length > MAX_USERS ? [`- and ${users.length - MAX_USERS} more`] : [];
  return [
    `## ${symbol.qualname}`,
    `${PLATFORM_NAMES[symbol.platform]}, a type of results and arguments; a script does not import it.`,
    summarizeType(type),
    listTypeMembers(type).join('\n'),
    rows.length === 0 ? '' : ['Calls that take or give it:', ...rows, ...rest].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Says what kind of type it is, and how its values are read. */
export function summarizeType({symbol, members}: PrivateType): string {
  const [first] = members;
  if (symbol.isDictionary === undefined || first === undefined) return symbol.doc.summary;
  return `${symbol.doc.summary} It is a dictionary: read \`value["${lastName(first.name)}"]\`, not \`value.${lastName(first.name)}\`.`;
}

/** Lists the members of a type, one item each. */
export function listTypeMembers(type: PrivateType): string[] {
  return type.members.map(
    (member) =>
      `- \`${toMemberName(type, member)}${member.type === undefined ? '' : `: ${member.type}`}\`: ${member.doc.summary}`,
  );
}

/** A member as a script writes it: the key of a dictionary stands in quotes. */
export function toMemberName({symbol}: PrivateType, {name}: ApiSymbol): string {
  return symbol.isDictionary ? `"${lastName(name)}"` : lastName(name);
}
