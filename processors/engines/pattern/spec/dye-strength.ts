/**
 * The lightness at which dyes of a hue are strongest, and their chroma there, by OKLCH hue in degrees. Yellows are
 * light, blues and reds deep; away from their lightness they fade into olive, ice or mud, which looks like a fault. The
 * values are those of the cusp of the sRGB gamut, reduced to what pigments on cotton reach.
 */
const homes: readonly (readonly [hue: number, lightness: number, chroma: number])[] = [
  [0, 0.56, 0.15],
  [25, 0.55, 0.16],
  [55, 0.68, 0.15],
  [88, 0.82, 0.14],
  [125, 0.66, 0.11],
  [155, 0.55, 0.1],
  [195, 0.56, 0.085],
  [255, 0.47, 0.13],
  [300, 0.47, 0.13],
  [340, 0.52, 0.14],
  [360, 0.56, 0.15],
]

/** Difference in lightness, towards white and towards black, at which a hue has lost its strength. */
const REACH = { light: 0.43, dark: 0.46 }
/** Share of strength that always remains, as in a tinted white. */
const TRACE = 0.12

/**
 * Largest chroma (OKLCH) at which a hue looks good at a lightness.
 *
 * @param lightness 0..1
 * @param hue in radians, any turn
 */
export function dyeStrength(lightness: number, hue: number): number {
  const degrees = ((((hue * 180) / Math.PI) % 360) + 360) % 360
  const after = Math.max(
    1,
    homes.findIndex(([at]) => at >= degrees),
  )
  const [low, high] = [homes[after - 1], homes[after]]
  const share = (degrees - low[0]) / (high[0] - low[0])
  const home = low[1] + (high[1] - low[1]) * share
  const most = low[2] + (high[2] - low[2]) * share
  const off = (lightness - home) / (lightness > home ? REACH.light : REACH.dark)
  return most * Math.max(TRACE, 1 - off * off)
}
