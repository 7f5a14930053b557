import type {ControlState} from '../../phone/device/frame';
import {quote} from '../../phone/inspect/describeSelector';
import {escapePattern} from '../../text/escapePattern';
import type {ControlTree} from '../tree/controlTree';
import {looksChanging, looksGenerated} from './judgeName';

/** A link that a control fits. */
export interface Feature {
  /** As it is written, with its dot. */
  text: string;
  /** What it is, as a sentence names it. */
  word: string;
  /** How likely it is to break; 0 is as good as it gets. */
  weakness: number;
  /** Why it is weak. */
  warning?: string;
  /** Whether it can stand alone. */
  isName: boolean;
}

const MAX_TEXT = 60;
const CHANGING = 'It holds a number, which may change.';
const GENERATED = 'It looks generated, and may change with a version or an installation of the app.';

/** Lists what a selector can tell a control by, the most stable first; `types` are all classes of the screen. */
export function describeFeatures(
  control: ControlState,
  tree: ControlTree,
  types: readonly string[],
): readonly Feature[] {
  return tree.platform === 'ios' ? describeIos(control, tree) : describeAndroid(control, tree, types);
}

function describeAndroid(
  {text, desc, id, hint, type, ...flags}: ControlState,
  tree: ControlTree,
  types: readonly string[],
): Feature[] {
  const pattern = (name: string, value: string): string => `.${name}(${quote(`^${escapePattern(value)}$`)})`;
  const features: Feature[] = [];
  if (isFit(text))
    features.push({text: pattern('text', text), word: 'text', isName: true, ...judgeText(text)});
  if (isFit(desc))
    features.push({text: pattern('desc', desc), word: 'description', isName: true, ...judgeText(desc)});
  if (isFit(id)) features.push({text: pattern('id', id), word: 'id', isName: true, ...judgeId(id)});
  if (isFit(hint)) features.push({text: pattern('hintText', hint), word: 'hint', isName: true, weakness: 1});
  if (type) features.push({text: writeType(type, types), word: 'class', isName: false, weakness: 2});
  const states = [
    ['editable', flags.editable],
    ['checkable', flags.checkable],
    ['clickable', flags.clickable],
  ] as const;
  for (const [name, isSet] of states)
    if (isSet && tree.gaps[name] === undefined)
      features.push({text: `.${name}(True)`, word: `being ${name}`, isName: false, weakness: 2});
  return features;
}

/** Plain, as the manual writes it, where no other class of the screen holds it. */
function writeType(type: string, types: readonly string[]): string {
  const isPart = types.some((other) => other !== type && other.includes(type));
  return `.type(${quote(isPart ? `^${escapePattern(type)}$` : type)})`;
}

function describeIos({key}: ControlState, {attributes}: ControlTree): Feature[] {
  const {label, name, value, type} = attributes.get(key) ?? {};
  const features: Feature[] = [];
  if (isFit(label))
    features.push({text: `.label(${quote(label)})`, word: 'label', isName: true, ...judgeText(label)});
  if (isFit(name))
    features.push({text: `.name(${quote(name)})`, word: 'name', isName: true, ...judgeId(name)});
  if (isFit(value) && value !== label)
    features.push({
      text: `.value(${quote(value)})`,
      word: 'value',
      isName: true,
      weakness: 14,
      warning: 'A value changes with use.',
    });
  if (type) features.push({text: `.type(${quote(type)})`, word: 'type', isName: false, weakness: 2});
  return features;
}

function isFit(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '' && text.length <= MAX_TEXT;
}

function judgeText(text: string): {weakness: number; warning?: string} {
  return looksChanging(text) ? {weakness: 4, warning: CHANGING} : {weakness: 0};
}

function judgeId(id: string): {weakness: number; warning?: string} {
  return looksGenerated(id) ? {weakness: 25, warning: GENERATED} : {weakness: 1};
}
