import type {Scene} from '../../../lib/phone/scene/scene';
import type {PlatformFacet} from '../../../lib/platforms';

/** The site that the package was built from. */
export interface SiteData {
  /** Origin and base URL, without a slash at the end. */
  origin: string;
  /** Files of the stubs, from their folder: `ascript/android/action/__init__.pyi`. */
  stubs: readonly string[];
  /** The scenes of the simulated phone, in the order of their names. */
  scenes: readonly SceneEntry[];
  version: string;
}

/** What a list of scenes says of each. */
export type SceneEntry = Pick<Scene, 'id' | 'platform' | 'title' | 'description'>;

/** A page of the site with its Markdown copy. */
export interface PageEntry {
  /** Path within the site, without the base URL: `/docs/intro`. */
  path: string;
  title: string;
  description: string;
  platform: PlatformFacet;
  /** The index of the heading in the Markdown copy, from 0, that begins the section of each anchor. */
  anchors: Readonly<Record<string, number>>;
  /** File of the Markdown copy below `pages/`. */
  file: string;
}
