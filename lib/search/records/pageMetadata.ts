import * as v from 'valibot';
import {fields, text} from '../../validation/schemas';
import {questions} from './questions';

/**
 * The metadata of a page in React, in the JSON file beside it, which the page imports for its title and description:
 * `src/pages/shop.json` for `src/pages/shop.tsx`.
 */
export const pageMetadata = fields({
  title: text,
  description: text,
  /** Other words that readers use. */
  keywords: v.array(text, 'a list of texts'),
  questions: v.exactOptional(questions),
});
