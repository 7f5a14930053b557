import type {ApiSymbol} from './model';

/** Folder of the generated data below `.docusaurus/`, as the plugin that writes it is called. */
export const API_REFERENCE = 'api-reference';

/** File of a symbol's entry; capital letters are spelt out, for file systems that do not tell case apart. */
export function toEntryFile(name: string): string {
  return `entry/${toFileName(name)}.json`;
}

/** File of the card for links to a symbol. */
export function toLinkFile(name: string): string {
  return `link/${toFileName(name)}.json`;
}

/** File of the list of a platform's symbols. */
export function toIndexFile(platform: string): string {
  return `index/${platform}.json`;
}

/** File of a page's counterparts on other platforms; `page` is its file from the root of the project. */
export function toCounterpartsFile(page: string): string {
  return `counterparts/${page.replaceAll('/', '-')}.json`;
}

/** File of the comparison of platforms. */
export const MATRIX_FILE = 'matrix.json';

/** The anchor of a symbol's entry; it holds a dot or a capital letter, so that no heading's id is the same. */
export function toEntryId({name, platform}: Pick<ApiSymbol, 'name' | 'platform'>): string {
  return name.slice(`ascript.${platform}.`.length);
}

function toFileName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
