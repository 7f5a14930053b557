import * as v from 'valibot';
import {findPlatformFacet, PLATFORM_NAMES} from '../platforms';
import {isRecipeFile} from '../recipes/isRecipeFile';
import {recipe} from '../recipes/recipe';
import {questions} from '../search/records/questions';
import {day, fields, oneOf, openFields, pattern, text} from '../validation/schemas';
import {validate} from '../validation/validate';
import {CONFIDENCE_LEVELS} from './confidence';
import {platforms} from './readPlatforms';

/** How far the clocks of a writer may be ahead of UTC, in milliseconds: 14 hours on Kiritimati, 8 in China. */
const MAX_AHEAD_MS = 14 * 60 * 60 * 1000;

const DESCRIPTION = 'a sentence of 50 to 160 characters';

const page = openFields({
  title: text,
  description: v.pipe(
    v.string(DESCRIPTION),
    v.trim(),
    v.minLength(50, DESCRIPTION),
    v.maxLength(160, DESCRIPTION),
  ),
  questions: v.exactOptional(questions),
});

const verified = fields({
  /** A URL or the name of a public source. */
  source: text,
  date: v.pipe(
    day,
    v.check((value) => Date.parse(value) <= Date.now() + MAX_AHEAD_MS, 'a day that has begun'),
  ),
  confidence: oneOf(CONFIDENCE_LEVELS),
  /** A sentence on where the page comes from, when its source says less than the page. */
  note: v.exactOptional(pattern(/^\S.*\.$/s, 'a sentence that ends with a full stop, or nothing')),
});

const doc = openFields({...page.entries, platforms: v.exactOptional(platforms), verified});

/** A docs page whose platforms are known otherwise: what it named would be passed over. */
function withoutPlatforms(reason: string) {
  return openFields({...doc.entries, platforms: v.exactOptional(v.never(`nothing, because ${reason}`))});
}

const recipeDoc = openFields({...withoutPlatforms('recipe.platforms says it').entries, recipe});

/** The verification of a docs page: public source, day, and how well the source covers the page. */
export type Verified = v.InferOutput<typeof verified>;

/**
 * Checks the front matter of a Markdown file of the site and throws one line that names file and field.
 * Files that Docusaurus reads only as partials (their name starts with an underscore) have none.
 */
export function validateFrontMatter(file: string, frontMatter: Readonly<Record<string, unknown>>): void {
  if (/(?:^|[\\/])_[^\\/]*$/.test(file)) return;
  validate(findSchema(file), frontMatter, file);
}

function findSchema(file: string) {
  if (isRecipeFile(file)) return recipeDoc;
  if (!/^docs[\\/]/.test(file)) return page;
  const facet = findPlatformFacet(`/${file.replaceAll('\\', '/')}`);
  const isOfPlatform = Object.values<string>(PLATFORM_NAMES).includes(facet);
  return isOfPlatform ? withoutPlatforms(`the page is in the folder of ${facet}`) : doc;
}
