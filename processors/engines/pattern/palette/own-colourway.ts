import { inkOf } from '../../color/ink.ts'
import type { Colourway, Family, KindAsked } from '../families/family.ts'
import { growing } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { freeOf, toneMoods } from './choose-mood.ts'
import { toneWithin } from './tone-within.ts'

/**
 * The colours a family brings itself: a sett or a stripe with a name comes in its own, unless the prompt names others; one colour
 * alone finds its company; accents join. Undefined where the palette is left to colours, moods and things.
 */
export function ownColourway(family: Family, wishes: Wishes, asked: KindAsked): Colourway | undefined {
  const { colours } = wishes
  // In what grows a mood has no room in two inks beside the paper: eucalyptus in three colours is paper and two greens.
  const isFew = growing.includes(family.name) && (wishes.colourCount ?? MOOD_LEAST) < MOOD_LEAST
  const answered = family.ownMoods?.(asked) ?? []
  const isMood = wishes.moods.some((mood) => !answered.includes(mood)) && !isFew
  // Terrazzo in brights on white has chips that are bright, and none of those that white cement is known with.
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
  // Accents take the place of the colours that would only have kept it company.
  const kept = Math.max(2, found.ground + 1, family.inks.natural - accents.length)
  return { ...found, inks: [...new Set([...found.inks.slice(0, kept), ...accents])] }
}

/**
 * "Rainbow stripes, no red": what is left of its own colours, where that is most of them. A sett is read by the number of its inks, and
 * loses none.
 */
function without(family: Family, { avoidedColours }: Wishes, asked: KindAsked): Colourway | undefined {
  const own = family.colourway?.(asked)
  if (!own || family.name === 'tartan') return undefined
  const isFree = freeOf(avoidedColours)
  const kept = own.inks.filter((hex) => isFree(inkOf(hex)))
  const ground = kept.indexOf(own.inks[own.ground])
  return ground >= 0 && kept.length > own.inks.length / 2 ? { inks: kept, ground } : undefined
}

/** Inks, ground included, from which a mood is told. */
const MOOD_LEAST = 4

/** "Desert camouflage, five colours": so many of its own as are counted, if it has as many. */
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
