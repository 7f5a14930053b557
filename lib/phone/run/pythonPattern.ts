/** A regular expression of Python in the words of JavaScript, with the flags that it begins with. */
export function translatePattern(pattern: string): {source: string; flags: string} {
  let flags = '';
  const source = pattern
    .replaceAll('(?P<', '(?<')
    .replace(/\(\?P=(\w+)\)/g, '\\k<$1>')
    .replaceAll('\\A', '^')
    .replaceAll('\\Z', '$')
    .replace(/^\(\?([ims]+)\)/, (_whole, inline: string) => {
      flags = inline;
      return '';
    });
  return {source, flags};
}

/** Makes a pattern of Python usable; `more` are flags that always hold. Throws when it is not valid. */
export function toRegExp(pattern: string, more = '', isWhole = false): RegExp {
  const {source, flags} = translatePattern(pattern);
  return new RegExp(isWhole ? `^(?:${source})$` : source, [...new Set(flags + more)].join(''));
}
