/** The URL of the packages of a platform for the simulated phone; plugins/phone-engine writes the files. */
declare module '@generated/phone-engine/default/packages-*.json' {
  const url: string;
  export default url;
}
