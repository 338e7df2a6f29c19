const AXES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
]

// A line whose width is under half a pixel cannot be told from a shadow of its neighbours.
const LINE_WIDTH_MIN = 0.45 * 255
const CREST_SHARE_MIN = 0.2 * 255

/**
 * Gives a pixel to its minority ink where that ink crests: a line thinner than a pixel never owns one by majority,
 * yet it is a line.
 */
export function keepThinLines(
  ink: Uint8Array,
  second: Uint8Array,
  share: Uint8Array,
  width: number,
  height: number,
): void {
  const owned = ink.slice()
  const shareOf = (pixel: number, wanted: number): number =>
    owned[pixel] === wanted
      ? 255 - (second[pixel] === wanted ? 0 : share[pixel])
      : second[pixel] === wanted
        ? share[pixel]
        : 0
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const pixel = y * width + x
      const wanted = second[pixel]
      const mine = share[pixel]
      if (mine < CREST_SHARE_MIN || wanted === owned[pixel]) continue
      for (const [stepX, stepY] of AXES) {
        const stride = stepY * width + stepX
        const before = shareOf(pixel - stride, wanted)
        const after = shareOf(pixel + stride, wanted)
        // Ties go to the earlier pixel so that a line between two rows takes one of them all along.
        if (before >= mine || after > mine || before + mine + after < LINE_WIDTH_MIN) continue
        if (owned[pixel - stride] !== owned[pixel] && owned[pixel + stride] !== owned[pixel]) continue
        ink[pixel] = wanted
        second[pixel] = owned[pixel]
        share[pixel] = 255 - mine
        break
      }
    }
  }
}
