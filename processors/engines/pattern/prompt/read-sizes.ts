import type { ReadPhrase } from './meaning/choose-meaning.ts'
import { readMeasures } from './read-measures.ts'
import type { Roles } from './roles/roles.ts'
import { amountsOfThings, sizeOfPattern } from './things/amounts-of-things.ts'
import { weightOfLines } from './things/weight-of-lines.ts'
import type { Wishes } from './wishes.ts'

/** What is said of how many, how large, how wide and how far apart, and which phrases say it. */
export type Sizes = { readonly asked: Partial<Wishes>; readonly told: Readonly<Record<number, string>> }

/** Numbers and sizes of things beside each other, of the pattern below them, and of lines. */
export function readSizes(phrases: readonly ReadPhrase[], { families, motifs, under }: Roles): Sizes {
  const { saidAt, ...amounts } = amountsOfThings(phrases, motifs)
  const ofPattern = sizeOfPattern(phrases, under)
  const ofLines = weightOfLines(phrases)
  const { told, ...measures } = readMeasures(phrases, families[0] ?? under)
  const ofNext = [...saidAt, ...(ofPattern ? [ofPattern.at] : [])].map((at) => [at, 'of the thing after it'])
  return {
    asked: {
      ...amounts,
      ...measures,
      ...(ofPattern && { underScale: ofPattern.scale }),
      ...(ofLines && { lineWeight: ofLines.weight }),
    },
    told: { ...ofLines?.told, ...told, ...Object.fromEntries(ofNext) },
  }
}
