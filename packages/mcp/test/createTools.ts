import type {CallToolResult, Client} from '@modelcontextprotocol/client';
import {expect} from 'vitest';

type Arguments = Record<string, unknown>;

/** The tools of the server, as tests call them. */
export interface Tools {
  call(name: string, args: Arguments): Promise<CallToolResult>;
  /** The text of an answer; the test fails when the tool refuses. */
  read(name: string, args: Arguments): Promise<string>;
  /** The sentence of a refusal; the test fails when the tool answers. */
  refusal(name: string, args: Arguments): Promise<string>;
}

export function createTools(client: Client): Tools {
  async function call(name: string, args: Arguments): Promise<CallToolResult> {
    return client.callTool({name, arguments: args});
  }
  return {
    call,
    async read(name, args) {
      const result = await call(name, args);
      expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
      return toText(result);
    },
    async refusal(name, args) {
      const result = await call(name, args);
      expect(result.isError).toBe(true);
      return toText(result);
    },
  };
}

function toText({content: [block]}: CallToolResult): string {
  return block?.type === 'text' ? block.text : '';
}
