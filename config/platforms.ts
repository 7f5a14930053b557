type PlatformState = 'testing' | 'released';

/** 'testing' shows a notice on every Windows page (https://www.ascript.cn/docs/windows/intro: experimental edition). */
export const windowsState: PlatformState = 'testing';
