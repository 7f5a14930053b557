/** Files of Infima. */
export const INFIMA = /[\\/]infima[\\/]/;

/** Files of the theme's packages. */
export const THEME = /[\\/]theme-(?:classic|common)[\\/]/;
