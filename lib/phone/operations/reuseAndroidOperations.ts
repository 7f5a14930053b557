import type {Operations} from './operation';

/**
 * Calls of another platform that do the same as a call of Android. Names are without the platform: `same` lists calls with the
 * same name on both, `renamed` maps the others to their Android names. Throws for a call that Android does not have.
 */
export function reuseAndroidOperations(
  platform: string,
  groups: readonly Operations[],
  same: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): Operations {
  const android: Operations = Object.assign({}, ...groups);
  const names = [...same.map((name) => [name, name] as const), ...Object.entries(renamed)];
  return Object.fromEntries(
    names.map(([name, onAndroid]) => {
      const operation = android[`android.${onAndroid}`];
      if (!operation) throw new Error(`reuseAndroidOperations: ${onAndroid} is not simulated on Android`);
      return [`${platform}.${name}`, operation];
    }),
  );
}
