import * as v from 'valibot';
import {fields, pattern, sitePath, text} from '../validation/schemas';

/** What the meaning of a term may have, so that it is read at a glance. */
const MAX_WORDS = 25;

const MEANING = `one sentence of at most ${MAX_WORDS} words, with a full stop`;
const FORMS = 'a list of texts, with one or more';
const PAGES = 'a list of paths of this site, with one or more';
const ID = 'small letters, digits and hyphens, once in the file';

const entry = fields({
  /** Its anchor on the page of the glossary. */
  id: pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, ID),
  /** How the list calls it. */
  term: text,
  meaning: v.pipe(
    text,
    v.regex(/^[^.!?]*(?:[.!?]\S[^.!?]*)*\.$/, MEANING),
    v.check((value) => value.split(/\s+/).length <= MAX_WORDS, MEANING),
  ),
  /** The Chinese word, when the pages that explain it are found by one. */
  chinese: v.exactOptional(pattern(/^\p{Script=Han}+$/u, 'a Chinese word')),
  /**
   * What counts as a use, letter by letter; a form that begins with a small letter may also begin a sentence. A form that is part
   * of another one gives way to it.
   */
  forms: v.pipe(v.array(text, FORMS), v.nonEmpty(FORMS)),
  /** Phrases with one of these forms that mean something else. */
  except: v.exactOptional(v.pipe(v.array(text, FORMS), v.nonEmpty(FORMS))),
  /** Pages that explain it; a page links the one of its own platform, else the first. None of them links the term. */
  pages: v.tupleWithRest([sitePath], sitePath, PAGES),
});

type Entry = v.InferOutput<typeof entry>;

/** A check of one field of each term, which names that field: valibot's own check of items names the whole item. */
function eachField<Key extends keyof Entry>(
  key: Key,
  isAllowed: (value: Entry[Key], index: number, all: readonly Entry[]) => boolean,
  message: string,
) {
  return v.rawCheck<Entry[]>(({dataset, addIssue}) => {
    if (!dataset.typed) return;
    for (const [index, term] of dataset.value.entries()) {
      if (isAllowed(term[key], index, dataset.value)) continue;
      addIssue({
        message,
        path: [
          {type: 'array', origin: 'value', input: dataset.value, key: index, value: term},
          {type: 'object', origin: 'value', input: term, key, value: term[key]},
        ],
      });
    }
  });
}

const OWN_FORMS = 'forms that no other term has';

function areOwn(forms: readonly string[] | undefined, index: number, all: readonly Entry[]): boolean {
  const others = all.filter((_, at) => at !== index);
  return forms === undefined || forms.every((form) => others.every((other) => !other.forms.includes(form)));
}

/** The terms of data/glossary.json. */
export const glossary = v.pipe(
  v.array(entry, 'a list'),
  eachField('id', (id, index, all) => all.findIndex((other) => other.id === id) === index, ID),
  eachField('forms', areOwn, OWN_FORMS),
  eachField('except', areOwn, OWN_FORMS),
);

export type GlossaryTerm = v.InferOutput<typeof glossary>[number];
