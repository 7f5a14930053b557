import {arrayOperations} from '../arrayOperations';
import type {Operations} from '../operation';
import {pillowOperations} from '../pillowOperations';
import {computerOperations} from './computerOperations';
import {controlOperations} from './controlOperations';
import {hardwareOperations} from './hardwareOperations';
import {pictureOperations} from './pictureOperations';
import {windowOperations} from './windowOperations';

/** Operations of Windows. */
export const windowsOperations: Operations = {
  // Its screenshots are arrays unless the script asks for something else.
  ...arrayOperations,
  ...computerOperations,
  ...controlOperations,
  ...hardwareOperations,
  ...pictureOperations,
  ...pillowOperations,
  ...windowOperations,
};
