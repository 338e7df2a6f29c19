/** Bits of a component that are used: steps of four levels, which a few colours cannot show. */
const BITS = 6
const SHIFT = 8 - BITS

/**
 * Looks up the nearest of a few colours by squared distance, in cubes of 4 × 4 × 4 levels that share an answer. The
 * first colour inside a cube is its answer: a white ground stays white even if another colour lies nearer to the middle
 * of its cube.
 *
 * @param colours RGB bytes one after the other, at least one colour; of two in one cube the first is kept
 * @returns the offset in `colours` of the nearest one
 */
export function createNearestColour(colours: Uint8ClampedArray): (red: number, green: number, blue: number) => number {
  const known = new Int32Array(1 << (3 * BITS)).fill(-1)
  for (let at = colours.length - 3; at >= 0; at -= 3) known[cubeOf(colours[at], colours[at + 1], colours[at + 2])] = at
  return (red, green, blue) => {
    const key = cubeOf(red, green, blue)
    if (known[key] < 0) known[key] = findNearest(colours, middle(red), middle(green), middle(blue))
    return known[key]
  }
}

function cubeOf(red: number, green: number, blue: number): number {
  return ((((red >> SHIFT) << BITS) | (green >> SHIFT)) << BITS) | (blue >> SHIFT)
}

/** The middle of the small cube along one axis. */
function middle(component: number): number {
  return ((component >> SHIFT) << SHIFT) + (1 << SHIFT) / 2 - 0.5
}

function findNearest(colours: Uint8ClampedArray, red: number, green: number, blue: number): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < colours.length; at += 3) {
    const distance = (colours[at] - red) ** 2 + (colours[at + 1] - green) ** 2 + (colours[at + 2] - blue) ** 2
    if (distance >= least) continue
    least = distance
    nearest = at
  }
  return nearest
}
