import {readHostedSearch} from '../lib/environment/readHostedSearch';

export const hostedSearch = readHostedSearch(process.env);
