/** Modules at the root of the phone's own packages that few scripts import, and that none of the others does. */
export const EXTRA_MODULES: readonly string[] = [
  ...[
    'abc',
    'android',
    'bisect',
    'collections',
    'contextlib',
    'csv',
    'cv2',
    'dataclasses',
    'datetime',
    'decimal',
    'enum',
    'functools',
    'glob',
    'hashlib',
    'importlib',
    'itertools',
    'logging',
    'math',
    'numpy',
    'operator',
    'pathlib',
    'PIL',
    'plugins',
    'queue',
    'random',
    'rapidocr',
    're',
    'shutil',
    'sim_android_rare',
    'sim_math',
    'sim_rewrite',
    'sim_text',
    'statistics',
    'tempfile',
    'textwrap',
  ],
  ...['threading', 'traceback', 'typing', 'typing_extensions', 'urllib', 'uuid', 'xml'],
];

/** Matches imports alone, since `android` stands in the name of every package of that platform. */
const IMPORT = new RegExp(
  `import_module|__import__|\\b(?:import|from)\\s(?:\\\\\\r?\\n|[^\\n])*?(?<![.\\w])(?:${EXTRA_MODULES.join('|')})\\b`,
);

/**
 * Calls that `sim_rewrite` and `sim_android_rare` have. What a script loads with `plug` it imports by a name of its own, which is
 * that of an extra module. The product's own `system.exit` needs none.
 */
const CALLS =
  /\b(?:ascii|plug|SystemExit|quit|walk|(?<!system\.)exit|strptime)\b|_(?:pil|PIL)|Web(?:Selec|Nod)|(?:Event|Sensor)\b|!a[:}]/;

/** An error that is raised because of another one, which the interpreter forgets. */
const RAISE = /\braise[ \t]+\w/;
const HANDLER = /\bexcept\b/;

/** What `sim_text` has: methods of texts and files, names and widths after `%`, thousands beside a precision or a width, and `[::-1]`. */
const TEXT =
  /\.\s*(?:.just|zfill|title|capit|swapc|casef|is(?:aln|dec|num)|expandt|center|writel|format|transl|maket)|%\(|%-?\d+s|,\.\d+f|\d,["'}]|:\s*:\s*-\s*1/;

/**
 * Whether one of these scripts may import such a module or call what one has, or raises errors while it handles others; also
 * when it only says so in a comment.
 */
export function needsExtraModules(scripts: readonly string[]): boolean {
  return scripts.some(
    (script) =>
      IMPORT.test(script) ||
      CALLS.test(script) ||
      TEXT.test(script) ||
      (RAISE.test(script) && HANDLER.test(script)),
  );
}
