import type {Operations} from './operation';

/**
 * Calls of another platform that do what one of Android does, by their names without the platform: `same` names those that
 * are called alike, `renamed` gives the name on Android of the others. Throws for a call that Android does not have.
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
