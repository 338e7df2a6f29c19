import type { Random } from '../../../kit/chance/random.ts'
import { headingAt, moveCurve, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Placing, Point } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { doesHang, drawFlower, flowerInksFor, isTopView } from '../flowers/bloom-table.ts'
import { drawBerries } from '../flowers/side-blooms.ts'
import { drawLeaf } from '../leaves/leaf.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import type { Trail } from './trailing-foliage.ts'
import { addAcanthus, layTube } from './trailing-foliage.ts'
import { drawFruitHead } from './trailing-fruit.ts'

/** What a stem bears, in the order in which it is laid on the cloth. */
export type Growth = { readonly leaves: [Motif, Placing][]; readonly blooms: [Motif, Placing][] }

/** A side shoot .8 of a column long that turns 3.3 rad and ends in a bloom on a collar of leaves. */
export function growScroll(
  trail: Trail,
  { leaves, blooms }: Growth,
  node: Point,
  heading: number,
  side: number,
  index: number,
): void {
  const { plan, columnMm } = trail
  const random = plan.random.fork(`scroll ${index} ${Math.round(node[1])}`)
  const scroll = moveCurve(spine(columnMm * 0.8, side * 3.3, side * -0.2, 16, heading + side * 0.3), node[0], node[1])
  layTube(trail, scroll, (t) => columnMm * 0.0135 * (1.2 - t * 0.6))
  for (const [t, length, turn] of [
    [0.2, 0.44, -1],
    [0.46, 0.46, -1],
    [0.5, 0.34, 1],
  ] as const) {
    const { x, y } = stationAt(scroll, t)
    addAcanthus(
      trail,
      leaves,
      { x, y, turn: headingAt(scroll, t) - turn * side * 0.8 },
      columnMm * length * random.between(0.93, 1.07),
      turn * side * 1.6,
      turn > 0 ? 1 : 0,
    )
  }
  const end = stationAt(scroll, 1)
  const head = drawHead(trail, random, index, headingAt(scroll, 1))
  blooms.push([wobbleMotif(head, random, columnMm * 0.4), { x: end.x, y: end.y }])
}

/** What a scroll ends in: a bloom over a collar of leaves, or three of the vine's own leaves with berries. */
function drawHead(trail: Trail, random: Random, index: number, heading: number): Motif {
  const { palette, columnMm, nouns, fruit, leafInks, leafNoun } = trail
  const radius = columnMm * [0.225, 0.195, 0.205, 0.2][index % 4]
  const turnOfFruit = (index % (nouns.length + fruit.length)) - nouns.length
  if (turnOfFruit >= 0) return drawFruitHead(trail, random, fruit[turnOfFruit], index, radius)
  const head = createMotif()
  if (nouns.length === 0) {
    const inks = flowerInksAt(palette, index)
    putMotif(head, drawBerries(random, inks, radius), { turn: heading })
    for (const lean of [-1.3, 1.2, 0])
      putMotif(head, drawLeafage(random, leafNoun ?? 'leaf', { ...inks, ...leafInks[lean ? 1 : 0] }, radius * 2), {
        turn: heading + lean,
      })
    return head
  }
  const noun = nouns[index % (nouns.length + fruit.length)]
  const inks = flowerInksFor(palette, noun, [0, 1, 1, 0][index % 4])
  for (let leaf = 0; leaf < 6; leaf++) {
    const turn = heading + Math.PI + (leaf - 2.5) * 0.85
    const options = { lengthMm: radius * random.between(0.85, 1.05), width: 0.46, stalk: 0, veins: 4 }
    const drawn = drawLeaf(random, leafInks[leaf % 2 ? 1 : 0], options)
    putMotif(head, drawn, { x: Math.cos(turn) * radius * 0.55, y: Math.sin(turn) * radius * 0.55, turn })
  }
  // What hangs on its plant hangs down from the end of its scroll, what stands up stands.
  const upright = doesHang(noun) || hanging.includes(noun) ? 1 : -1
  putMotif(head, drawFlower(random, noun, inks, isTopView(noun) ? radius : radius * 1.15), {
    turn: isTopView(noun) ? 0 : (upright * Math.PI) / 2 + random.between(-0.2, 0.2),
  })
  return head
}

/** Trumpets and bells that nod under their own weight. */
const hanging: readonly string[] = ['honeysuckle', 'fuchsia', 'trumpet vine']
