export interface AnnouncementColors {
  backgroundColor: string;
  textColor: string;
}

/** Renders the configured colours of the announcement bar as CSS variables. */
export function renderColors({backgroundColor, textColor}: AnnouncementColors): string {
  return `:root {\n  --announcement-background: ${backgroundColor};\n  --announcement-text: ${textColor};\n}\n`;
}
