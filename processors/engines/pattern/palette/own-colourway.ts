import type { Colourway, Family, KindAsked } from '../families/family.ts'
import { growing } from '../prompt/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { toneWithin } from './tone-within.ts'

/**
 * The colours a family brings itself: a sett or a stripe with a name comes in its own, unless the prompt names others; one colour
 * alone finds its company; accents join. Undefined where the palette is left to colours, moods and things.
 */
export function ownColourway(family: Family, wishes: Wishes, asked: KindAsked): Colourway | undefined {
  const { colours } = wishes
  // In what grows a mood has no room in two inks beside the paper: eucalyptus in three colours is paper and two greens.
  const isFew = growing.includes(family.name) && (wishes.colourCount ?? MOOD_LEAST) < MOOD_LEAST
  const isMood = wishes.moods.length > 0 && !isFew
  if (isMood || wishes.avoidedColours.length > 0 || wishes.isTonal === true) return undefined
  if (wishes.colourCount !== undefined)
    return colours.length > 0 ? undefined : counted(family.colourway?.(asked), wishes)
  if (colours.every(({ isAccent }) => isAccent)) {
    const own = family.colourway?.(asked)
    return own && toneWithin({ ...own, inks: [...own.inks, ...colours.map(({ hex }) => hex)] }, wishes)
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
