/** Modules at the root of the phone's own packages that few scripts import, and that none of the others does. */
export const EXTRA_MODULES: readonly string[] = [
  ...[
    'android',
    'collections',
    'csv',
    'cv2',
    'dataclasses',
    'datetime',
    'enum',
    'importlib',
    'logging',
    'numpy',
    'pathlib',
    'PIL',
    'plugins',
    'queue',
    'rapidocr',
    're',
    'shutil',
    'sim_rewrite',
  ],
  ...['threading', 'traceback', 'typing', 'typing_extensions', 'urllib', 'uuid', 'xml'],
];

/** Matches imports alone, since `android` stands in the name of every package of that platform. */
const IMPORT = new RegExp(
  `import_module|__import__|\\b(?:import|from)\\s(?:\\\\\\r?\\n|[^\\n])*?(?<![.\\w])(?:${EXTRA_MODULES.join('|')})\\b`,
);

/** Whether one of these scripts may import such a module; also when it only says so in a comment. */
export function needsExtraModules(scripts: readonly string[]): boolean {
  return scripts.some((script) => IMPORT.test(script));
}
