/** What a service worker has: its types cannot stand beside those of a page in one project. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

// The compiler knows the global scope of a page alone.
export const scope = globalThis as unknown as WorkerScope;
