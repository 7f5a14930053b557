/** How much a reader of a written page or a video must know. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

/** What a plug-in is about. */
export const PLUGIN_KINDS = ['hardware', 'vision', 'language'] as const;
