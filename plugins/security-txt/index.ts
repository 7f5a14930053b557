import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderSecurityTxt, type SecurityContact} from '../../lib/environment/readSecurityContact';

export interface PluginOptions {
  /** Absent when no contact is configured. */
  contact: SecurityContact | undefined;
}

/** Writes `/.well-known/security.txt`, which names the contact for vulnerabilities. */
export default function securityTxtPlugin(
  {siteConfig, baseUrl}: LoadContext,
  {contact}: PluginOptions,
): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      if (contact === undefined) return;
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, {recursive: true});
      const text = renderSecurityTxt(contact, siteConfig.url + baseUrl);
      await writeFile(path.join(folder, 'security.txt'), text);
    },
  };
}
