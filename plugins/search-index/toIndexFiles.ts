import type {IndexParts} from '../../lib/search/index/splitIndex';

export interface GeneratedFile {
  name: string;
  content: string;
}

/** Makes the files of the index parts, and a module that exports their bundled addresses. */
export function toIndexFiles({root, terms, records}: IndexParts, names: readonly string[]): GeneratedFile[] {
  const termFiles = terms.map((part, index) => toFile(`terms-${index}`, part));
  const recordFiles = records.map((part, index) => toFile(`records-${index}`, part));
  return [
    toFile('root', root),
    toFile('names', names),
    ...termFiles,
    ...recordFiles,
    {name: 'parts.js', content: renderModule(termFiles, recordFiles)},
  ];
}

function toFile(name: string, content: object): GeneratedFile {
  return {name: `${name}.json`, content: JSON.stringify(content)};
}

function renderModule(terms: readonly GeneratedFile[], records: readonly GeneratedFile[]): string {
  const imports = [...terms, ...records].map(({name}) => `import ${toVariable(name)} from './${name}';`);
  const list = (files: readonly GeneratedFile[]) => `[${files.map(({name}) => toVariable(name)).join(', ')}]`;
  return [
    "import root from './root.json';",
    "import names from './names.json';",
    ...imports,
    `export default {root, names, terms: ${list(terms)}, records: ${list(records)}};`,
    '',
  ].join('\n');
}

/** A variable for a file: `terms3` for `terms-3.json`. */
function toVariable(file: string): string {
  return file.replace(/-|\.json$/g, '');
}
