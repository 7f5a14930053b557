import type {BlockContent, ListItem, PhrasingContent} from 'mdast';
import type {EntryPlan} from '../api/createEntryPlanner';
import {summarizeType, toMemberName} from '../api/describeType';
import {type ApiEntryData, UNDOCUMENTED_RESULT} from '../api/entry';
import {findPrivateTypes} from '../api/findPrivateTypes';
import {formatDeclaration, formatParameter, formatSignature} from '../api/formatSignature';
import {hasUndocumentedResult} from '../api/hasUndocumentedResult';
import {isRequired, mergeParameters} from '../api/mergeParameters';
import type {ApiSymbol, Parameter, PrivateType} from '../api/model';
import type {ApiReference} from '../api/reference';
import {toCounterparts} from '../api/toCounterparts';
import {toImportLine} from '../api/toImportLine';
import {PLATFORM_NAMES} from '../platforms';
import type {MarkdownContext} from './markdownContext';
import {toInline, toList, toListItem, toParagraph, toStrong, toText} from './markdownNodes';

export interface EntryOptions {
  reference: ApiReference;
  toHref: MarkdownContext['toHref'];
}

/** The entry of a class or call in Markdown, from the stubs: signature, meaning, parameters, result and failure. */
export function renderEntry(plan: EntryPlan, options: EntryOptions): BlockContent[] {
  const {symbol} = plan;
  const {doc} = symbol;
  const {model} = options.reference;
  const code = [
    ...(plan.showsImport ? [toImportLine(symbol, model)] : []),
    ...symbol.signatures.map((signature) => formatSignature(symbol, signature)),
  ];
  const parameters = mergeParameters(symbol);
  return [
    ...(code.length > 0 ? [{type: 'code', lang: 'python', value: code.join('\n')} as const] : []),
    ...[doc.summary, ...doc.details].map((text) => toParagraph(toInline(text))),
    ...(parameters.length > 0
      ? [toLabelled('Parameters:'), toList(parameters.map((parameter) => toField(parameter, true)))]
      : []),
    ...(doc.returns === undefined || hasUndocumentedResult(doc) ? [] : [toLabelled('Returns:', doc.returns)]),
    ...describeTypes(plan, findPrivateTypes(symbol, model)),
    ...doc.raises.map(({type, description}) => toLabelled('Raises', `\`${type}\`: ${description}`)),
    ...doc.notes.map((note) => toLabelled('Note:', note)),
    ...toFacts(plan, options),
  ];
}

/** The entry of a property, an attribute or a constant, for a list of them. */
export function renderRow(plan: EntryPlan, options: EntryOptions): BlockContent[] {
  const {symbol} = plan;
  const {doc} = symbol;
  const text = [doc.summary, ...doc.details, ...doc.notes].join(' ');
  return [
    toParagraph([{type: 'inlineCode', value: formatDeclaration(symbol)}, toText(': '), ...toInline(text)]),
    ...describeTypes(plan, findPrivateTypes(symbol, options.reference.model)),
    ...toFacts(plan, options),
  ];
}

function toField(parameter: Parameter, isArgument: boolean): ListItem {
  const {description} = parameter;
  const required = isArgument && isRequired(parameter) ? ' (required)' : '';
  const meaning = description === undefined ? [] : [toText(': '), ...toInline(description)];
  return toListItem([
    toParagraph([{type: 'inlineCode', value: formatParameter(parameter)}, toText(required), ...meaning]),
  ]);
}

/** The types that are described here: a page tells each of them once. */
function describeTypes({newTypes}: EntryPlan, types: readonly PrivateType[]): BlockContent[] {
  return types
    .filter(({symbol}) => newTypes.includes(symbol.qualname))
    .flatMap((type) => [
      toParagraph([
        {type: 'inlineCode', value: type.symbol.qualname},
        toText(': '),
        ...toInline(summarizeType(type)),
      ]),
      ...(type.members.length > 0 ? [toList(type.members.map((member) => toMember(type, member)))] : []),
    ]);
}

function toMember(owner: PrivateType, member: ApiSymbol): ListItem {
  const {type, doc} = member;
  const field: Parameter = {
    name: toMemberName(owner, member),
    kind: 'positional',
    description: doc.summary,
    ...(type !== undefined && {type}),
  };
  return toField(field, false);
}

/** What a symbol needs, how sure its facts are, and where it is on other platforms. */
function toFacts(plan: EntryPlan, options: EntryOptions): BlockContent[] {
  const {symbol, showsUndocumented, showsConfidence} = plan;
  const {requires, confidence} = symbol.doc;
  const counterparts = toCounterparts(symbol, options.reference);
  const reason = showsConfidence && confidence !== undefined ? `. ${confidence.reason}` : '';
  const facts: PhrasingContent[][] = [
    ...requires.map((requirement) => toInline(`Needs: ${requirement}`)),
    ...(showsUndocumented ? [toInline(UNDOCUMENTED_RESULT)] : []),
    ...(confidence === undefined ? [] : [toInline(`Confidence: ${confidence.level}${reason}`)]),
    ...(counterparts.length > 0 ? [toLinks(counterparts, options)] : []),
  ];
  return facts.length === 0 ? [] : [toList(facts.map((fact) => toListItem([toParagraph(fact)])))];
}

function toLinks(counterparts: ApiEntryData['counterparts'], {toHref}: EntryOptions): PhrasingContent[] {
  const links = counterparts.flatMap(({platform, href}, index): PhrasingContent[] => [
    toText(index === 0 ? '' : ', '),
    {type: 'link', url: toHref(href) ?? href, children: [toText(PLATFORM_NAMES[platform])]},
  ]);
  return [toText('Also on '), ...links];
}

function toLabelled(label: string, text = ''): BlockContent {
  return toParagraph([toStrong([toText(label)]), ...(text === '' ? [] : [toText(' '), ...toInline(text)])]);
}
