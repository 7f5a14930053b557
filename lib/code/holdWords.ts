/** A part of a line that is shown in one colour. */
interface Token {
  content: string;
}

/** A wrapped line on a phone shows at most this many characters: a longer word is broken in any case. */
const MAX_WORD_LENGTH = 34;

/**
 * Renders a line of a command so that no word with a hyphen in it is broken into two lines, where it would read as two
 * options. No character is added for that: what is copied is the command.
 */
export function holdWords<T extends Token>(line: readonly T[], render: (tokens: T[]) => string): string {
  let html = '';
  let word: T[] = [];
  const close = () => {
    const text = word.map(({content}) => content).join('');
    const isHeld = /[^-]-./.test(text) && text.length <= MAX_WORD_LENGTH;
    html += isHeld ? `<span class="tok-word">${render(word)}</span>` : render(word);
    word = [];
  };
  for (const token of line) {
    for (const content of token.content.split(/(\s+)/)) {
      if (content === '') continue;
      const part = {...token, content};
      if (content.trim() !== '') word.push(part);
      else {
        close();
        html += render([part]);
      }
    }
  }
  close();
  return html;
}
