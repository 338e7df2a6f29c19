import type { Random } from '../../../kit/chance/random.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif } from '../../../kit/motif/motif.ts'
import { drawPicture } from '../../conversational/draw-picture.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import { findPicture } from '../../conversational/picture-book.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { flowerNouns } from '../flowers/bloom-table.ts'
import { drawLeafage, isLeaf } from '../leaves/leaf-table.ts'

/** Nouns of a plan that are no plants and have a picture: fruit, mushrooms, bees. */
export function picturesAsked({ motifs }: Plan): string[] {
  return motifs.filter((noun) => !flowerNouns.includes(noun) && !isLeaf(noun) && findDepiction(noun) !== undefined)
}

/** The outline of a thing is one long line, and carries more than the many short ones of a leaf. */
const BOLDER = 1.5

/** A thing among line-drawn plants, along +x as they are: fruit hangs on a leafy twig, all else stands by itself. */
export function drawLinePicture(
  random: Random,
  plan: Plan,
  noun: string,
  inks: FlowerInks,
  lengthMm: number,
  pen: Extract<Pen, { mode: 'line' }>,
): Motif {
  const motif = createMotif(pen)
  const found = findDepiction(noun)
  const picture = findPicture(found?.picture ?? '')
  if (!found || !picture) return motif
  const draw = (sizeMm: number): Motif =>
    drawPicture(
      picture,
      picture.parts.map(() => inks.body),
      plan.cast,
      sizeMm,
      { ...pen, widthMm: pen.widthMm * BOLDER },
    )
  if (found.theme !== 'orchard') {
    putMotif(motif, draw(lengthMm * 0.6), { x: lengthMm * 0.5, turn: TURN / 4 })
    return motif
  }
  putMotif(motif, drawLeafage(random, 'twig', inks, lengthMm, pen))
  const sizeMm = lengthMm * 0.34
  const side = random.sign()
  for (const [along, where] of [
    [0.52, side],
    [0.86, -side],
  ] as const)
    putMotif(motif, draw(sizeMm * random.between(0.9, 1.06)), {
      x: lengthMm * along - sizeMm * 0.5,
      y: where * sizeMm * 0.5,
      turn: TURN / 4 + random.between(-0.3, 0.3),
    })
  return motif
}
