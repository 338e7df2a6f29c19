import type { Random } from '../../../kit/chance/random.ts'
import { blade, brushStroke, headingAt, spine, stalk, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { drawBerries, drawBud } from '../flowers/side-blooms.ts'
import type { LeafStyle } from '../leaves/leaf.ts'
import { drawFern, drawLeaf, leafStyles } from '../leaves/leaf.ts'

export type SprigOptions = {
  readonly lengthMm: number
  readonly leaves: number
  readonly leafMm: number
  readonly flower?: Motif
  readonly buds?: number
  readonly budMm?: number
  readonly stemMm?: number
  readonly style?: LeafStyle
  readonly pen?: Pen
}

/** A flowering sprig along +x: an S-stem, alternate leaves at nodes, buds on side shoots, the flower over its own stem. */
export function drawSprig(random: Random, inks: FlowerInks, options: SprigOptions): Motif {
  const { lengthMm, leaves, leafMm, pen = gouache } = options
  const motif = createMotif(pen)
  const stem = spine(lengthMm, random.sign() * random.between(0.3, 0.9), random.between(-0.25, 0.25))
  const half = options.stemMm ?? Math.max(0.25, lengthMm * 0.014)
  const stemInk = pen.mode === 'line' ? pen.ink : inks.leafDark
  addForm(
    motif,
    stemInk,
    stalk(stem, (t) => half * (t < 0.1 ? 0.6 + t * 6 : 1.2 - t * 0.45)),
    { plain: true },
  )
  for (let at = 0; at < leaves; at++) {
    const t = 0.12 + (0.62 * at) / Math.max(1, leaves - 1)
    const side = at % 2 ? 1 : -1
    const { x, y } = stationAt(stem, t)
    const turn = headingAt(stem, t) + side * random.between(0.6, 0.95)
    const length = leafMm * random.between(0.8, 1.1) * (1 - 0.25 * t)
    if (length < 5.3)
      addForm(motif, at % 3 ? inks.leaf : inks.leafDark, blade(x, y, turn, length, length * 0.42, -side * 0.15))
    else {
      const leaf = { lengthMm: length, bend: -side * random.between(0.2, 0.7), style: options.style, stalk: 0.06 }
      putMotif(motif, drawLeaf(random, inks, leaf, pen), { x, y, turn })
    }
  }
  for (let bud = 0; bud < (options.buds ?? 0); bud++)
    addSideBud(motif, random, inks, {
      x: stationAt(stem, 0.55 + 0.2 * bud),
      turn: headingAt(stem, 0.55 + 0.2 * bud),
      side: bud % 2 ? 1 : -1,
      lengthMm,
      half,
      stemInk,
      budMm: options.budMm ?? lengthMm * 0.14,
    })
  const end = stationAt(stem, 1)
  if (options.flower) putMotif(motif, options.flower, { x: end.x, y: end.y, turn: headingAt(stem, 1) })
  return motif
}

type SideBud = {
  readonly x: { readonly x: number; readonly y: number }
  readonly turn: number
  readonly side: number
  readonly lengthMm: number
  readonly half: number
  readonly stemInk: number
  readonly budMm: number
}

function addSideBud(motif: Motif, random: Random, inks: FlowerInks, bud: SideBud): void {
  const { x: node, side, half } = bud
  const turn = bud.turn + side * 0.7
  const length = bud.lengthMm * 0.25
  const end: Point = [node.x + Math.cos(turn) * length, node.y + Math.sin(turn) * length]
  const bow = turn + side * 0.3
  const over: Point = [node.x + Math.cos(bow) * length * 0.5, node.y + Math.sin(bow) * length * 0.5]
  addDetail(motif, bud.stemInk, brushStroke([node.x, node.y], over, end, half, half * 0.8))
  putMotif(motif, drawBud(random, inks, bud.budMm, { pen: motif.pen }), {
    x: end[0],
    y: end[1],
    turn: turn - side * 0.2,
  })
}

/** Directions of the leaves in a collar: never two opposite, never evenly spaced. */
const COLLAR = [0, 1.05, 1.75, 2.9, 4.1, 4.85, 5.6]

/** A hero: a bloom over a collar of leaves, with one bud on a stem and one wisp of berries or fern. */
export function drawSpray(random: Random, inks: FlowerInks, other: FlowerInks, radiusMm: number, bloom: Motif): Motif {
  const motif = createMotif(bloom.pen)
  const { pen } = bloom
  const start = random.between(0, TURN)
  const style = random.pick(leafStyles)
  const shoot = drawSprig(random, other, {
    lengthMm: radiusMm * 1.25,
    leaves: 2,
    leafMm: radiusMm * 0.5,
    flower: drawBud(random, other, radiusMm * 0.46, { pen }),
    stemMm: radiusMm * 0.026,
    style,
    pen,
  })
  const put = (part: Motif, angle: number, far: number, flip: 1 | -1 = 1): void =>
    putMotif(motif, part, { x: Math.cos(angle) * far, y: Math.sin(angle) * far, turn: angle, flip })
  put(shoot, start + 0.5, radiusMm * 0.55)
  const wisp = random.chance(0.5)
    ? drawBerries(random, other, radiusMm * 0.62, { pen })
    : drawFern(random, inks, { lengthMm: radiusMm * 1.05, pairs: 8 }, pen)
  put(wisp, start + Math.PI + 0.4, radiusMm * 0.6)
  const leaves = 5 + random.below(2)
  for (let at = 0; at < leaves; at++) {
    const angle = start + COLLAR[at] + random.between(-0.15, 0.15)
    const leaf = {
      lengthMm: radiusMm * random.between(0.95, 1.3),
      width: random.between(0.4, 0.52),
      style,
      stalk: 0.1,
      veins: 4,
    }
    put(drawLeaf(random, at % 3 === 1 ? other : inks, leaf, pen), angle, radiusMm * 0.55, random.sign())
  }
  putMotif(motif, bloom)
  return motif
}
