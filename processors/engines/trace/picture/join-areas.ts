// Largest difference in levels between areas of one ink after the illumination is removed.
const SAME_INK = 14

/**
 * Numbers areas so that those of one colour share a number, the largest first; `colors` holds three levels per block.
 */
export function joinAreas(areas: Int32Array, colors: Float32Array): Int32Array {
  const means = sumsOfGroups(areas, colors)
  const bySize = sortBySize(means)
  for (let at = 0; at < means.length; at += 4) for (let c = at; c < at + 3; c++) means[c] /= means[at + 3]
  // The first area of each ink, and the ink of each area.
  const firsts = new Int32Array(bySize.length)
  const inkOf = new Int32Array(bySize.length)
  let inks = 0
  for (let i = 0; i < bySize.length; i++) {
    const ink = findAlike(means, firsts, inks, bySize[i])
    inkOf[bySize[i]] = ink
    if (ink === inks) firsts[inks++] = bySize[i]
  }
  const joined = new Int32Array(areas.length)
  for (let block = 0; block < areas.length; block++) joined[block] = areas[block] < 0 ? -1 : inkOf[areas[block]]
  return joined
}

/** Marks blocks of areas in the colour of the largest one: 0 for these, 1 for all others, -1 for blocks of no area. */
export function markLargest(areas: Int32Array, colors: Float32Array): Int32Array {
  const means = sumsOfGroups(areas, colors)
  let largest = 0
  for (let at = 0; at < means.length; at += 4) {
    if (means[at + 3] > means[largest * 4 + 3]) largest = at / 4
    for (let c = at; c < at + 3; c++) means[c] /= means[at + 3]
  }
  const marked = new Int32Array(areas.length)
  for (let block = 0; block < areas.length; block++)
    marked[block] = areas[block] < 0 ? -1 : isAlike(means, areas[block] * 4, largest * 4) ? 0 : 1
  return marked
}

/** The indices of the areas by decreasing size, equal ones in order. */
function sortBySize(sums: Float64Array): Int32Array {
  const keys = new Float64Array(sums.length / 4)
  // Encodes size and index in one number, because sorting numbers needs no comparison function.
  for (let area = 0; area < keys.length; area++) keys[area] = area - sums[area * 4 + 3] * keys.length
  keys.sort()
  return Int32Array.from(keys, (key) => key - Math.floor(key / keys.length) * keys.length)
}

/** Index of the first of `inks` inks that an area matches; `inks` where it matches none. */
function findAlike(means: Float64Array, firsts: Int32Array, inks: number, area: number): number {
  for (let ink = 0; ink < inks; ink++) if (isAlike(means, area * 4, firsts[ink] * 4)) return ink
  return inks
}

function isAlike(means: Float64Array, one: number, other: number): boolean {
  for (let c = 0; c < 3; c++) {
    const apart = means[one + c] - means[other + c]
    if (apart >= SAME_INK || -apart >= SAME_INK) return false
  }
  return true
}

/** Sums of the three levels, and number of blocks, of each group. */
export function sumsOfGroups(groups: Int32Array, colors: Float32Array): Float64Array {
  const sums = new Float64Array(countGroups(groups) * 4)
  for (let block = 0; block < groups.length; block++) {
    if (groups[block] < 0) continue
    for (let c = 0; c < 3; c++) sums[groups[block] * 4 + c] += colors[block * 3 + c]
    sums[groups[block] * 4 + 3]++
  }
  return sums
}

/** One more than the largest group index. */
export function countGroups(groups: Int32Array): number {
  let most = -1
  for (let block = 0; block < groups.length; block++) if (groups[block] > most) most = groups[block]
  return most + 1
}
