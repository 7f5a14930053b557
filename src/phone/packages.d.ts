/** The URL of the packages of a platform for the simulated phone; plugins/phone-engine writes the files. */
declare module '@generated/phone-engine/default/packages-*.json' {
  const url: string;
  export default url;
}

/** The URL of the pages of the calls of a platform. */
declare module '@generated/phone-engine/default/pages-*.json' {
  const url: string;
  export default url;
}

/** The URL of the names of a platform, for the editor. */
declare module '@generated/phone-engine/default/names-*.json' {
  const url: string;
  export default url;
}

/** All scenes with their titles. */
declare module '@generated/phone-engine/default/scenes.json' {
  const scenes: readonly {
    readonly id: string;
    readonly title: string;
    readonly platform: 'android' | 'ios' | 'windows';
  }[];
  export default scenes;
}
