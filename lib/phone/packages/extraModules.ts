import {TYPING_NAMES} from '../../python/typingNames';

/** Modules that every run has. Anything else that a script imports is an extra module, or does not exist. */
const KNOWN = '(?:ascript|json|time)\\b';

/**
 * An import of anything else, also after others in one line. The lookbehind comes after the word `import`: once a process has many
 * expressions, V8 stops optimizing them, and a lookbehind at the beginning would then run at every character.
 */
const IMPORT = new RegExp(
  `import_module|__import__|\\bfrom\\s+(?!${KNOWN})\\w|\\bimport(?<!from\\s+[\\w.]+\\s+import)\\s+(?:${KNOWN}[\\w. ]*,[\\s\\\\]*)*(?!${KNOWN})\\w`,
);

/**
 * Calls that need `sim_rewrite`, `sim_text` or `sim_android_rare`, and `plug`, because what it loads is imported from an extra
 * module. The product's own `system.exit` needs none.
 */
const CALLS =
  /\b(?:ascii|plug|SystemExit|quit|(?<!system\.)exit|strptime|vars|JSONEncoder|cls|metaclass|__dict__|__doc__|__cause__|__init_subclass__)\b|_(?:pil|PIL)|Web(?:Selec|Nod)|(?:Event|Sensor)\b|!a[:}]/;

/** Errors that the interpreter lacks. */
const ERRORS = /\b(?:Rec|Sys|Buf|Ref|Flo|Tab|Uni|Blo|Chi|Inter|IsA|NotA|Pro|Bro|Con|Env)\w+Error|Warning\b/;

/** An error that is raised in a handler of another one: the interpreter does not remember the first. */
const RAISE = /\braise[ \t]+\w/;
const HANDLER = /\bexcept\b/;

/** Methods of texts, files, numbers, bytes and sets, named arguments whose order counts, formats after `%`, thousands beside a precision or a width. */
const TEXT =
  /\.\s*(?:.just|zfill|title|capit|swapc|casef|is(?:aln|dec|num|ti|id|pr|as|_in)|expandt|center|writel|format|transl|maket|r?split\(.{0,99}max|r?split\(N|(?:en|de)code\([^)]|bit_l|(?:to|from)_b|as_int|conj|union|inters|differ)|\*\*\w+[,)]|\b(?:dict|update)\(\s*\w+\s*=|%\(|%-?\d*[sr]|%[-+ \d]*\.\d+f|,\.\d+f|\d,["'}]/;

/**
 * Syntax that MicroPython does not read: a star in a tuple without brackets after the last `=`, positional-only parameters,
 * capital prefixes of texts, characters by name, `base` of `int` by name, slices with a step that are set or deleted.
 */
const SYNTAX =
  /(?:=|\breturn)(?:[^\n=([{]{0,99},)?\s*\*\w|,\s*\/\s*[,)]|\b[RUB][RBrb]?["']|\\N\{|\bbase\s*=|\bdel\b[^\n:]{0,99}:[^\n:]*:|:[^\n:\]]*\]\s*=[^=]/;

/** Names of `typing` after `:` and `->`, which the interpreter does not read. */
const TYPE = new RegExp(`[:>]\\s*(?:${TYPING_NAMES})\\b`);

const CLASS = /^[ \t]*class\s/gm;
const INIT = /\bdef\s+__init__\b/g;
/** `name.member = value`, which may be a member of a function. */
const MEMBER = /^[ \t]*(\w+)\.\w+[ \t]*=/gm;
const FUNCTION = /\bdef\s+(\w+)/g;

/**
 * Whether one of these scripts may need an extra module. A comment that looks like such a line counts too.
 */
export function needsExtraModules(scripts: readonly string[]): boolean {
  return scripts.some(
    (script) =>
      IMPORT.test(script) ||
      CALLS.test(script) ||
      ERRORS.test(script) ||
      TEXT.test(script) ||
      SYNTAX.test(script) ||
      TYPE.test(script) ||
      count(script, CLASS) > count(script, INIT) ||
      givesMembers(script) ||
      (RAISE.test(script) && HANDLER.test(script)),
  );
}

function count(script: string, pattern: RegExp): number {
  return script.match(pattern)?.length ?? 0;
}

function givesMembers(script: string): boolean {
  const functions = new Set([...script.matchAll(FUNCTION)].map(([, name]) => name));
  return [...script.matchAll(MEMBER)].some(([, name]) => functions.has(name));
}
