/** A package that is at least in part in what browsers load. */
export interface ReaderPackage {
  name: string;
  version: string;
  licence: string;
  /** The text of its licence, from the package. */
  text: string;
}

const RULE = '-'.repeat(80);

/** Renders the notices of all packages by name; repeated packages and texts are written once. */
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
