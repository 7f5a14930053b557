import {groupBy} from '../collections/groupBy';
import type {ChunkNames} from './findSharedNames';
import type {GeneratedRoute} from './readRoutes';
import type {ModulePlace, RouteData, SiteRoutes} from './siteRoutes';
import {mapProps} from './tree';

/** What the bundler has made of the modules of routes. */
export interface BundledModules {
  /** By the chunk name that Docusaurus asked for. */
  readonly places: Readonly<Record<string, ModulePlace>>;
  readonly files: SiteRoutes['files'];
}

/** A docs page; the docs plugin's own type fits. */
export interface VersionDoc {
  /** The same in all versions. */
  id: string;
  permalink: string;
}

export interface SiteRoutesOptions {
  routes: readonly GeneratedRoute[];
  names: ChunkNames;
  bundled: BundledModules;
  /** The docs pages of each version. */
  docs: readonly (readonly VersionDoc[])[];
}

/** Collects the routes of a site with their modules. Throws when the bundler has not compiled a module of one. */
export function toSiteRoutes({routes, names, bundled, docs}: SiteRoutesOptions): SiteRoutes {
  const pages = docs.flat();
  const ids = new Map(pages.map(({id, permalink}) => [permalink, id]));
  const permalinks = groupBy(pages, ({id}) => id);
  const numbers = new Map<string, number>();
  const written = routes.map(write);
  return {modules: [...numbers.keys()].map(findPlace), files: bundled.files, routes: written};

  function write({path, component, routes: inner, ...attributes}: GeneratedRoute): RouteData {
    const doc = inner ? undefined : ids.get(path);
    const otherVersions = (permalinks.get(doc ?? '') ?? []).flatMap(({permalink}) =>
      permalink === path ? [] : permalink,
    );
    return {
      path,
      ...attributes,
      ...(doc !== undefined && {doc}),
      ...(otherVersions.length > 0 && {otherVersions}),
      modules: mapProps(names[component] ?? {}, toNumber),
      ...(inner && {routes: inner.map(write)}),
    };
  }

  function toNumber(name: string): number {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  }

  function findPlace(name: string): ModulePlace {
    const place = bundled.places[name];
    if (place === undefined)
      throw new Error(`routes: a route needs the chunk ${name}, which the bundler has not made`);
    return place;
  }
}
