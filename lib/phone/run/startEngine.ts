/** The part of MicroPython's own interface that a run uses. */
interface MicroPython {
  FS: {
    writeFile(path: string, bytes: Uint8Array): void;
    mkdirTree(path: string): void;
  };
  registerJsModule(name: string, module: object): void;
  runPython(code: string): unknown;
}

/** The module `micropython.mjs`. */
export interface MicroPythonModule {
  loadMicroPython(options: {
    url: string;
    heapsize: number;
    pystack: number;
    linebuffer: boolean;
    stdout: (bytes: Uint8Array) => void;
    stderr: (bytes: Uint8Array) => void;
  }): Promise<MicroPython>;
}

/** An interpreter for one run. */
export interface Engine {
  writeFile(path: string, text: string): void;
  /** Offers functions to scripts as a module; they take and give texts, numbers, booleans and `null`. */
  addModule(name: string, functions: Readonly<Record<string, unknown>>): void;
  /** Runs code. Throws `PythonError` for an exception of Python, and whatever a function of a module throws. */
  run(code: string): void;
}

export interface EngineOptions {
  module: MicroPythonModule;
  wasmUrl: string;
  onOutput: (text: string) => void;
}

const HEAP_BYTES = 4 * 1024 * 1024;
const STACK_BYTES = 64 * 1024;
/** What the interpreter may grow to; a script that wants more gets a MemoryError. */
const MAX_MEMORY_BYTES = 96 * 1024 * 1024;

/** Starts MicroPython with its memory limited. Rejects when its files do not load or WebAssembly is refused. */
export async function startEngine({module, wasmUrl, onOutput}: EngineOptions): Promise<Engine> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const write = (bytes: Uint8Array): void => {
    const text = decoder.decode(bytes, {stream: true});
    if (text !== '') onOutput(text);
  };
  const python = await withLimitedMemory(() =>
    module.loadMicroPython({
      url: wasmUrl,
      heapsize: HEAP_BYTES,
      pystack: STACK_BYTES,
      linebuffer: false,
      stdout: write,
      stderr: write,
    }),
  );
  // A script that imports these would reach the objects of the browser.
  python.registerJsModule('js', {});
  python.registerJsModule('jsffi', {});
  // Created once: for a folder that exists, the interpreter raises an error, which takes longer than writing the file.
  const folders = new Set<string>();
  return {
    writeFile(path, text) {
      const folder = path.slice(0, path.lastIndexOf('/')) || '/';
      if (!folders.has(folder)) python.FS.mkdirTree(folder);
      folders.add(folder);
      // As bytes: a text it would encode letter by letter.
      python.FS.writeFile(path, encoder.encode(text));
    },
    addModule: (name, functions) => python.registerJsModule(name, functions),
    run(code) {
      python.runPython(code);
    },
  };
}

/** MicroPython takes no limit for its memory; its request for more passes through here. */
async function withLimitedMemory<Result>(start: () => Promise<Result>): Promise<Result> {
  const {instantiate, instantiateStreaming} = WebAssembly;
  const own: Pick<typeof WebAssembly, 'instantiate' | 'instantiateStreaming'> = WebAssembly;
  Object.assign(own, {
    instantiate: (source: BufferSource, imports: WebAssembly.Imports) => instantiate(source, limit(imports)),
    instantiateStreaming: (source: Response | PromiseLike<Response>, imports: WebAssembly.Imports) =>
      instantiateStreaming(source, limit(imports)),
  });
  try {
    return await start();
  } finally {
    Object.assign(own, {instantiate, instantiateStreaming});
  }
}

function limit(imports: WebAssembly.Imports): WebAssembly.Imports {
  return Object.fromEntries(
    Object.entries(imports).map(([name, functions]) => {
      const grow = functions.emscripten_resize_heap;
      if (typeof grow !== 'function') return [name, functions];
      const limited = (bytes: number): unknown => (bytes >>> 0 > MAX_MEMORY_BYTES ? 0 : grow(bytes));
      return [name, {...functions, emscripten_resize_heap: limited}];
    }),
  );
}
