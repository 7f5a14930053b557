import type {Platform} from '../../platforms';

/** The scene of each platform on which a script runs for which none is chosen. */
export const DEFAULT_SCENES: Readonly<Record<Platform, string>> = {
  android: 'settings',
  ios: 'iphone',
  windows: 'desktop',
};
