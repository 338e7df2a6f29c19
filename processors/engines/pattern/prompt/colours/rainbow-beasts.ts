import { inkFromHex } from '../../../color/ink.ts'
import { hasHead } from '../../families/conversational/heads.ts'
import { findMood } from '../../palette/moods/moods.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Wishes } from '../wishes.ts'

const RAINBOW = 'rainbow'

/**
 * Gives animals without such colours the colours of the rainbow in turn ("rainbow elephants"), where no others are
 * named; rainbow stripes with a mood keep theirs.
 */
export function wearRainbow(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { moods, colours, motifs, styles, under } = wishes
  // "Rainbow stripes, pastel": all its colours in that tone, and not those of any pastel.
  if (moods.length > 0 && !moods.includes(RAINBOW) && styles.includes('rainbow stripe')) moods.unshift(RAINBOW)
  const at = phrases.findIndex(({ chosen }) => chosen?.kind === 'mood' && chosen.mood === RAINBOW)
  const next = phrases[at + 1]
  const noun = at >= 0 && next?.isPlural && !next.startsClause ? next.motif?.noun : undefined
  const isFree = colours.every(({ isGround }) => isGround) && !under && moods.length === 1
  if (!noun || !motifs.includes(noun) || !hasHead(noun) || !isFree) return
  const hexes = (findMood(RAINBOW)?.inks ?? []).filter((hex) => (inkFromHex(hex)?.chroma ?? 0) > COLOURED)
  moods.pop()
  colours.push(...hexes.map((hex) => ({ hex, isGround: false, isOfOneThing: true })))
  wishes.coloursInTurn = { ...wishes.coloursInTurn, [noun]: hexes }
  wishes.motifColours[noun] = hexes[0]
}

/** OKLCH chroma from which an animal counts as coloured. */
const COLOURED = 0.08
