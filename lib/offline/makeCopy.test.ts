import {describe, expect, it} from 'vitest';
import {defer} from '../../tests/support/defer';
import {type CopyOptions, LostFilesError, makeCopy, WrongFileError} from './makeCopy';
import {createMemoryStore} from './testing/createMemoryStore';
import {type MadeRelease, makeRelease} from './testing/makeRelease';
import {updateCopy} from './updateCopy';

const page = (text: string, main: string) => `<script src="/assets/js/${main}"></script><p>${text}</p>`;

/** A release of a small site: a script that all pages name, a home page, two Android pages and one of iOS. */
function makeSmallRelease(version: string, main: string, swipe = 'Swipe'): Promise<MadeRelease> {
  return makeRelease(
    version,
    {
      core: {'/': page('Home', main), [`/assets/js/${main}`]: `main ${main}`},
      android: {'/docs/android/tap': page('Tap', main), '/docs/android/swipe': page(swipe, main)},
      ios: {'/docs/ios/tap': page('Tap on iOS', main)},
    },
    [`/assets/js/${main}`],
  );
}

async function keep(
  store: CopyOptions['store'],
  {list, fetch}: Pick<MadeRelease, 'list' | 'fetch'>,
  options: Partial<CopyOptions> = {},
) {
  return makeCopy({list, store, fetch, parts: ['android'], now: () => new Date(0), ...options});
}

