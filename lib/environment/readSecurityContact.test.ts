import {expect, it} from 'vitest';
import {readSecurityContact, renderSecurityTxt} from './readSecurityContact';

const NOW = new Date('2026-11-22');
const read = (contact?: string, expires?: string) =>
  readSecurityContact({SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires}, NOW);

it('reads an address and a day, and writes them as RFC 9116 asks', () => {
  const found = read('mailto:security@docs.example', '2027-11-22');
  expect(found && renderSecurityTxt(found, 'https://docs.example/')).toBe(
    [
      'Contact: mailto:security@docs.example',
      'Expires: 2027-11-22T00:00:00.000Z',
      'Preferred-Languages: en, zh',
      'Canonical: https://docs.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('has none where nobody is named', () => {
  expect(read()).toBeUndefined();
  expect(read('', '')).toBeUndefined();
});

it.each([
  ['security@docs.example', '2027-11-22', 'SECURITY_CONTACT is "security@docs.example"; allowed: mailto:'],
  ['mailto:a@b\nContact: x', '2027-11-22', 'SECURITY_CONTACT is'],
  [undefined, '2027-11-22', 'SECURITY_CONTACT is missing'],
  ['https://docs.example/report', undefined, 'SECURITY_EXPIRES is missing'],
  ['https://docs.example/report', '2026-11-21', 'SECURITY_EXPIRES is "2026-11-21"; allowed: a day to come'],
  ['https://docs.example/report', '2027-02-30', 'SECURITY_EXPIRES is "2027-02-30"; allowed: a day to come'],
  ['https://docs.example/report', 'soon', 'SECURITY_EXPIRES is "soon"'],
])('refuses %j with %j in one line', (contact, expires, message) => {
  expect(() => read(contact, expires)).toThrow(message);
});
