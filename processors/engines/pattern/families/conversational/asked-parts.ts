import { type ColourRange, isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkOf, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Plan } from '../family.ts'
import type { PictureInks } from './ink-picture.ts'
import type { Picture } from './picture-book.ts'

/** Parts of beasts and things that a prompt may give a colour of their own. */
export const partNames: readonly string[] =
  'eye hair nose beak breast belly face head cheek ear mane tail wing feather crest comb foot paw leg hoof claw horn antler tusk trunk fin scale spine spot stripe patch marking shell roof door sail wheel handle lid hull leaf'.split(
    ' ',
  )

/** The ink nearest to a colour asked for this thing alone: "black cats and pumpkins". */
export function askedInk({ details, cast }: Plan, noun: string): number | undefined {
  const asked = inkFromHex(`${details[`colour of ${noun}`] ?? ''}`)
  return asked && nearestInk(cast, asked)
}

function nearestInk(cast: Cast, { lab }: Ink): number {
  const far = (ink: number): number => oklabDistance(cast.inks[ink].lab, lab)
  return cast.figures.reduce((best, ink) => (far(ink) < far(best) ? ink : best), cast.main)
}

/** The inks nearest to several colours that are asked for one thing, which it wears in turn; undefined where there are none. */
export function askedInTurn({ details, cast }: Plan, noun: string): readonly number[] | undefined {
  const said = `${details[`colour of ${noun}`] ?? ''}`.split('|').flatMap((hex) => inkFromHex(hex) ?? [])
  return said.length < 2 ? undefined : said.map((colour) => nearestInk(cast, colour))
}

/** A part of a noun that has a colour of its own (`details['eye of cat']`), and the inks nearest to its colours. */
export type AskedPart = { readonly part: string; readonly inks: readonly number[] }

/** The parts of a noun that are asked for in colours of their own. */
export function askedParts({ details, cast }: Plan, noun: string): AskedPart[] {
  return partNames.flatMap((part) => {
    const said = `${details[`${part} of ${noun}`] ?? ''}`.split('|').flatMap((hex) => inkFromHex(hex) ?? [])
    const inks = said.map((colour) => nearestInk(cast, colour))
    return inks.length > 0 ? [{ part, inks }] : []
  })
}

/** What a large part counts against one that is of nearly the colour asked for. */
const SHARE_COUNTS = 0.22

/**
 * The inks of a picture with its parts in the colours asked for: each takes the part that is most like it by nature. The body is one of
 * them (a mermaid's tail) unless it has a colour of its own, `isBodyAsked`. Eyes are drawn for themselves.
 */
export function inkParts(
  picture: Picture,
  inks: PictureInks,
  asked: { readonly parts: readonly AskedPart[]; readonly isBodyAsked: boolean },
  cast: Cast,
): PictureInks {
  const inked = [...inks]
  const free = picture.parts.map((_, at) => at).slice(asked.isBodyAsked ? 1 : 0)
  const wanted = asked.parts.flatMap(({ part, inks: each }) =>
    part === 'eye' ? [] : each.map((ink) => ({ ink, part })),
  )
  for (const { ink, part } of wanted) {
    const wrong = (at: number): number => {
      const { hex, share } = picture.parts[at]
      const nature = inkFromHex(hex) ?? cast.inks[ink]
      return oklabDistance(nature.lab, cast.inks[ink].lab) - (at === 0 ? 0 : SHARE_COUNTS * Math.sqrt(share))
    }
    const open = openTo(part, picture, free)
    const [nearest] = open.toSorted((one, other) => wrong(one) - wrong(other))
    if (nearest === undefined) break
    // Fruit has leaves in more than one green, and a gold leaf beside a green one would be no gold foliage.
    for (const at of part === LEAF ? open : [nearest]) {
      free.splice(free.indexOf(at), 1)
      inked[at] = ink
    }
  }
  return inked
}

/** Pink hair is no pink face, and purple tails of mermaids are no purple hair, whichever of them is nearer in colour. */
function openTo(part: string, { parts }: Picture, free: readonly number[]): readonly number[] {
  if (part === LEAF) return free.filter((at) => at > 0 && isGreen(inkFromHex(parts[at].hex) ?? NO_LEAF))
  const isSkinAt = (at: number): boolean => isIn(parts[at].hex, SKIN)
  const isHairAt = (at: number): boolean => !isSkinAt(at) && isIn(parts[at].hex, HAIR)
  const hasSkin = parts.some((_, at) => isSkinAt(at))
  if (!hasSkin || !(part === 'hair' || (part === 'tail' && isIn(parts[0].hex, SEA)))) return free
  const fitting = free.filter((at) => (part === 'hair' ? isHairAt(at) : at === 0))
  return fitting.length > 0 ? fitting : free
}

/** The green parts of fruit. */
export const LEAF = 'leaf'
const NO_LEAF = inkOf('#000000')

/** In OKLCH, hues in radians: skins as we draw them, fair to tanned; hair from copper to straw; and tails of mermaids. */
const SKIN: ColourRange = { hue: [0.75, 1.35], lightness: [0.62, 0.9], chroma: [0.04, 0.115] }
const HAIR: ColourRange = { hue: [0.4, 1.6], lightness: [0.3, 0.85], chroma: [0.04, 0.3] }
const SEA: ColourRange = { hue: [2.4, 4.6], lightness: [0.3, 0.8], chroma: [0.04, 0.3] }

function isIn(hex: string, range: ColourRange): boolean {
  const ink = inkFromHex(hex)
  // The sea goes beyond π.
  return ink !== undefined && isInRange({ ...ink, hue: (ink.hue + 2 * Math.PI) % (2 * Math.PI) }, range)
}