describe('a copy', () => {
  it('holds the chosen parts and what always comes, and nothing of the others', async () => {
    const store = createMemoryStore();
    const release = await makeSmallRelease('one', 'a.js');
    const {current} = await keep(store, release);
    expect(Object.keys(current.files)).toEqual([
      '/',
      '/assets/js/a.js',
      '/docs/android/tap',
      '/docs/android/swipe',
    ]);
    expect(store.state?.current).toEqual(current);
    expect(current).toMatchObject({version: 'one', date: '1970-01-01T00:00:00.000Z', parts: ['android']});
    const kept = await store.readFile(current.files['/docs/android/tap'] ?? '');
    expect(await kept?.text()).toContain('Tap');
    expect(kept?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(kept?.headers.has('content-encoding')).toBe(false);
  });

  it('takes one more part without loading the others again', async () => {
    const store = createMemoryStore();
    const release = await makeSmallRelease('one', 'a.js');
    await keep(store, release);
    release.asked.length = 0;
    const state = await keep(store, release, {parts: ['android', 'ios']});
    expect(release.asked).toEqual(['/docs/ios/tap']);
    expect(state.previous).toBeUndefined();
  });

  it('tells how far it is', async () => {
    const told: string[] = [];
    const onProgress: CopyOptions['onProgress'] = ({files, allFiles}) => told.push(`${files}/${allFiles}`);
    await keep(createMemoryStore(), await makeSmallRelease('one', 'a.js'), {onProgress});
    expect(told).toEqual(['0/4', '1/4', '2/4', '3/4', '4/4']);
  });

  it('waits while it is paused, and stops when it is cancelled', async () => {
    const store = createMemoryStore();
    const release = await makeSmallRelease('one', 'a.js');
    const controller = new AbortController();
    const gate = defer<void>();
    const keeping = keep(store, release, {signal: controller.signal, mayGoOn: () => gate.promise});
    await Promise.resolve();
    expect(release.asked).toEqual([]);
    controller.abort();
    gate.resolve();
    await expect(keeping).rejects.toThrow(/abort/i);
    expect([release.asked, store.state]).toEqual([[], undefined]);
  });

  it('whose files are deleted while others still come is none, and is made by the next press', async () => {
    const store = createMemoryStore();
    const release = await makeSmallRelease('one', 'a.js');
    let isCleared = false;
    const onProgress: CopyOptions['onProgress'] = ({files}) => {
      if (files < 2 || isCleared) return;
      isCleared = true;
      store.files.clear();
    };
    await expect(keep(store, release, {onProgress})).rejects.toThrow(LostFilesError);
    expect(store.state).toBeUndefined();
    await keep(store, release);
    expect(store.files.size).toBe(4);
  });

  it('finds room where a load of other parts has left files', async () => {
    const store = createMemoryStore(3);
    const release = await makeSmallRelease('one', 'a.js');
    await expect(keep(store, release)).rejects.toMatchObject({name: 'QuotaExceededError'});
    const {current} = await keep(store, release, {parts: ['ios']});
    expect(Object.keys(current.files)).toEqual(['/', '/assets/js/a.js', '/docs/ios/tap']);
  });
});

describe('a new release', () => {
  it('costs the pages that have changed and the scripts whose names have', async () => {
    const store = createMemoryStore();
    await keep(store, await makeSmallRelease('one', 'a.js'));
    const second = await makeSmallRelease('two', 'b.js', 'Swipe further');
    const {current, previous} = await keep(store, second);
    expect(second.asked.toSorted()).toEqual(['/assets/js/b.js', '/docs/android/swipe']);
    expect(await (await store.readFile(current.files['/docs/android/tap'] ?? ''))?.text()).toBe(
      page('Tap', 'b.js'),
    );
    expect(previous?.version).toBe('one');
  });

  it('leaves the one before to open tabs, and forgets the one before that', async () => {
    const store = createMemoryStore();
    await keep(store, await makeSmallRelease('one', 'a.js'));
    await keep(store, await makeSmallRelease('two', 'b.js'));
    const {previous, current} = await keep(store, await makeSmallRelease('three', 'c.js'));
    expect([previous?.version, current.version]).toEqual(['two', 'three']);
    const scripts = [...store.files.values()].filter(
      ({headers}) => headers.get('content-type') === 'text/javascript',
    );
    expect(await Promise.all(scripts.map((script) => script.clone().text()))).toEqual([
      'main b.js',
      'main c.js',
    ]);
  });

  const portal = () => new Response('<title>Sign in</title>', {headers: {'content-type': 'text/html'}});
  it.each([
    ['is not there yet', () => new Response('Not found', {status: 404}), WrongFileError],
    ['is answered by 500', () => new Response('Error', {status: 500}), WrongFileError],
    ['is answered by the page of a network', portal, WrongFileError],
    ['breaks off', () => Promise.reject(new TypeError('network')), TypeError],
  ])('that %s in one file leaves the copy as it was, and is completed later', async (_how, answer, error) => {
    const store = createMemoryStore();
    const before = await keep(store, await makeSmallRelease('one', 'a.js'));
    const second = await makeSmallRelease('two', 'b.js', 'Swipe further');
    const broken = {
      list: second.list,
      fetch: async (address: string) => (address.endsWith('swipe') ? answer() : second.fetch(address)),
    };
    await expect(keep(store, broken)).rejects.toThrow(error);
    expect(store.state).toEqual(before);
    for (const hash of Object.values(before.current.files)) expect(store.files.has(hash)).toBe(true);
    second.asked.length = 0;
    await keep(store, second);
    expect(store.state?.current.version).toBe('two');
    expect(second.asked).not.toContain('/assets/js/b.js');
  });

  it('for which there is no room leaves the copy as it was', async () => {
    const store = createMemoryStore(5);
    const before = await keep(store, await makeSmallRelease('one', 'a.js'));
    const keeping = keep(store, await makeSmallRelease('two', 'b.js', 'Swipe further'));
    await expect(keeping).rejects.toMatchObject({name: 'QuotaExceededError'});
    expect(store.state).toEqual(before);
  });

  it('asks once more when the network breaks for a moment', async () => {
    const release = await makeSmallRelease('one', 'a.js');
    let isBroken = true;
    const fetch = async (address: string) => {
      if (!isBroken) return release.fetch(address);
      isBroken = false;
      throw new TypeError('network');
    };
    await keep(createMemoryStore(), {list: release.list, fetch});
    expect(release.asked).toHaveLength(4);
  });

  it('asks three times for a file, and no more once it is cancelled', async () => {
    const {list} = await makeSmallRelease('one', 'a.js');
    const controller = new AbortController();
    const asked: string[] = [];
    const fetch = async (address: string) => {
      asked.push(address);
      throw new TypeError('network');
    };
    await expect(keep(createMemoryStore(), {list, fetch})).rejects.toThrow('network');
    expect(asked.filter((address) => address === asked[0])).toHaveLength(3);
    asked.length = 0;
    const abort = async (address: string) => {
      controller.abort();
      return fetch(address);
    };
    await expect(
      keep(createMemoryStore(), {list, fetch: abort}, {signal: controller.signal}),
    ).rejects.toThrow('network');
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('a visit', () => {
  const now = () => new Date(1000);

  it('loads nothing when nothing has changed, and dates the copy anew', async () => {
    const store = createMemoryStore();
    const release = await makeSmallRelease('one', 'a.js');
    await keep(store, release);
    release.asked.length = 0;
    await updateCopy({...release, store, now});
    expect([release.asked, store.state?.current.date]).toEqual([[], '1970-01-01T00:00:01.000Z']);
  });

  it('brings the parts that are kept to the new release', async () => {
    const store = createMemoryStore();
    await keep(store, await makeSmallRelease('one', 'a.js'), {parts: ['ios']});
    await updateCopy({...(await makeSmallRelease('two', 'b.js')), store, now});
    expect(store.state?.current).toMatchObject({version: 'two', parts: ['ios']});
  });

  it('makes no copy for a reader who has none', async () => {
    const store = createMemoryStore();
    await updateCopy({...(await makeSmallRelease('one', 'a.js')), store, now});
    expect([store.state, store.files.size]).toEqual([undefined, 0]);
  });
});
