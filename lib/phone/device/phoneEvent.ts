/** A change that no call of the script has reported, for the run to report. */
export type PhoneEvent =
  | {type: 'app'; packageName: string; name: string}
  | {type: 'clipboard'; text: string}
  | {type: 'toast'; text: string; ms: number};
