import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Meaning } from '../read/lexicon.ts'
import type { BorderWish } from '../wishes.ts'

/** The phrases with one left for the border, and what the border shows, by the index of that phrase. */
export type BorderReading = {
  readonly phrases: readonly ReadPhrase[]
  readonly border?: BorderWish
  readonly told?: Readonly<Record<number, string>>
  /** `#rrggbb` of the rope, chain or strap that runs along it. */
  readonly strandColour?: string
  /** Number of inks, ground included, where no colour is named. */
  readonly colourCount?: number
}

/** The phrases that name a border, `to` excluded, and what it shows. */
export type Found = { readonly from: number; readonly to: number; readonly border: BorderWish }

const BORDER: Meaning = { kind: 'layout', layout: 'border' }

/** Puts one phrase for the border in the place of those that name it. */
export function leaveBorder(
  phrases: readonly ReadPhrase[],
  found: Found,
): Required<Omit<BorderReading, 'colourCount' | 'strandColour'>> {
  const parts = phrases.slice(found.from, found.to)
  const whole: ReadPhrase = {
    ...parts[0],
    written: parts.map(({ written }) => written).join(' '),
    words: ['border'],
    form: 'border',
    meanings: [BORDER],
    chosen: BORDER,
    family: undefined,
    motif: undefined,
    isNegated: false,
  }
  const left = [...phrases.slice(0, found.from), whole, ...phrases.slice(found.to)]
  const told = `border of ${found.border.motifs[0] ?? found.border.family}`
  return { phrases: left, border: found.border, told: { [found.from]: told } }
}
