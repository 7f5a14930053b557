import {describeInvalid} from '../../lib/errors/describeInvalid';

export interface AnnouncementColors {
  backgroundColor: string;
  textColor: string;
}

/** Renders the configured colours of the announcement bar as CSS variables; throws one line for what is not a colour. */
export function renderColors({backgroundColor, textColor}: AnnouncementColors): string {
  const background = checkColor('backgroundColor', backgroundColor);
  const text = checkColor('textColor', textColor);
  return `:root {\n  --announcement-background: ${background};\n  --announcement-text: ${text};\n}\n`;
}

function checkColor(field: keyof AnnouncementColors, found: string): string {
  if (/^(?:#(?:[\da-f]{3}){1,2}|[a-z]+)$/i.test(found)) return found;
  throw describeInvalid({
    file: 'config/announcement.ts',
    field,
    found,
    allowed: 'a colour such as #0b3b36 or white',
  });
}
