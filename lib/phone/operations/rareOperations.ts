import {androidPillowOperations} from './androidPillowOperations';
import {arrayOperations} from './arrayOperations';
import {blockOperations} from './blockOperations';
import {codeOperations} from './codeOperations';
import {gestureOperations} from './gestureOperations';
import {imeOperations} from './imeOperations';
import {locationOperations} from './locationOperations';
import type {Operations} from './operation';
import {permissionOperations} from './permissionOperations';
import {pictureOperations} from './pictureOperations';
import {pluginOperations} from './pluginOperations';
import {shellOperations} from './shellOperations';
import {stepOperations} from './stepOperations';
import {uiOperations} from './uiOperations';
import {webOperations} from './webOperations';

/** Operations that few scripts need (needsRareOperations.ts); browsers load them only for those. */
export const rareOperations: Operations = {
  ...androidPillowOperations,
  ...arrayOperations,
  ...blockOperations,
  ...codeOperations,
  ...gestureOperations,
  ...imeOperations,
  ...locationOperations,
  ...permissionOperations,
  ...pictureOperations,
  ...pluginOperations,
  ...shellOperations,
  ...stepOperations,
  ...uiOperations,
  ...webOperations,
};
