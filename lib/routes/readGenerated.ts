import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ChunkNames} from './findSharedNames';
import {type GeneratedRoute, readRoutes} from './readRoutes';

export interface GeneratedRoutes {
  routes: GeneratedRoute[];
  names: ChunkNames;
}

/** Reads the routes of a site from the folder of files that Docusaurus generates (`.docusaurus`). */
export function readGenerated(folder: string): GeneratedRoutes {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {routes: readRoutes(read('routes.js')), names: JSON.parse(read('routesChunkNames.json'))};
}
