import android from '@generated/search-index/default/Android.json';
import cloud from '@generated/search-index/default/Cloud.json';
import ios from '@generated/search-index/default/iOS.json';
import other from '@generated/search-index/default/Other.json';
import windows from '@generated/search-index/default/Windows.json';
import type {PlatformFacet} from '@site/lib/platforms';

const PATHS = {Android: android, iOS: ios, Windows: windows, Cloud: cloud, Other: other};

export type ShardUrls = Record<PlatformFacet, string>;

/** Where the parts of the index are, as whole URLs, because a worker counts paths from its own file. */
export function findShardUrls(): ShardUrls {
  const toUrl = (path: string) => new URL(path, document.baseURI).href;
  return {
    Android: toUrl(PATHS.Android),
    iOS: toUrl(PATHS.iOS),
    Windows: toUrl(PATHS.Windows),
    Cloud: toUrl(PATHS.Cloud),
    Other: toUrl(PATHS.Other),
  };
}
