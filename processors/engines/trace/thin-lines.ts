const AXES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
]

// A line whose width is under half a pixel cannot be told from a shadow of its neighbours.
const LINE_WIDTH_MIN = 0.45 * 255
// What is pinned against all straightening is a line beyond doubt: most of a pixel wide, and long.
const PINNED_WIDTH_MIN = 0.9 * 255
const RUN_MIN = 20
// A pixel that its ink holds more than this of needs no help.
const OWN_SHARE_MAX = 0.75 * 255
const CREST_SHARE_MIN = 0.2 * 255

/**
 * Gives a pixel to its minority ink where that ink crests: a line thinner than a pixel never owns one by majority,
 * yet it is a line.
 *
 * @returns 1 for each pixel of a long line that was given away
 */
export function keepThinLines(
  ink: Uint8Array,
  second: Uint8Array,
  share: Uint8Array,
  width: number,
  height: number,
): Uint8Array {
  const kept = new Uint8Array(ink.length)
  const owned = ink.slice()
  const shareOf = createShares(owned, second, share)
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const pixel = y * width + x
      if (isOwnLine(pixel, width, owned, shareOf)) kept[pixel] = 1
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
        if (before + mine + after >= PINNED_WIDTH_MIN) kept[pixel] = 1
        break
      }
    }
  }
  dropShortRuns(kept, ink, width, height)
  return kept
}

type ShareOf = (pixel: number, wanted: number) => number

/** How much of a pixel an ink holds, 0..255. */
function createShares(owned: Uint8Array, second: Uint8Array, share: Uint8Array): ShareOf {
  return (pixel, wanted) => {
    if (owned[pixel] === wanted) return 255 - (second[pixel] === wanted ? 0 : share[pixel])
    return second[pixel] === wanted ? share[pixel] : 0
  }
}

/** A pixel that its ink holds by a hair, between two pixels of other inks: half of a line that falls between two rows. */
function isOwnLine(pixel: number, width: number, owned: Uint8Array, shareOf: ShareOf): boolean {
  const own = owned[pixel]
  const mine = shareOf(pixel, own)
  if (mine > OWN_SHARE_MAX) return false
  return [1, width].some((stride) => {
    if (owned[pixel - stride] === own || owned[pixel + stride] === own) return false
    const [before, after] = [shareOf(pixel - stride, own), shareOf(pixel + stride, own)]
    return before <= mine && after <= mine && before + mine + after >= PINNED_WIDTH_MIN
  })
}

/** Crests that are no part of a line are left to whoever straightens borders. */
function dropShortRuns(kept: Uint8Array, ink: Uint8Array, width: number, height: number): void {
  const run: number[] = []
  for (let start = 0; start < kept.length; start++) {
    if (kept[start] !== 1) continue
    run.length = 0
    run.push(start)
    kept[start] = 2
    for (let at = 0; at < run.length; at++) {
      const [x, y] = [run[at] % width, Math.floor(run[at] / width)]
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column
          if (kept[next] !== 1 || ink[next] !== ink[start]) continue
          kept[next] = 2
          run.push(next)
        }
    }
    if (run.length < RUN_MIN) for (const pixel of run) kept[pixel] = 0
  }
  for (let pixel = 0; pixel < kept.length; pixel++) if (kept[pixel] === 2) kept[pixel] = 1
}
