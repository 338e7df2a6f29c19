import type { Random } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { placeMotif } from '../../kit/motif/motif.ts'
import { mixFlowerPalette } from '../botany/flower-inks.ts'
import { drawFlower, flowerNouns, isTopView } from '../botany/flowers/bloom-table.ts'
import { drawPicture } from '../conversational/draw-picture.ts'
import { inkPicture } from '../conversational/ink-picture.ts'
import { findDepiction } from '../conversational/noun-book.ts'
import type { Picture } from '../conversational/picture-book.ts'
import { findPicture } from '../conversational/picture-book.ts'
import type { Plan } from '../family.ts'
import type { BatikInks } from './batik-motifs.ts'

/** Pictures of the things that the prompt names, in its order; flowers are drawn, and have none. */
export function waxedPictures({ motifs }: Plan): readonly Picture[] {
  return motifs.flatMap((noun) => (isWaxedFlower(noun) ? [] : (findPicture(findDepiction(noun)?.picture ?? '') ?? [])))
}

/** The flowers that the prompt names, in its order. */
export function waxedFlowers({ motifs }: Plan): readonly string[] {
  return motifs.filter(isWaxedFlower)
}

const isWaxedFlower = (noun: string): boolean => flowerNouns.includes(noun)

/** Width of the wax line about every petal, as a share of the flower's radius; never below a third of a millimetre. */
const WAX_SHARE = 0.045

/** A named flower as the wax pen draws it: petals in one dye, a line of wax about each, folds and stamens in wax and the other dye. */
export function drawWaxedFlower(
  random: Random,
  noun: string,
  plan: Plan,
  { wax, first, second, cloth }: BatikInks,
  radiusMm: number,
): Motif {
  const inner = second === first ? cloth : second
  const inks = {
    ...mixFlowerPalette(plan.cast).schemes[0],
    body: first,
    shade: inner,
    flame: wax,
    light: wax,
    heart: inner === cloth ? wax : inner,
    seed: wax,
    deep: cloth,
    leaf: first,
    leafDark: inner,
    leafLight: wax,
  }
  const pen = { mode: 'outline', ink: wax, widthMm: Math.max(0.33, radiusMm * WAX_SHARE) } as const
  const flower = drawFlower(random, noun, inks, radiusMm, { pen })
  return isTopView(noun) ? flower : placeMotif(flower, { turn: -TURN / 4 })
}

/** A picture with a broad wax outline; `sizeMm` is the mean of its sides. */
export function drawWaxed(
  picture: Picture,
  { cast }: Plan,
  { lead, rim, sizeMm }: { readonly lead: number; readonly rim: number; readonly sizeMm: number },
): Motif {
  const pen = { mode: 'outline', ink: rim, widthMm: sizeMm * 0.03 } as const
  return drawPicture(picture, inkPicture(picture, cast, lead), cast, sizeMm, pen)
}
