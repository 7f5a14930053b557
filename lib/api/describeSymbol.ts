import {PLATFORM_NAMES, PLATFORMS} from '../platforms';
import {listTypeMembers, summarizeType} from './describeType';
import {findCounterpart} from './findCounterpart';
import {findPrivateTypes} from './findPrivateTypes';
import {formatDeclaration, formatParameter, formatSignature} from './formatSignature';
import {mergeParameters} from './mergeParameters';
import type {ApiModel, ApiSymbol} from './model';
import type {ApiReference} from './reference';
import {toImportLine} from './toImportLine';

/** Describes a symbol in Markdown, from the stubs and the site; `origin` is put before the paths of pages. */
export function describeSymbol(symbol: ApiSymbol, reference: ApiReference, origin: string): string {
  const {model} = reference;
  const {doc, kind, name, platform} = symbol;
  const types = findPrivateTypes(symbol, model).flatMap((type) => [
    `- \`${type.symbol.qualname}\`: ${summarizeType(type)}`,
    ...listTypeMembers(type).map((row) => `  ${row}`),
  ]);
  const members = kind === 'class' ? listMembers(symbol, model) : [];
  return [
    `## ${name}`,
    `${PLATFORM_NAMES[platform]}, ${kind}. ${doc.summary}`,
    ['```python', toImportLine(symbol, model), ...toSignatures(symbol), '```'].join('\n'),
    ...doc.details,
    section('Parameters', describeParameters(symbol)),
    doc.returns === undefined ? '' : `Returns: ${doc.returns}`,
    section('Types', types),
    section(
      'Raises',
      doc.raises.map(({type, description}) => `- \`${type}\`: ${description}`),
    ),
    section(
      'Notes',
      doc.notes.map((note) => `- ${note}`),
    ),
    section(
      'Requires',
      doc.requires.map((need) => `- ${need}`),
    ),
    doc.confidence === undefined ? '' : `Confidence: ${doc.confidence.level}. ${doc.confidence.reason}`,
    section('Members', members),
    `Page: ${toPage(symbol, reference, origin)}`,
    section('On other platforms', describeCounterparts(symbol, reference, origin)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The signatures of a symbol, one a row; the declaration of what is not called, none for a class that is never constructed. */
export function toSignatures(symbol: ApiSymbol): string[] {
  const {signatures, isAsync} = symbol;
  if (signatures.length > 0)
    return signatures.map((signature) => `${isAsync ? 'async ' : ''}${formatSignature(symbol, signature)}`);
  return symbol.kind === 'class' ? [] : [formatDeclaration(symbol)];
}

function describeParameters(symbol: ApiSymbol): string[] {
  return mergeParameters(symbol).map(
    (parameter) => `- \`${formatParameter(parameter)}\`: ${parameter.description ?? ''}`,
  );
}

function listMembers({name}: ApiSymbol, {names}: ApiModel): string[] {
  return [...names.keys()]
    .filter((member) => member.name.startsWith(`${name}.`))
    .map((member) => `- \`${toSignatures(member)[0] ?? member.qualname}\`: ${member.doc.summary}`);
}

function describeCounterparts(symbol: ApiSymbol, reference: ApiReference, origin: string): string[] {
  return PLATFORMS.filter((platform) => platform !== symbol.platform).map((platform) => {
    const found = findCounterpart(symbol, platform, reference.model);
    if (!found) return `- ${PLATFORM_NAMES[platform]}: no call of this name`;
    const signature = toSignatures(found)[0] ?? found.qualname;
    return `- ${PLATFORM_NAMES[platform]}: \`${found.name}\`, \`${signature}\`, ${toPage(found, reference, origin)}`;
  });
}

function toPage({name}: ApiSymbol, {symbolHrefs}: ApiReference, origin: string): string {
  const href = symbolHrefs.get(name);
  return href === undefined ? 'none' : origin + href;
}

function section(title: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `${title}:\n${rows.join('\n')}`;
}
