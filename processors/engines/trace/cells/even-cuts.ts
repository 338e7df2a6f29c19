// Log-odds against cuts that are not even fitting an even division by chance: one in a billion.
const SURPRISE_MIN = Math.log(1e9)
// Share of the borders of an even division that must be seen: the threads of a cloth show most of them, while a few
// stripes far apart always fit some division.
const SEEN_SHARE_MIN = 0.5

/**
 * Moves cuts to an even division of the side if all of them fit one within the accuracy of the pixels: the threads of a
 * cloth are equally wide, though some cover a pixel more than others. The division into the fewest parts is taken.
 *
 * @param places coordinates of the cuts, pixels
 * @param size length of the side, pixels
 * @param miss accuracy of the coordinates, pixels
 */
export function evenCuts(places: readonly number[], size: number, miss: number): readonly number[] {
  for (let parts = 2; parts * SEEN_SHARE_MIN <= places.length + 1; parts++) {
    const cell = size / parts
    if (places.length * Math.log(cell / (2 * miss)) < SURPRISE_MIN) return places
    if (places.every((place) => Math.abs(place - Math.round(place / cell) * cell) <= miss))
      return places.map((place) => Math.round(place / cell) * cell)
  }
  return places
}
