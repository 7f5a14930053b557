import {readEnvironment} from '../lib/environment/readEnvironment';

export const environment = readEnvironment(process.env);
