/** The URL of the packages of the simulated phone; plugins/phone-engine writes the file. */
declare module '@generated/phone-engine/default/packages.json' {
  const url: string;
  export default url;
}
