import type {Operations} from '../operation';
import {pillowOperations} from '../pillowOperations';
import {computerOperations} from './computerOperations';
import {controlOperations} from './controlOperations';
import {hardwareOperations} from './hardwareOperations';
import {pictureOperations} from './pictureOperations';
import {windowOperations} from './windowOperations';

/** Operations of Windows. */
export const windowsOperations: Operations = {
  ...computerOperations,
  ...controlOperations,
  ...hardwareOperations,
  ...pictureOperations,
  ...pillowOperations,
  ...windowOperations,
};
