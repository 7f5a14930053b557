import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {explainErrors} from '../../../../lib/explain/explainErrors';
import {answer, answerOrRefuse} from '../answers';
import {describeCards} from '../describeCards';
import {log, platform} from '../inputs';
import type {PackageData} from '../packageData';

/** Adds `explain_error`, which says what a message, a traceback or a log means. */
export function addExplainError(server: McpServer, data: PackageData): void {
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error of an AScript script',
      description:
        'Says what an error means that a script, the app or a tool printed: its cause, why it happened at that line, what to do, and the page. Takes a message, a whole traceback or the end of a log, letter by letter. Call it first when somebody says that a script fails with a message.',
      inputSchema: z.object({log, platform}),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({log: text, platform: only}) =>
      answerOrRefuse(async () => {
        const {origin} = await data.site();
        const {cards} = explainErrors(text, only === undefined ? {} : {platform: only});
        if (cards.length === 0)
          return answer(
            'No explanation for this text. Ask search_docs for its last line, or for what happens instead.',
          );
        return answer(describeCards(cards, origin));
      }),
  );
}
