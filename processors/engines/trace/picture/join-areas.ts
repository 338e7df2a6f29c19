// Levels that areas of one ink differ by at most, once the light is taken off.
const SAME_INK = 14

/** Gives areas one number that are of one colour, the largest first; `colors` holds three levels a block. */
export function joinAreas(areas: Int32Array, colors: Float32Array): Int32Array {
  const sums = sumsOfGroups(areas, colors)
  const areasBySize = Array.from({ length: sums.length / 4 }, (_, area) => area)
  areasBySize.sort((a, b) => sums[b * 4 + 3] - sums[a * 4 + 3])
  const inks: (readonly number[])[] = []
  const inkOf = new Int32Array(areasBySize.length)
  for (const area of areasBySize) {
    const color = [0, 1, 2].map((c) => sums[area * 4 + c] / sums[area * 4 + 3])
    const known = inks.findIndex((ink) => color.every((level, c) => Math.abs(level - ink[c]) < SAME_INK))
    inkOf[area] = known < 0 ? inks.push(color) - 1 : known
  }
  return areas.map((area) => (area < 0 ? -1 : inkOf[area]))
}

/** Sums of the three levels, and the number of blocks, of each group. */
export function sumsOfGroups(groups: Int32Array, colors: Float32Array): Float64Array {
  const sums = new Float64Array(countGroups(groups) * 4)
  for (let block = 0; block < groups.length; block++) {
    if (groups[block] < 0) continue
    for (let c = 0; c < 3; c++) sums[groups[block] * 4 + c] += colors[block * 3 + c]
    sums[groups[block] * 4 + 3]++
  }
  return sums
}

/** One more than the greatest number among them. */
export function countGroups(groups: Int32Array): number {
  let most = -1
  for (const group of groups) if (group > most) most = group
  return most + 1
}
