import {createCopyStore} from '@site/lib/offline/copyStore';
import {scope} from './workerScope';

// The worker of a release without offline copies (OFFLINE=off): it removes the copy, then itself.

const {registration} = scope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await createCopyStore(caches, new URL(registration.scope).pathname).remove();
  await registration.unregister();
}
