import type {CallToolResult, Client} from '@modelcontextprotocol/client';
import {expect} from 'vitest';

export type Arguments = Record<string, unknown>;

/** Calls a tool of the server. */
export function call(client: Client, name: string, args: Arguments): Promise<CallToolResult> {
  return client.callTool({name, arguments: args});
}

/** The text of a tool's answer; the test fails when the tool refuses. */
export async function read(client: Client, name: string, args: Arguments): Promise<string> {
  const result = await call(client, name, args);
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  return toText(result);
}

/** The sentence with which a tool refuses; the test fails when it answers. */
export async function readRefusal(client: Client, name: string, args: Arguments): Promise<string> {
  const result = await call(client, name, args);
  expect(result.isError).toBe(true);
  return toText(result);
}

function toText({content: [block]}: CallToolResult): string {
  return block?.type === 'text' ? block.text : '';
}
