/** The platforms by the names of their packages below `ascript`. */
export const platformNames = {android: 'Android', ios: 'iOS', windows: 'Windows'} as const;

type PlatformState = 'testing' | 'released';

/** 'testing' shows a notice on every Windows page (https://www.ascript.cn/docs/windows/intro: experimental edition). */
export const windowsState: PlatformState = 'testing';
