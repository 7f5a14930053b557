/** What is wrong with a chain, and where in the text. */
export class ChainError extends Error {
  constructor(
    readonly from: number,
    readonly to: number,
    message: string,
  ) {
    super(message);
  }
}
