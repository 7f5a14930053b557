import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderSkill} from './renderSkill';

const SOURCE = 'data/skill.md';

/** Publishes a skill for assistants that write scripts: `/skill.md`, and the copy at the well-known path. */
export default function agentSkillPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'agent-skill',
    async postBuild({outDir}) {
      const source = await readFile(path.join(siteDir, SOURCE), 'utf8');
      for (const file of renderSkill(SOURCE, source, siteConfig.url + baseUrl)) {
        const target = path.join(outDir, file.path);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, file.text);
      }
    },
  };
}
