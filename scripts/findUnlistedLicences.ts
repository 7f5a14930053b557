/** A package as `package-lock.json` lists it. */
export interface LockedPackage {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

/** Licences that a package may have: each allows what we do with it, which is to build with it or to hand it out with its notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages whose licence is not on the list, or not in the lock file, and why they may stay. */
const REVIEWED: readonly (readonly [name: RegExp, why: string])[] = [
  [/^@img\/sharp-/, 'LGPL-3.0: draws social cards while we build; nothing of it reaches readers'],
  [/^lightningcss/, 'MPL-2.0: compiles style sheets while we build'],
  [/^axe-core$/, 'MPL-2.0: tests alone'],
  [/^caniuse-lite$/, 'CC-BY-4.0: data on browsers while we build'],
  [/^(?:eval|format|require-like)$/, 'MIT by their own files; older than the field `license`'],
];

/** One line for each package of a lock file (`packages` of version 3) whose licence nobody has reviewed. */
export function findUnlistedLicences(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([place, {license, version}]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (name === '' || (license !== undefined && isAllowed(license))) return [];
    if (REVIEWED.some(([pattern]) => pattern.test(name))) return [];
    return [
      `${name} ${version}: its licence is "${license ?? 'not named'}"; allowed: ${[...ALLOWED].join(', ')}`,
    ];
  });
}

/** Reads the SPDX expressions that packages use: one of `A OR B`, all of `A AND B`. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}
