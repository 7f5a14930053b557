/** A package of which something reaches readers. */
export interface ReaderPackage {
  name: string;
  version: string;
  licence: string;
  /** The text of its licence, as the package brings it. */
  text: string;
}

const RULE = '-'.repeat(80);

/** The notices of all packages, in the order of their names; a package that is there twice and a text that several share stand once. */
export function renderNotices(packages: readonly ReaderPackage[]): string {
  const byText = new Map<string, ReaderPackage[]>();
  const unique = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  for (const one of [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const text = one.text.trim().replaceAll('\r\n', '\n');
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(([text, sharing]) =>
    [...sharing.map(({name, version, licence}) => `${name} ${version} (${licence})`), '', text].join('\n'),
  );
  return `${['What reaches your browser contains these works of others.', ...parts].join(`\n\n${RULE}\n\n`)}\n`;
}
