import {actionOperations} from './actionOperations';
import {arrayOperations} from './arrayOperations';
import {codeOperations} from './codeOperations';
import {locationOperations} from './locationOperations';
import {nodeOperations} from './nodeOperations';
import {ocrOperations} from './ocrOperations';
import type {Operation} from './operation';
import {permissionOperations} from './permissionOperations';
import {pluginOperations} from './pluginOperations';
import {screenOperations} from './screenOperations';
import {shellOperations} from './shellOperations';
import {stepOperations} from './stepOperations';
import {systemOperations} from './systemOperations';
import {timeOperations} from './timeOperations';
import {uiOperations} from './uiOperations';
import {webOperations} from './webOperations';

const operations = new Map<string, Operation>(
  [
    actionOperations,
    arrayOperations,
    locationOperations,
    codeOperations,
    nodeOperations,
    ocrOperations,
    permissionOperations,
    pluginOperations,
    screenOperations,
    shellOperations,
    stepOperations,
    systemOperations,
    timeOperations,
    uiOperations,
    webOperations,
  ].flatMap((group) => Object.entries(group)),
);

/** What a call does on the phone, by its short name (`android.action.click`); `undefined` when it is not simulated. */
export function findOperation(name: string): Operation | undefined {
  return operations.get(name);
}
