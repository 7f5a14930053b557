import type {CallToolResult} from '@modelcontextprotocol/server';
import {toMessage} from '../../../lib/errors/toMessage';

/** A sentence for the client instead of an answer: what is wrong with a call, and what to give instead. */
export class Refusal extends Error {}

/** An answer as text, and as data for clients that read it. */
export function answer(text: string, data?: Record<string, unknown>): CallToolResult {
  return {content: [{type: 'text', text}], ...(data && {structuredContent: data})};
}

/** Runs a tool so that nothing it does ends the server: what fails becomes a tool error with a sentence. */
export async function answerOrRefuse(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run();
  } catch (error) {
    const reason = toMessage(error);
    const text = error instanceof Refusal ? reason : `The server failed: ${reason}`;
    return {content: [{type: 'text', text}], isError: true};
  }
}
