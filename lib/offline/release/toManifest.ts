export interface ManifestOptions {
  /** Name of the product. */
  product: string;
  description: string;
  baseUrl: string;
}

/** The edges of the icons that browsers ask for, in pixels. */
export const ICON_SIZES = [192, 512] as const;

/** Of the light theme: a manifest and an icon know no modes. */
export const APP_COLORS = {background: '#fbfdfc', accent: '#0a7265'} as const;

/** Pictures of the site below `img/app/`, as readers see them before they install it. */
const SCREENSHOTS = [
  {
    file: 'wide.png',
    sizes: '1280x800',
    form_factor: 'wide',
    label: 'A page of the reference on a wide screen',
  },
  {file: 'narrow.png', sizes: '720x1280', form_factor: 'narrow', label: 'A page of the reference on a phone'},
] as const;

/** The web app manifest: what the manual is called and looks like once a browser has installed it. */
export function toManifest({product, description, baseUrl}: ManifestOptions): object {
  const name = `${product} manual`;
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `${baseUrl}${toIconFile(size, purpose)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: baseUrl,
    name,
    short_name: product,
    description,
    lang: 'en',
    start_url: `${baseUrl}docs/intro`,
    scope: baseUrl,
    display: 'standalone',
    background_color: APP_COLORS.background,
    theme_color: APP_COLORS.accent,
    icons: ICON_SIZES.flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    screenshots: SCREENSHOTS.map(({file, ...screenshot}) => ({
      src: `${baseUrl}img/app/${file}`,
      type: 'image/png',
      ...screenshot,
    })),
    shortcuts: [
      {name: 'Search', url: `${baseUrl}search`},
      {name: 'Android', url: `${baseUrl}docs/android/intro`},
      {name: 'iOS', url: `${baseUrl}docs/ios/intro`},
      {name: 'Windows', url: `${baseUrl}docs/windows/intro`},
    ],
  };
}

/** Path of an icon from the root of the site. */
export function toIconFile(size: number, purpose: 'any' | 'maskable'): string {
  return `img/app/icon-${purpose}-${size}.png`;
}
