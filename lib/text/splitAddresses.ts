/** A part of a text; `href` when it is an address. */
export interface AddressPart {
  text: string;
  href?: string;
}

const ADDRESS = /(https:\/\/[^\s,;)]+)/;

/** Parts of a text in their order: addresses, which are shown without their scheme, and what stands between them. */
export function splitAddresses(text: string): AddressPart[] {
  return text
    .split(ADDRESS)
    .filter((part) => part !== '')
    .map((part) => (ADDRESS.test(part) ? {text: part.slice('https://'.length), href: part} : {text: part}));
}
