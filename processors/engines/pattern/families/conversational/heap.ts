import type { Random } from '../../kit/chance/random.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import { boxOfMotif } from './box-of-motif.ts'
import { isHeaded } from './heads.ts'
import { findPicture } from './picture-book.ts'
import { viewsOf } from './picture-kinds.ts'
import type { Subject } from './subject.ts'

/** A gap of ground between one thing and the other that it stands before, as a share of the motif's size and at least in mm. */
const [GAP_SHARE, GAP_LEAST_MM] = [0.012, 0.4]

/** Puts a motif before what is drawn already, a line of ground between them. */
export function putBefore(under: Motif, over: Motif, ground: number, sizeMm: number): void {
  const gapMm = Math.max(GAP_LEAST_MM, sizeMm * GAP_SHARE)
  for (const { ring, holes, isForm } of over.layers)
    if (isForm) addForm(under, ground, offsetRing(ring, gapMm), { plain: true, holes: [...holes] })
  putMotif(under, over)
}

/** Where each of many lies, the hindmost first: its middle and size as shares of the heap's, upwards negative. */
type Slot = readonly [x: number, y: number, size: number]

/** Fruit and other things that a hand holds lie over one another; beasts sit side by side, the middle one in front. */
const LYING: readonly Slot[] = [
  [-0.2, -0.5, 0.4],
  [0.22, -0.52, 0.4],
  [-0.42, -0.24, 0.42],
  [0.42, -0.25, 0.42],
  [0.01, -0.3, 0.44],
]
const SITTING: readonly Slot[] = [
  [-0.36, 0, 0.84],
  [0.36, 0, 0.84],
  [0, 0.05, 0.94],
]

/** Vessels that hold several of what is in them. */
const roomy: ReadonlySet<string> = new Set(
  'glazed-bowl low-basket picnic-basket bucket cardboard-box wrapped-gift wheelbarrow shopping-cart pickup-truck bathtub pram stocking sleigh'.split(
    ' ',
  ),
)

/** Where a heap of things ends at the lowest, as a share of its vessel from the top: above the rim there is something to see. */
export const HEAP_FOOT = 0.54

/** True for the picture of a vessel that holds a heap. */
export function isRoomy(picture: string): boolean {
  return roomy.has(picture)
}

/** Balls of wool among kittens are smaller and seen over the rim, as shares of the heap. */
const [SMALLER, LIFTED] = [0.6, 0.16]

/**
 * Fruit in a bowl is whole and ripe, neither cut nor on its twig: what has several views is drawn in its first. Of several poses of a beast
 * the next that is no wider than tall is seen over a rim; other things take turns.
 */
function turnInHeap({ kind, pictureAt }: Subject, turn: number): number {
  if (viewsOf(kind, false).length > 1) return 0
  const isTall = (at: number): boolean => {
    const { width = 1, height = 0 } = findPicture(pictureAt?.(at) ?? kind) ?? {}
    return height >= width
  }
  return [0, 1, 2, 3, 4, 5].map((step) => turn + step).find(isTall) ?? turn
}

/** Beasts sit, in clothes or without; eggs and apples lie, though an egg stands on its end elsewhere. */
function isSitting({ kind }: Subject): boolean {
  return isHeaded(kind) || kind.includes('-in-')
}

/** Draws several of the subjects, by turns, on one foot in the middle below. */
export function heapOf(subjects: readonly Subject[], ground: number): Subject['draw'] {
  const sitting = subjects.filter(isSitting)
  const areLying = sitting.length === 0
  return (random: Random, sizeMm, turn) => {
    const heap = createMotif()
    for (const [at, [x, y, size]] of (areLying ? LYING : SITTING).entries()) {
      // Who sits is in front, and what lies is between.
      const isFront = at === SITTING.length - 1 && !areLying
      const subject = isFront ? sitting[turn % sitting.length] : subjects[(at + turn) % subjects.length]
      const isLying = !isSitting(subject)
      const drawn = subject.draw(
        random,
        sizeMm * size,
        turnInHeap(subject, turn + at),
        isLying ? undefined : at % 2 === 0,
      )
      const own = boxOfMotif(drawn)
      // What a hand holds is drawn small beside its vessel; here it fills it.
      const share = isLying && !areLying ? size * SMALLER : size
      const grown = (2 * sizeMm * share) / (own.right - own.left + own.bottom - own.top)
      const leant = placeMotif(drawn, { size: grown, turn: isLying ? random.between(-1.1, 1.1) : 0 })
      const { left, right, top, bottom } = boxOfMotif(leant)
      const foot = areLying ? (top + bottom) / 2 : isLying ? bottom + sizeMm * LIFTED : bottom
      putBefore(heap, placeMotif(leant, { x: x * sizeMm - (left + right) / 2, y: y * sizeMm - foot }), ground, sizeMm)
    }
    return heap
  }
}
