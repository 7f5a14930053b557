/** Red, green and blue of a colour 0xrrggbb. */
export function toChannels(color: number): number[] {
  return [color >> 16, (color >> 8) & 255, color & 255];
}
