import {isDay} from '../validation/schemas';
import {type EnvironmentVariables, invalidVariable} from './variables';

/** What `/.well-known/security.txt` says (RFC 9116). */
export interface SecurityContact {
  /** An address that begins with `mailto:` or `https://`. */
  contact: string;
  /** The day on which the contact expires. */
  expires: Date;
}

/**
 * Reads `SECURITY_CONTACT` and `SECURITY_EXPIRES`, which require each other; undefined when neither is set. Throws one line
 * that names the variable, its value and what is allowed.
 */
export function readSecurityContact(
  variables: EnvironmentVariables,
  now = new Date(),
): SecurityContact | undefined {
  const {SECURITY_CONTACT: contact = '', SECURITY_EXPIRES: day = ''} = variables;
  if (contact === '' && day === '') return undefined;
  if (!/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    throw invalidVariable('SECURITY_CONTACT', contact || undefined, 'mailto:… or https://…');
  const expires = new Date(`${day}T00:00:00.000Z`);
  if (!isDay(day) || expires <= now)
    throw invalidVariable('SECURITY_EXPIRES', day || undefined, 'a day to come, such as 2030-01-31');
  return {contact, expires};
}

/** Renders the file; the address of the site ends with a slash. */
export function renderSecurityTxt({contact, expires}: SecurityContact, site: string): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${site}.well-known/security.txt`,
    '',
  ].join('\n');
}
