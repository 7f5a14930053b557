type PlatformState = 'experimental' | 'released';

/** 'experimental' shows a notice on every Windows page; the word is the vendor's (https://www.ascript.cn/docs/windows/intro). */
export const windowsState: PlatformState = 'experimental';
