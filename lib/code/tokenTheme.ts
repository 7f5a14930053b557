import type {ThemeRegistrationRaw} from 'shiki';

/**
 * The token classes of highlighted code, with the TextMate scopes each stands for. The colours are CSS variables
 * (`--code-<name>`, src/css/tokens.css), so one pass serves both colour modes and no style attribute is written.
 */
const TOKEN_SCOPES = {
  comment: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'],
  keyword: ['keyword', 'storage', 'constant.language', 'variable.language.special.self', 'variable.language'],
  string: ['string', 'punctuation.definition.string', 'constant.character.escape', 'meta.embedded.assembly'],
  number: ['constant.numeric'],
  function: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'variable.function'],
  type: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.name.tag'],
  parameter: ['variable.parameter', 'entity.other.attribute-name', 'support.type.property-name'],
  inserted: ['markup.inserted'],
  deleted: ['markup.deleted'],
} as const satisfies Record<string, readonly string[]>;

const PLAIN_COLOR = '#000000';

// Shiki only returns colours, so each class is encoded as a colour of its own and decoded afterwards.
const classByColor = new Map(
  Object.keys(TOKEN_SCOPES).map((name, index) => [
    `#0000${(index + 1).toString(16).padStart(2, '0')}`,
    `tok-${name}`,
  ]),
);
const colors = [...classByColor.keys()];

export const tokenTheme: ThemeRegistrationRaw = {
  name: 'token-classes',
  settings: [
    {settings: {foreground: PLAIN_COLOR}},
    ...Object.values(TOKEN_SCOPES).map((scope, index) => ({
      scope: [...scope],
      settings: {foreground: colors[index] ?? PLAIN_COLOR},
    })),
  ],
};

/** The CSS class for a colour of `tokenTheme`; none for plain text. */
export function toTokenClass(color: string | undefined): string | undefined {
  return classByColor.get(color?.toLowerCase() ?? '');
}
