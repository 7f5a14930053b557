import {PLATFORMS, type Platform} from '../api/model';
import {address, type CatalogueRules, oneOf, optional, path, text, year} from './readCatalogue';

export interface Product {
  id: string;
  name: string;
  summary: string;
  forWhom: string;
  worksWith: string[];
  inTheBox: string;
  howToGet: string;
  /** Only where a source states it, with the day on which we read it. */
  price?: {amount: string; date: string};
  source: string;
  /** Page that says more. */
  docs: string;
}

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export interface Video {
  title: string;
  platform: string;
  level: string;
  year: number;
  /** Where it can be watched; leads away from this site. */
  href: string;
  /** The written page on the same subject. */
  docs: string;
}

export const PLUGIN_KINDS = ['hardware', 'vision', 'language'] as const;

export interface PluginEntry {
  /** As `plug.load` takes it. */
  name: string;
  version?: string;
  kind: string;
  adds: string;
  docs: string;
}

const platform = oneOf(PLATFORMS);

export const productRules: CatalogueRules<Product> = {
  id: text,
  name: text,
  summary: text,
  forWhom: text,
  worksWith: {
    isValid: (value) => Array.isArray(value) && value.length > 0 && value.every(platform.isValid),
    allowed: `a list of ${platform.allowed}`,
  },
  inTheBox: text,
  howToGet: text,
  price: optional({
    isValid: isDatedPrice,
    allowed: 'amount and date, as {"amount": "about 9 CNY", "date": "2026-11-20"}',
  }),
  source: address,
  docs: path,
};

export const videoRules: CatalogueRules<Video> = {
  title: text,
  platform,
  level: oneOf(LEVELS),
  year,
  href: address,
  docs: path,
};

export const pluginRules: CatalogueRules<PluginEntry> = {
  name: text,
  version: optional(text),
  kind: oneOf(PLUGIN_KINDS),
  adds: text,
  docs: path,
};

function isDatedPrice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('date' in value)) return false;
  return (
    text.isValid(value.amount) && typeof value.date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.date)
  );
}

export function isPlatform(value: string): value is Platform {
  return platform.isValid(value);
}
