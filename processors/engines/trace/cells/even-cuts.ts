// Chance that cuts which are not even lie on some even division: one in a billion.
const SURPRISE_MIN = Math.log(1e9)
// Threads of a cloth are told by most of the borders between them; a few stripes far apart lie near some even division always.
const SEEN_SHARE_MIN = 0.5

/**
 * Cuts where even division of the side puts them, when all of them lie there give or take what pixels show: the threads of a
 * cloth are of one width, though some take a pixel more than others. The fewest parts that explain them are taken.
 *
 * @param miss how far a cut may lie from where its pixels show it, pixels
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
