import {fetchJson} from '@site/lib/async/fetchJson';
import {loadOnce} from '@site/lib/async/loadOnce';
import type {StubNames} from '@site/lib/editor/stubNames';
import type {Platform} from '@site/lib/platforms';
import {findNamesUrl} from '../../engineUrls';

/** Fetches the names of a platform's stubs, once per page; a failed request is repeated at the next call. */
export const loadStubNames = loadOnce((platform: Platform) => fetchJson<StubNames>(findNamesUrl(platform)));
