/** The global scope of a service worker, whose types cannot be in the same project as those of a page. */
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

// The compiler only knows the global scope of a page.
export const scope = globalThis as unknown as WorkerScope;
