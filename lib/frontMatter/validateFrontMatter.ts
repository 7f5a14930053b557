import {describeInvalid} from '../errors/describeInvalid';
import {CONFIDENCE_LEVELS, isConfidence, isRecord} from './verified';

type Fields = Readonly<Record<string, unknown>>;

const DESCRIPTION_LENGTH = {min: 50, max: 160};

/**
 * Checks the front matter of a Markdown file of the site and throws one line that names file and field.
 * Files that Docusaurus reads only as partials (their name starts with an underscore) have none.
 */
export function validateFrontMatter(file: string, fields: Fields): void {
  if (/(?:^|[\\/])_[^\\/]*$/.test(file)) return;
  const check = (field: string, found: unknown, isValid: boolean, allowed: string): void => {
    if (!isValid) throw new Error(describeInvalid({file, field, found, allowed}));
  };

  check('title', fields.title, isText(fields.title), 'a text that is not empty');
  const {min, max} = DESCRIPTION_LENGTH;
  const {description} = fields;
  const isGoodLength = isText(description) && description.length >= min && description.length <= max;
  check('description', description, isGoodLength, `a sentence of ${min} to ${max} characters`);

  if (!/^docs[\\/]/.test(file)) return;
  const {verified} = fields;
  check('verified', verified, isRecord(verified), 'the fields source, date and confidence');
  if (!isRecord(verified)) return;
  const {source, date, confidence} = verified;
  check('verified.source', source, isText(source), 'an address or the name of a public source');
  check('verified.date', date, isDay(date), "a day that has passed, in quotes, as '2026-11-20'");
  check('verified.confidence', confidence, isConfidence(confidence), CONFIDENCE_LEVELS.join(', '));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) && time <= Date.now();
}
