import type {CallToolResult} from '@modelcontextprotocol/server';
import {toMessage} from '../../../lib/errors/toMessage';

/** A mistake in a call. Its message, which the client receives, says what is wrong and what is allowed. */
export class Refusal extends Error {}

/** A tool's result as text, and as data for clients that can read it. */
export function answer(text: string, data?: Record<string, unknown>): CallToolResult {
  return {content: [{type: 'text', text}], ...(data && {structuredContent: data})};
}

/** Runs a tool, and converts whatever it throws into a tool error, so that it cannot end the server. */
export async function answerOrRefuse(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run();
  } catch (error) {
    const reason = toMessage(error);
    const text = error instanceof Refusal ? reason : `The server failed: ${reason}`;
    return {content: [{type: 'text', text}], isError: true};
  }
}
