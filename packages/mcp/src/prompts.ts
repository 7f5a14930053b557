import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {PLATFORM_NAMES, PLATFORMS} from '../../../lib/platforms';
import {MAX_SCRIPT_LENGTH} from './inputs';

const MAX_TASK_LENGTH = 2_000;

const RULES = `Rules:
- Search the manual (search_docs), read the page that fits (read_page), and look every call up (lookup_symbol) before you write it. Do not invent names.
- Python 3.8: no match, no int | None, no list[int] in annotations.
- Settings as named values on top. Test every result that may be None. Every loop has a pause and a limit. A selector ends with find().
- Call check_script and fix what it finds until it finds nothing. Say what you could not check: the real screen, colours and texts of the app.`;

/** Adds the prompts `write_script` and `fix_script`. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'write_script',
    {
      title: 'Write a script that …',
      description: 'Writes an AScript script for a task, from the manual and checked.',
      argsSchema: z.object({
        task: z.string().min(1).max(MAX_TASK_LENGTH).describe('what the script does'),
        platform: z.enum(PLATFORMS).describe('android, ios or windows'),
      }),
    },
    ({task, platform}) =>
      ask(`Write an AScript script for ${PLATFORM_NAMES[platform]} that does this:\n\n${task}\n\n${RULES}`),
  );
  server.registerPrompt(
    'fix_script',
    {
      title: 'Fix this script',
      description: 'Finds out why an AScript script fails, and fixes it.',
      argsSchema: z.object({
        script: z.string().min(1).max(MAX_SCRIPT_LENGTH).describe('the script'),
        problem: z.string().max(MAX_TASK_LENGTH).optional().describe('what happens, or the message'),
      }),
    },
    ({script, problem}) =>
      ask(
        `Fix this AScript script. Begin with check_script, and with explain_error if there is a message, look up each call that it names, change as little as you can, and say what was wrong.\n\n${
          problem ? `What happens: ${problem}\n\n` : ''
        }${toCodeBlock(script)}\n\n${RULES}`,
      ),
  );
}

/** A fence is longer than every row of backticks in what it holds (CommonMark 4.5). */
function toCodeBlock(script: string): string {
  const rows = script.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...rows.map(({length}) => length + 1)));
  return `${fence}python\n${script}\n${fence}`;
}

function ask(text: string) {
  return {messages: [{role: 'user' as const, content: {type: 'text' as const, text}}]};
}
