import type {ControlTree} from './controlTree';

/** Makes a tree of controls that were read from a dump; the outermost ones tell the size of the screen. */
export function assembleTree({
  gaps = {},
  notes = [],
  ...read
}: Pick<ControlTree, 'platform' | 'roots' | 'attributes'> &
  Partial<Pick<ControlTree, 'gaps' | 'notes'>>): ControlTree {
  return {
    ...read,
    width: Math.max(1, ...read.roots.map(({bounds}) => bounds[2])),
    height: Math.max(1, ...read.roots.map(({bounds}) => bounds[3])),
    size: read.attributes.size,
    gaps,
    notes,
  };
}
