import type { Oklab } from '../color/oklab.ts'

/** Lightness carries the drawing, so missing it costs more than missing a hue. */
const LIGHTNESS_WEIGHT = 3

/**
 * Gives each tone of a picture one ink of its own, so that the sum of what is lost is least: both sides are stretched
 * over the same lightness first, and large tones count for more.
 *
 * @param tones as many as there are inks
 * @param shares of the picture, together 1
 * @returns the ink of each tone
 */
export function matchTones(tones: readonly Oklab[], shares: ArrayLike<number>, inks: readonly Oklab[]): Uint8Array {
  const [toneScale, inkScale] = [lightnessScale(tones), lightnessScale(inks)]
  const costs = tones.map((tone, at) => {
    const weight = Math.sqrt(shares[at]) + 0.02
    return inks.map((ink) => {
      const lightness = toneScale(tone[0]) - inkScale(ink[0])
      return weight * (LIGHTNESS_WEIGHT * lightness ** 2 + (tone[1] - ink[1]) ** 2 + (tone[2] - ink[2]) ** 2)
    })
  })
  return improveBySwaps(costs, startByLightness(tones, inks))
}

/** Stretches the lightnesses of a set over 0..1; a set of one lightness stays in the middle. */
function lightnessScale(colours: readonly Oklab[]): (lightness: number) => number {
  const lightnesses = colours.map(([lightness]) => lightness)
  const [least, most] = [Math.min(...lightnesses), Math.max(...lightnesses)]
  return (lightness) => (most - least < 1e-6 ? 0.5 : (lightness - least) / (most - least))
}

function startByLightness(tones: readonly Oklab[], inks: readonly Oklab[]): Uint8Array {
  const order = (colours: readonly Oklab[]): number[] =>
    colours.map((_, at) => at).sort((one, other) => colours[one][0] - colours[other][0] || one - other)
  const inksByLightness = order(inks)
  const inkOfTone = new Uint8Array(tones.length)
  order(tones).forEach((tone, rank) => {
    inkOfTone[tone] = inksByLightness[rank]
  })
  return inkOfTone
}

/**
 * Swaps two inks as long as that loses less. Ends, because the sum falls with each swap and there are finitely many
 * orders.
 */
function improveBySwaps(costs: readonly (readonly number[])[], inkOfTone: Uint8Array): Uint8Array {
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let one = 0; one < inkOfTone.length; one++)
      for (let other = one + 1; other < inkOfTone.length; other++) {
        const [inkOne, inkOther] = [inkOfTone[one], inkOfTone[other]]
        const now = costs[one][inkOne] + costs[other][inkOther]
        if (costs[one][inkOther] + costs[other][inkOne] >= now - 1e-12) continue
        ;[inkOfTone[one], inkOfTone[other]] = [inkOther, inkOne]
        isBetter = true
      }
  }
  return inkOfTone
}
