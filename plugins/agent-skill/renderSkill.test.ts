import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {renderSkill} from './renderSkill';

const SOURCE = '---\nname: my-skill\ndescription: What it does.\n---\n\nSee [list](/llms.txt).\n';

it('offers the skill at the root and at the well-known place, with whole links', () => {
  const [root, copy] = renderSkill('skill.md', SOURCE, 'https://docs.example/base/');
  expect(root?.path).toBe('skill.md');
  expect(root?.text).toContain('[list](https://docs.example/base/llms.txt)');
  expect(copy).toEqual({path: '.well-known/agent-skills/my-skill/SKILL.md', text: root?.text});
});

it('lists it with the digest of what is served', () => {
  const [, copy, index] = renderSkill('skill.md', SOURCE, 'https://docs.example/');
  expect(index?.path).toBe('.well-known/agent-skills/index.json');
  expect(JSON.parse(index?.text ?? '')).toMatchObject({
    skills: [
      {
        name: 'my-skill',
        type: 'skill-md',
        description: 'What it does.',
        url: 'https://docs.example/.well-known/agent-skills/my-skill/SKILL.md',
        digest: `sha256:${createHash('sha256')
          .update(copy?.text ?? '')
          .digest('hex')}`,
      },
    ],
  });
});

it('names what the front matter lacks', () => {
  expect(() => renderSkill('skill.md', '---\nname: a\n---\n', 'https://docs.example/')).toThrow(
    'skill.md: description is missing; allowed: a line of the front matter',
  );
});
