import {
  createChainFinder,
  type ModulePlace,
  type PageRoutes,
  type RouteData,
  type SiteRoutes,
} from './siteRoutes';
import {mapProps} from './tree';

/** Makes a function that picks the routes of one page: its own with the frames around it, or none for an unknown path. */
export function createPageRoutes(site: SiteRoutes, baseUrl: string): (path: string) => PageRoutes {
  const find = createChainFinder(site.routes);
  const hasHome = find(baseUrl) !== undefined;

  return (path) => {
    const modules: ModulePlace[] = [];
    const numbers = new Map<number, number>();
    const renumber = (old: number): number => {
      const place = site.modules[old];
      const number = numbers.get(old) ?? numbers.size;
      if (place && number === numbers.size) modules.push(place);
      numbers.set(old, number);
      return number;
    };
    const routes = (find(path) ?? []).reduceRight<RouteData[]>((inner, {routes: all, ...route}) => {
      const own = {...route, modules: mapProps(route.modules, renumber)};
      return [all ? {...own, routes: inner} : own];
    }, []);
    const chunks = new Set(modules.flatMap(([, ...own]) => own));
    const files = Object.fromEntries(Object.entries(site.files).filter(([chunk]) => chunks.has(chunk)));
    return {hasHome, modules, files, routes};
  };
}
