import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {parseJson} from '../../lib/validation/parseJson';
import type {ReaderPackage} from './renderNotices';

const packageSchema = v.object({
  name: v.string('a name'),
  version: v.string('a version'),
  license: v.string('the name of a licence'),
});

const LICENCE_FILE = /^licen[cs]e(?:\.\w+)?$/i;
/** Packages that name their licence but do not include its text. */
const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  MIT: 'The MIT License: https://opensource.org/license/mit',
};

/** Reads name, version and licence of a package in node_modules. Throws when it names no licence, or lacks the text of an unknown one. */
export function readPackage(folder: string): ReaderPackage {
  const file = path.join(folder, 'package.json');
  const {name, version, license} = parseJson(packageSchema, readFileSync(file, 'utf8'), file);
  const licenceFile = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  const text =
    licenceFile === undefined ? WITHOUT_TEXT[license] : readFileSync(path.join(folder, licenceFile), 'utf8');
  if (text === undefined) throw new Error(`${folder}: the package brings no text of its licence, ${license}`);
  return {name, version, licence: license, text};
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * The folder of the package that a bundled module comes from; undefined for our own files. A bundler names a module by its type, its
 * loaders and its file: `javascript/esm|loader!loader!file`, `css|loader!file|0`.
 */
export function findPackageFolder(identifier: string): string | undefined {
  const parts = identifier.slice(identifier.lastIndexOf('!') + 1).split('|');
  return parts.map((part) => PACKAGE_FOLDER.exec(part)?.[0]).find((folder) => folder !== undefined);
}
