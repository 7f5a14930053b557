import type {Extension} from '@codemirror/state';
import {completion} from './completion';
import {help} from './help';
import {knowledgeField, loadKnowledge} from './knowledge';
import {loadStubNames} from './loadStubNames';
import {marks} from './marks';
import {assistTheme} from './theme';

/** The writing assistance: completion, help with calls and names, and marks at mistakes. */
export function assist(baseUrl: string): Extension {
  return [
    knowledgeField,
    loadKnowledge(loadStubNames),
    completion(baseUrl),
    help(baseUrl),
    marks,
    assistTheme,
  ];
}
