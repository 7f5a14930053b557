import type {LlmsOptions} from '../lib/markdown/toLlmsFiles';
import {product} from './identity';

/** What the lists for language models say before the first page: what no script may get wrong. */
export const assistants = {
  texts: {
    title: product.name,
    summary: `${product.name} runs Python scripts that see and operate apps on Android, iOS and Windows. This is its English manual, checked against the stubs from which its reference is made.`,
    details: [
      'Scripts on Android and iOS are Python 3.8. Each platform has a package of its own (ascript.android, ascript.ios, ascript.windows); a call of one is not a call of another, even under the same name. Look names up: older texts use names that are gone.',
      'Most searches give None when they find nothing. Test every result. Give every loop a limit and a pause.',
      'Each page is also a Markdown file: its address with .md at the end. Its front matter says when and how surely its facts were checked.',
    ],
  },
  tools: [
    {
      title: 'Skill',
      path: '/skill.md',
      description: 'What the product can do, and the rules that make scripts right, in one short file.',
    },
    {
      title: 'Stubs',
      path: '/ascript-stubs.zip',
      description: 'Type stubs of all packages, for pyright, mypy and editors.',
    },
    {
      title: 'Symbols',
      path: '/symbols.json',
      description: 'Every class, call and constant as JSON, with signatures and pages.',
    },
  ],
} as const satisfies Pick<LlmsOptions, 'texts' | 'tools'>;
