import {countEdits} from '../../text/countEdits';

/** Functions of Python that scripts use. */
const FUNCTIONS =
  'print input len range int float str bool list dict set tuple open abs max min sum round sorted reversed enumerate zip type repr isinstance'.split(
    ' ',
  );
/** Values of Python, calls of AScript that scripts use, and what they give. */
const NAMES =
  'True False None click slide swipe Key Selector Node Ocr FindColors FindImages CompareColors Device R KeyValue Dialog FloatWindow WebWindow Window Keyboard Mouse system screen time'.split(
    ' ',
  );

/** Names that a script gives: by `import`, `def`, `class`, `for` and `=`. */
const GIVEN =
  /^[ \t]*(?:(?:from [\w.]{1,100} )?import (.+)|(?:def|class) (\w+)|for ([\w, ]+) in\b|(\w+(?:, ?\w+)*)[ \t]*(?::[^=\n]{1,80})?=(?!=))/;

interface Given {
  name: string;
  /** From 1. */
  line: number;
}

function listGiven(source: string): Given[] {
  return source.split('\n').flatMap((text, index) => {
    const [, ...parts] = GIVEN.exec(text) ?? [];
    const names = parts.join(' ').match(/[\p{L}_]\w*/gu) ?? [];
    return names.filter((name) => name !== 'as').map((name) => ({name, line: index + 1}));
  });
}

/** The first line of a script that gives a name its value. */
export function findGiven(name: string, source: string): number | undefined {
  return listGiven(source).find((given) => given.name === name)?.line;
}

/** The known name, or name of the script, that an unknown one was meant to be; a function of Python only where it is called. */
export function findMeantName(name: string, source: string, isCalled = false): string | undefined {
  const given = listGiven(source).map((one) => one.name);
  return findMeant(name, [...given, ...NAMES, ...(isCalled ? FUNCTIONS : [])]);
}

/** The name that was meant: one that differs in capitals and underscores, or in one or two letters. None for a name that exists. */
export function findMeant(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const bare = toBare(name);
  const same = known.find((other) => toBare(other) === bare);
  if (same !== undefined) return same;
  const most = name.length < 3 ? 0 : name.length < 6 ? 1 : 2;
  const [nearest] = known
    .map((other) => ({other, edits: countEdits(bare, toBare(other))}))
    .filter(({edits}) => edits <= most)
    .sort((a, b) => a.edits - b.edits);
  return nearest?.other;
}

/** What other tools and languages call the same, without underscores and in small letters; of several the first that is known. */
const FOREIGN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    findone: 'find Selector',
    findonce: 'find Selector',
    findelement: 'find Selector',
    untilfind: 'find Selector',
    waitfor: 'find Selector',
    waituntil: 'find Selector',
    findelements: 'find_all Selector',
    findall: 'find_all Selector',
    untilfindone: 'find Selector',
    tap: 'click',
    touch: 'click',
    press: 'click',
    longpress: 'long_click',
    gettext: 'text label name',
    settext: 'input set_text',
    sendkeys: 'input set_text',
    bounds: 'rect',
    getbounds: 'rect',
    getrect: 'rect',
    description: 'desc label',
    contentdescription: 'desc label',
    resourceid: 'id name',
    classname: 'type',
  }).map(([name, meant]) => [name, meant.split(' ')]),
);

/** The name here of what other tools and languages call so. */
export function findForeign(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return FOREIGN.get(toBare(name))?.find((meant) => known.includes(meant));
}

function toBare(name: string): string {
  return name.toLowerCase().replace(/_/g, '');
}
