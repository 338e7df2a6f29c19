import { hueDistance, inkFromHex } from '../../../color/ink.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { polar } from '../../kit/line/outline.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import { type CutInks, cutDaisy, cutPoppy, type DrawCutFlower, scrap } from './modern-flowers.ts'
import { cutTulip } from './modern-stems.ts'

/** A flower cut from sheets, and the colour it is known by: sunflowers in pink are daisies. */
type CutFlower = { readonly draw: DrawCutFlower; readonly hex?: string }

/** Below this radius in mm a sunflower has one row of petals and a plain disc. */
const PLAIN_MM = 9

/** A sunflower: two rows of pointed petals, and a wide dark disc with a ring of seeds. */
const cutSunflower: DrawCutFlower = (random, inks, radiusMm) => {
  const motif = createMotif()
  const petals = radiusMm < PLAIN_MM ? 10 : 15
  const start = random.between(0, TURN)
  const isPlain = radiusMm < PLAIN_MM
  for (const row of isPlain ? [1] : [0, 1])
    for (let at = 0; at < petals; at++) {
      const turn = start + ((at + row / 2) / petals) * TURN + random.between(-0.03, 0.03)
      const long = radiusMm * random.between(0.94, 1) * (row ? 0.9 : 1)
      const ink = row ? inks.body : inks.second
      addForm(motif, ink, petalOf(long, (radiusMm * 1.72) / petals).map(placeKnot({ turn })), { plain: true })
    }
  addForm(motif, inks.heart, scrap(random, [0, 0], radiusMm * 0.42, start), { plain: true })
  if (isPlain) return motif
  addSeeds(motif, random, inks, radiusMm)
  return motif
}

/** Along +x, half as wide as its place and pointed. */
function petalOf(long: number, half: number): Ring {
  return [
    [long * 0.3, -half * 0.5, 1],
    [long * 0.62, -half],
    [long, 0, 1],
    [long * 0.62, half],
    [long * 0.3, half * 0.5, 1],
  ]
}

function addSeeds(motif: ReturnType<typeof createMotif>, random: Random, inks: CutInks, radiusMm: number): void {
  for (const [reach, count] of [
    [0.32, 14],
    [0.2, 8],
  ])
    for (let at = 0; at < count; at++) {
      const [x, y] = polar(0, 0, radiusMm * reach, ((at + reach * 8) / count) * TURN)
      addDetail(motif, inks.body, scrap(random, [x, y], radiusMm * 0.026))
    }
}

/** How each flower is cut. */
const cuts: Readonly<Record<string, CutFlower>> = {
  poppy: { draw: cutPoppy },
  anemone: { draw: cutPoppy },
  tulip: { draw: cutTulip },
  daisy: { draw: cutDaisy },
  sunflower: { draw: cutSunflower, hex: '#e3ae2c' },
  rudbeckia: { draw: cutSunflower, hex: '#e3ae2c' },
  cosmos: { draw: cutDaisy },
}

/** Flowers that are known by a few flat shapes. */
export const cutFlowerNouns: readonly string[] = Object.keys(cuts)

/** The cut flowers among some nouns, in their order; those known by a colour in the inks that are nearest to it, if any is near. */
export function cutFlowersOf(nouns: readonly string[], cast: Cast): DrawCutFlower[] {
  return nouns.flatMap((noun) => {
    const cut = cuts[noun]
    return cut ? inNature(cut, cast) : []
  })
}

/** OKLCH: hues in radians, and lightnesses, of what may be the petals and the disc of such a flower. */
const [HUE_REACH, CHROMA_LEAST, DISC_DARKER] = [0.45, 0.05, 0.2]

function inNature({ draw, hex }: CutFlower, { inks, figures, ground }: Cast): DrawCutFlower {
  const nature = inkFromHex(hex ?? '')
  if (!nature) return draw
  const isNear = (ink: number): boolean => inks[ink].chroma > CHROMA_LEAST && hueDistance(inks[ink], nature) < HUE_REACH
  const petals = figures.filter(isNear).toSorted((one, other) => inks[other].lightness - inks[one].lightness)
  if (petals.length === 0) return draw
  const [body, second = body] = petals
  const dark = (ink: number): boolean => inks[ink].lightness < inks[body].lightness - DISC_DARKER
  const [disc] = [...figures, ground].filter(dark).toSorted((one, other) => inks[one].lightness - inks[other].lightness)
  return (random, own, radiusMm) => draw(random, { ...own, body, second, heart: disc ?? own.heart }, radiusMm)
}
