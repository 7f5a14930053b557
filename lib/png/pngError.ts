/** Why a picture is not read, as a sentence for the reader. */
export class PngError extends Error {
  override name = 'PngError';
}
