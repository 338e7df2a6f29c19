import { inkOf } from '../../color/ink.ts'
import type { Colourway, Family, KindAsked } from '../families/family.ts'
import { growing } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { freeOf, toneMoods } from './moods/choose-mood.ts'
import { toneWithin } from './tones/tone-within.ts'

/**
 * The colours that a family defines itself: a named sett or stripe has its own unless the prompt names others; a single
 * named colour gets company from the family, and accents are added. Undefined where the palette is left to colours,
 * moods and things.
 */
export function ownColourway(family: Family, wishes: Wishes, asked: KindAsked): Colourway | undefined {
  const { colours } = wishes
  // For plants in two inks besides the paper a mood is ignored: eucalyptus in three colours is paper and two greens.
  const isFew = growing.includes(family.name) && (wishes.colourCount ?? MOOD_LEAST) < MOOD_LEAST
  const answered = family.ownMoods?.(asked) ?? []
  const isMood = wishes.moods.some((mood) => !answered.includes(mood)) && !isFew
  // A word for the tone beside a named ground replaces the family's colours: "terrazzo in brights on white" has bright
  // chips only.
  const isToned =
    wishes.tone !== undefined &&
    wishes.tone in toneMoods &&
    colours.length > 0 &&
    colours.every(({ isGround }) => isGround)
  if (isMood || isToned || wishes.isTonal === true) return undefined
  if (wishes.avoidedColours.length > 0) return colours.length > 0 ? undefined : without(family, wishes, asked)
  if (wishes.colourCount !== undefined)
    return colours.length > 0 ? undefined : counted(family.colourway?.(asked), wishes)
  if (colours.every(({ isAccent }) => isAccent)) {
    const own = family.colourway?.(asked)
    return own && toneWithin({ ...own, inks: [...new Set([...own.inks, ...colours.map(({ hex }) => hex)])] }, wishes)
  }
  const accents = colours.flatMap(({ hex, isAccent }) => (isAccent ? [hex] : []))
  const [lone, ...others] = colours.filter(({ isAccent }) => !isAccent)
  if (others.length > 0) return among(family, colours, asked)
  const found = family.colourwayAround?.(lone.hex, {
    styles: asked.styles,
    motifs: asked.motifs,
    isGround: lone.isGround,
    hasAccents: accents.length > 0,
  })
  if (!found || accents.length === 0) return found
  // Accents replace the colours that were only added as company.
  const kept = Math.max(2, found.ground + 1, family.inks.natural - accents.length)
  return { ...found, inks: [...new Set([...found.inks.slice(0, kept), ...accents])] }
}

/**
 * The family's own colours without the refused ones ("rainbow stripes, no red"), where most are left. Undefined for
 * setts, which depend on the number of their inks.
 */
function without(family: Family, { avoidedColours }: Wishes, asked: KindAsked): Colourway | undefined {
  const own = family.colourway?.(asked)
  if (!own || family.name === 'tartan') return undefined
  const isFree = freeOf(avoidedColours)
  const kept = own.inks.filter((hex) => isFree(inkOf(hex)))
  const ground = kept.indexOf(own.inks[own.ground])
  return ground >= 0 && kept.length > own.inks.length / 2 ? { inks: kept, ground } : undefined
}

/** Least number of inks, ground included, that conveys a mood. */
const MOOD_LEAST = 4

/** The requested number of the family's own colours ("desert camouflage, five colours"), where it has as many. */
function counted(own: Colourway | undefined, wishes: Wishes): Colourway | undefined {
  const count = wishes.colourCount ?? 0
  if (!own || count < 2 || own.inks.length < count || own.ground >= count) return undefined
  return toneWithin({ ...own, inks: own.inks.slice(0, count) }, wishes)
}

function among({ colourwayAmong }: Family, colours: Wishes['colours'], asked: KindAsked): Colourway | undefined {
  const isPlain = colours.every(({ isGround, isAccent, isOfPart }) => !isGround && !isAccent && !isOfPart)
  return isPlain
    ? colourwayAmong?.(
        colours.map(({ hex }) => hex),
        asked,
      )
    : undefined
}
