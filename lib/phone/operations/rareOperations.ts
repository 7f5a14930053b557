import {codeOperations} from './codeOperations';
import {locationOperations} from './locationOperations';
import type {Operations} from './operation';
import {permissionOperations} from './permissionOperations';
import {pictureOperations} from './pictureOperations';
import {pluginOperations} from './pluginOperations';
import {shellOperations} from './shellOperations';
import {stepOperations} from './stepOperations';
import {uiOperations} from './uiOperations';
import {webOperations} from './webOperations';

/** What few scripts call (needsRareOperations.ts); a reader's browser fetches it for those alone. */
export const rareOperations: Operations = {
  ...codeOperations,
  ...locationOperations,
  ...permissionOperations,
  ...pictureOperations,
  ...pluginOperations,
  ...shellOperations,
  ...stepOperations,
  ...uiOperations,
  ...webOperations,
};
