import {moveAll, type Place} from '../../phone/selector/places';
import type {Attributes} from '../tree/controlTree';
import {type ChainLink, IOS_MODES, type IosLink} from './chainLink';
import {evaluateXPath} from './evaluateXPath';

export interface IosContext {
  attributes: ReadonlyMap<number, Attributes>;
  roots: readonly Place[];
  notes: string[];
}

type TextLink = Extract<IosLink, {text: string}>;
type AmountLink = Extract<IosLink, {amount: number}>;

/**
 * Gives what a link of an iOS chain leaves of the controls before it; `undefined` for one that cannot be tried here. The
 * stand-in for a phone is the tree of `Selector.xml()`.
 */
export function followIosLink(
  places: readonly Place[],
  link: ChainLink,
  context: IosContext,
): readonly Place[] | undefined {
  const {attributes, notes} = context;
  const read = ({control}: Place, name: string): string | undefined => attributes.get(control.key)?.[name];

  if ('text' in link) return filterByText(places, link, read, notes);
  if ('amount' in link) return filterByAmount(places, link, read, notes);
  if ('expression' in link) {
    if (link.name === 'xpath') return evaluateXPath(link.expression, context);
    notes.push('predicate(): a predicate is not evaluated here; try it on the device.');
    return undefined;
  }
  if ('value' in link) return places.filter((place) => (read(place, link.name) === 'true') === link.value);
  if ('positions' in link) {
    const [position = 0] = link.positions;
    if (link.name === 'brother' && !Number.isInteger(position))
      notes.push('brother(): fractions are explained for Android only; the same rule is used here.');
    return moveAll(places, link.name, link.positions);
  }
  return places;
}

type Read = (place: Place, name: string) => string | undefined;

function filterByText(
  places: readonly Place[],
  {name, text, mode}: TextLink,
  read: Read,
  notes: string[],
): readonly Place[] | undefined {
  if (name === 'package') {
    notes.push('package(): the tree does not say which app is in front; the link changes nothing here.');
    return places;
  }
  if (name === 'node') {
    notes.push('node(): what a node value is is not documented; it is not tried here.');
    return undefined;
  }
  if (mode === IOS_MODES.equal) return places.filter((place) => read(place, name) === text);
  if (mode === IOS_MODES.contains) return places.filter((place) => read(place, name)?.includes(text));
  if (mode === IOS_MODES.matches) return filterByPattern(places, name, text, read, notes);
  notes.push(`${name}(): this mode does not compare texts, or is not documented; it is not tried here.`);
  return undefined;
}

function filterByPattern(
  places: readonly Place[],
  name: string,
  pattern: string,
  read: Read,
  notes: string[],
): readonly Place[] {
  try {
    const [whole, part] = [new RegExp(`^(?:${pattern})$`, 's'), new RegExp(pattern, 's')];
    const fitting = places.filter((place) => whole.test(read(place, name) ?? '\0'));
    if (places.filter((place) => part.test(read(place, name) ?? '\0')).length !== fitting.length)
      notes.push(
        `${name}(${JSON.stringify(pattern)}) must fit the whole text here. Whether it must on a phone is not documented: write "^…$" or ".*….*".`,
      );
    return fitting;
  } catch {
    notes.push(`${JSON.stringify(pattern)} is not a valid regular expression here; nothing fits it.`);
    return [];
  }
}

const UNITS: Readonly<Record<AmountLink['name'], string>> = {
  index: 'Where index() begins to count is not documented; here it is the index in the tree.',
  x: 'x() counts physical pixels. Whether the numbers of the tree do is not documented; they are compared as they are.',
  y: 'y() counts physical pixels. Whether the numbers of the tree do is not documented; they are compared as they are.',
  width: 'The unit of width() is not documented; the numbers of the tree are compared as they are.',
  height: 'The unit of height() is not documented; the numbers of the tree are compared as they are.',
};

function filterByAmount(
  places: readonly Place[],
  {name, amount, mode}: AmountLink,
  read: Read,
  notes: string[],
): readonly Place[] {
  notes.push(UNITS[name]);
  return places.filter((place) => {
    const found = Number(read(place, name) ?? Number.NaN);
    if (mode === IOS_MODES.greater) return found > amount;
    return mode === IOS_MODES.less ? found < amount : found === amount;
  });
}
