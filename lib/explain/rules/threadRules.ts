import type {Rule} from '../rule';

/** Threads, and the event loop of `asyncio`. */
export const threadRules: readonly Rule[] = [
  {
    id: 'threads-many',
    kinds: ['RuntimeError', 'OutOfMemoryError', 'error'],
    pattern: /can't start new thread|pthread_create/,
    explain: () => ({
      meaning: 'The system gives the script no more threads: too many of them are alive.',
      here: 'Often each round of a loop starts a thread that never ends.',
      steps: [
        'Print `threading.active_count()` in each round: the number must not grow.',
        'Start the thread once, before the loop.',
        'End it with a `threading.Event` that the thread asks, and wait for it with `join()`.',
      ],
      page: 'threads',
    }),
  },
  {
    id: 'thread-again',
    kinds: ['RuntimeError'],
    pattern: /threads can only be started once/,
    explain: () => ({
      meaning: 'A `Thread` runs once. Its `start()` was called a second time.',
      steps: ['Create a new `Thread(target=…)` each time, then start that.'],
      page: 'threads',
    }),
  },
  {
    id: 'thread-main',
    kinds: ['ValueError', 'RuntimeError'],
    pattern: /signal only works in main thread|main thread is not in main loop/,
    explain: () => ({
      meaning: 'This call works in the main thread of Python alone, and the line ran in another one.',
      here: 'An editor or app that starts your script may run it in a thread of its own.',
      steps: [
        'Do not set signals: tell a thread to end by a `threading.Event`.',
        'Call windows of `tkinter` from the thread that created them.',
      ],
      page: 'threads',
    }),
  },
  {
    id: 'event-loop/closed',
    kinds: ['RuntimeError'],
    pattern: /^Event loop is closed/,
    explain: ({error}) => ({
      meaning: 'Something of `asyncio` was used after its event loop had ended.',
      here: error?.frames.some(({file}) => file.endsWith('proactor_events.py'))
        ? 'Some versions of Python on Windows say this at the end, while they clean up connections: the work is done by then.'
        : 'A client or connection was created in one `asyncio.run(…)` and used in another.',
      steps: [
        'Call `asyncio.run(main())` once, with all of the work in `main`.',
        'Create clients inside `main`, and close them there: `async with …`.',
      ],
      page: 'threads',
    }),
  },
  {
    id: 'event-loop/needed',
    kinds: ['RuntimeError'],
    pattern: /^no running event loop/,
    explain: () => ({
      meaning: 'A call of `asyncio` needs a running event loop, and there was none.',
      steps: ['Make that call in an `async def` function, and start it by `asyncio.run(main())`.'],
      page: 'threads',
    }),
  },
  {
    id: 'event-loop/running',
    kinds: ['RuntimeError'],
    pattern: /running event loop|event loop is already running/,
    explain: () => ({
      meaning: 'An event loop runs already, and a second one was started inside it.',
      here: 'Notebooks and some tools run your code in a loop of their own.',
      steps: ['Inside an `async def` function write `await main()` in place of `asyncio.run(main())`.'],
      page: 'threads',
    }),
  },
  {
    id: 'event-loop/absent',
    kinds: ['RuntimeError'],
    pattern: /no current event loop/,
    explain: () => ({
      meaning: 'Only the main thread is given an event loop. This thread has none.',
      steps: ['Let the thread start its own: `asyncio.run(main())` as its function.'],
      page: 'threads',
    }),
  },
  {
    id: 'event-loop/not-awaited',
    pattern: /coroutine '(?<name>[\w.<>]{1,80})' was never awaited/,
    explain: ({groups: {name = ''}}) => ({
      meaning: `\`${name}\` was called and did not run: calling an \`async def\` function only prepares it.`,
      steps: [
        `Write \`await ${name}()\` in another \`async def\` function, with the arguments that it takes.`,
        `From ordinary code: \`asyncio.run(${name}())\`.`,
      ],
      page: 'threads',
    }),
  },
];
