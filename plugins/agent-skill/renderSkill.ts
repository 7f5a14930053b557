import {describeInvalid} from '../../lib/errors/describeInvalid';
import {toHash} from '../../lib/files/toHash';

export interface SkillFile {
  /** Path from the root of the site. */
  path: string;
  text: string;
}

/** Where agents look for skills of a site (Agent Skills Discovery 0.2.0). */
const WELL_KNOWN = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Renders the files of a skill: `skill.md`, and an index with a copy at the well-known path. Links from the root of the site become
 * absolute, because a skill is read elsewhere.
 */
export function renderSkill(file: string, source: string, siteUrl: string): SkillFile[] {
  const text = source.replace(/\]\(\//g, `](${siteUrl}`);
  const name = readField(file, text, 'name');
  const skill = `${WELL_KNOWN}/${name}/SKILL.md`;
  const index = {
    $schema: SCHEMA,
    skills: [
      {
        name,
        type: 'skill-md',
        description: readField(file, text, 'description'),
        url: siteUrl + skill,
        digest: `sha256:${toHash(text)}`,
      },
    ],
  };
  return [
    {path: 'skill.md', text},
    {path: skill, text},
    {path: `${WELL_KNOWN}/index.json`, text: `${JSON.stringify(index, null, 2)}\n`},
  ];
}

function readField(file: string, text: string, field: string): string {
  const value = new RegExp(`^---\\n(?:[^-].*\\n)*?${field}: (.+)$`, 'm').exec(text)?.[1];
  if (value === undefined)
    throw describeInvalid({
      file,
      field,
      found: value,
      allowed: 'a line of the front matter, as Agent Skills ask for',
    });
  return value;
}
