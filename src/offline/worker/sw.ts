import {answerRequest} from '@site/lib/offline/answerRequest';
import {createCopyStore} from '@site/lib/offline/copyStore';
import {readRoute} from '@site/lib/offline/readRoute';
import {scope} from './workerScope';

// It does not depend on a release: the files are listed in storage, which pages fill. So one worker serves tabs of
// several releases, and a new one can take over at once.

const {scope: root} = scope.registration;
const baseUrl = new URL(root).pathname;

const surroundings = {
  store: createCopyStore(caches, baseUrl),
  baseUrl,
  fetch: (request: Request) => fetch(request),
  wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const route = readRoute(event.request, root);
  if (route !== 'untouched') event.respondWith(answerRequest(event.request, route, surroundings));
});
