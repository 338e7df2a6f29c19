import type { Ink } from '../../../../color/ink.ts'
import { inkFromHex } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { toldLeafInks } from '../leaves/told-leaves.ts'
import { flowerNouns } from './bloom-table.ts'

const KEY = 'colour of '
/**
 * In OKLCH: what has less chroma is white or grey; shares of the chroma asked for, and degrees of hue, within which
 * petals are a tone of it.
 */
const [GREY, FAINT, KIN] = [0.035, 0.4, 32]
/** In OKLab: petals this far from the colour that was said are its lights and shades, and no other colour. */
const TONES = 0.19

/** The palette with the petals of those flowers whose colour was said: "pink roses and white lilies" has no pink lilies. */
export function tellInks(plan: Plan, palette: FlowerPalette): FlowerPalette {
  const told = new Map<string, readonly FlowerInks[]>()
  for (const [key, value] of Object.entries(plan.details)) {
    const noun = key.startsWith(KEY) ? key.slice(KEY.length) : ''
    if (!flowerNouns.includes(noun) || typeof value !== 'string') continue
    const asked = value.split('|').flatMap((hex) => inkFromHex(hex) ?? [])
    const schemes = asked.flatMap((ink) => schemesOf(plan, palette, ink).slice(0, asked.length > 1 ? 1 : 2))
    if (schemes.length > 0) told.set(noun, schemes)
  }
  const leafed = tellLeaves(plan, palette)
  return told.size > 0 ? { ...leafed, told: leavesOf(told, leafed) } : leafed
}

/** "Magnolias with bronze leaves": stems and leaves of all that is drawn, where another colour than green is said of them. */
function tellLeaves(plan: Plan, palette: FlowerPalette): FlowerPalette {
  const asked = toldLeafInks(plan)
  if (!asked) return palette
  const { ground } = plan.cast
  // Stems are drawn in the shade of the leaf, and those of the cloth's ink would not be seen.
  const foliage = { ...asked, leafDark: asked.leafDark === ground ? asked.leaf : asked.leafDark }
  const others = palette.schemes.filter(({ body }) => body !== asked.leaf && body !== asked.leafDark)
  const schemes = (others.length > 0 ? others : palette.schemes).map((scheme) => ({ ...scheme, ...foliage }))
  return { ...palette, foliage, schemes, leaves: [foliage.leafDark, foliage.leaf] }
}

/** The same petals among the leaves of a palette. */
function leavesOf(
  told: ReadonlyMap<string, readonly FlowerInks[]>,
  { foliage }: FlowerPalette,
): ReadonlyMap<string, readonly FlowerInks[]> {
  return new Map([...told].map(([noun, schemes]) => [noun, schemes.map((scheme) => ({ ...scheme, ...foliage }))]))
}

/** The petals of a colour that was said, and a tone of it. */
function schemesOf({ cast }: Plan, { schemes }: FlowerPalette, asked: Ink): readonly FlowerInks[] {
  const far = ({ body }: FlowerInks): number => oklabDistance(cast.inks[body].lab, asked.lab)
  const [nearest, ...others] = schemes.toSorted((one, other) => far(one) - far(other))
  const tones = others.filter((one) => far(one) < TONES && isOfHue(one, asked))
  return far(nearest) < TONES ? [nearest, ...tones.slice(0, 1)] : []
}

/** Gold is no tone of pink, a white no tone of either, and a grey daisy is no white one. */
function isOfHue({ chroma, hueDegrees }: FlowerInks, asked: Ink): boolean {
  if (asked.chroma < GREY) return false
  const turn = Math.abs(hueDegrees - (asked.hue * 180) / Math.PI + 720) % 360
  return chroma > asked.chroma * FAINT && Math.min(turn, 360 - turn) < KIN
}
