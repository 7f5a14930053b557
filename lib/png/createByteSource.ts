import {PngError} from './pngError';

export interface ByteSource {
  /** Fills the buffer with the next bytes; `false` when there are not enough. */
  fill: (buffer: Uint8Array) => Promise<boolean> | boolean;
  hasMore: () => Promise<boolean>;
  /** Stops decompressing. */
  close: () => void;
}

/** Decompresses parts piece by piece: no more than is asked for, except the chunk under way. */
export function createByteSource(parts: readonly Uint8Array[]): ByteSource {
  const stream = new ReadableStream<BufferSource>({
    start(controller) {
      for (const part of parts) controller.enqueue(new Uint8Array(part));
      controller.close();
    },
  }).pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let chunk = new Uint8Array(0);
  let used = 0;

  /** Fetches the next chunk; `false` at the end. */
  async function advance(): Promise<boolean> {
    try {
      const {done, value} = await reader.read();
      if (done) return false;
      chunk = value;
      used = 0;
      return true;
    } catch {
      throw new PngError('The compressed data of the picture are damaged.');
    }
  }

  function take(buffer: Uint8Array, from: number): number {
    const count = Math.min(buffer.length - from, chunk.length - used);
    buffer.set(chunk.subarray(used, used + count), from);
    used += count;
    return from + count;
  }

  async function fillSlowly(buffer: Uint8Array, from: number): Promise<boolean> {
    let filled = from;
    while (filled < buffer.length) {
      if (!(await advance())) return false;
      filled = take(buffer, filled);
    }
    return true;
  }

  return {
    // Most rows are in the chunk at hand: a promise for each of 20,000 rows would take longer than the rows.
    fill(buffer) {
      const filled = take(buffer, 0);
      return filled === buffer.length || fillSlowly(buffer, filled);
    },
    async hasMore() {
      while (used === chunk.length) if (!(await advance())) return false;
      return true;
    },
    close() {
      reader.cancel().catch(() => undefined);
    },
  };
}
