/**
 * Squared distance in pixels from each marked pixel to the nearest unmarked one on the torus; 0 where unmarked,
 * Infinity where all are marked. Exact, in linear time. Source: P. Felzenszwalb, D. Huttenlocher, "Distance Transforms
 * of Sampled Functions" (2012).
 *
 * @param marked one value per pixel, row by row; nonzero is marked
 */
export function measureDistances(marked: Uint8Array, width: number, height: number): Float64Array {
  const squared = Float64Array.from(marked, (mark) => (mark ? Infinity : 0))
  const most = Math.max(width, height)
  const scratch = createScratch(most * 3)
  const line = new Float64Array(most)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = squared[y * width + x]
    transformRing(line, height, scratch)
    for (let y = 0; y < height; y++) squared[y * width + x] = line[y]
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = squared[y * width + x]
    transformRing(line, width, scratch)
    squared.set(line.subarray(0, width), y * width)
  }
  return squared
}

type Scratch = { readonly vertices: Int32Array; readonly borders: Float64Array }

function createScratch(length: number): Scratch {
  return { vertices: new Int32Array(length), borders: new Float64Array(length + 1) }
}

/**
 * One-dimensional transform of a ring: lower envelope of parabolas over three periods, of which the middle one is the
 * result.
 */
function transformRing(line: Float64Array, count: number, { vertices, borders }: Scratch): void {
  const at = (index: number): number => line[index % count]
  let last = -1
  for (let index = 0; index < count * 3; index++) {
    const value = at(index)
    if (value === Infinity) continue
    let border = -Infinity
    while (last >= 0) {
      const other = vertices[last]
      border = (value + index * index - at(other) - other * other) / (2 * (index - other))
      if (border > borders[last]) break
      last--
    }
    last++
    vertices[last] = index
    borders[last] = last === 0 ? -Infinity : border
  }
  if (last < 0) return
  const found = new Float64Array(count)
  let part = 0
  for (let index = count; index < count * 2; index++) {
    while (part < last && borders[part + 1] < index) part++
    const step = index - vertices[part]
    found[index - count] = step * step + at(vertices[part])
  }
  line.set(found)
}
