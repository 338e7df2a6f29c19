import type { Random } from '../../kit/chance/random.ts'
import { ribbon, stationAt } from '../../kit/line/curve.ts'
import { curveThrough } from '../../kit/line/flowing-curve.ts'
import type { Point } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, putMotif } from '../../kit/motif/motif.ts'
import type { BloomInks } from './bloom-parts.ts'
import { drawBoteh } from './boteh.ts'
import { botehFillings } from './boteh-filling.ts'
import type { Bloom } from './named-bloom.ts'

/** What one buti is: a sprig of a bloom, or the mango that Indian weavers fill with one. */
type Buti =
  | { readonly kind: 'sprig'; readonly bloom: Bloom }
  | { readonly kind: 'mango'; readonly filling: (typeof botehFillings)[number] }

/** One or two butis that take turns over the cloth; flowers that a prompt names are always sprigs. */
export function chooseButis(random: Random, isNamed: boolean, blooms: readonly Bloom[]): Buti[] {
  const sprigs = blooms.map((bloom): Buti => ({ kind: 'sprig', bloom }))
  const mango: Buti = { kind: 'mango', filling: random.pick(botehFillings) }
  return isNamed ? sprigs : random.pick([sprigs.slice(0, 1), sprigs, [mango, sprigs[0]], [sprigs[0], mango]])
}

/** A buti `high` mm tall round its middle. */
export function drawButi(inks: BloomInks, high: number, buti: Buti): Motif {
  return buti.kind === 'sprig' ? drawSprig(inks, high, buti.bloom) : drawMango(inks, high, buti.filling)
}

/** A bowed stem that hangs its bloom to one side, a bud on a shoot to the other, leaves all the way up. */
function drawSprig(inks: BloomInks, high: number, bloom: Bloom): Motif {
  const motif = createMotif()
  const at = (x: number, y: number): Point => [x * high, y * high]
  const stem = curveThrough([at(-0.1, 0.5), at(0.05, 0.3), at(0.03, 0.08), at(-0.06, -0.1), at(0.06, -0.26)], 6)
  const shoot = curveThrough([at(0.05, 0.22), at(0.2, 0.1), at(0.27, -0.04)], 5)
  const twig = curveThrough([at(0.04, 0.3), at(-0.14, 0.2), at(-0.25, 0.08)], 5)
  for (const line of [stem, shoot, twig])
    addForm(
      motif,
      inks.leaf,
      ribbon(line, (t) => high * (0.017 - 0.007 * t)),
    )
  for (const [t, side, long] of [
    [0.06, 1, 0.2],
    [0.1, -1, 0.22],
    [0.34, 1, 0.15],
    [0.52, -1, 0.19],
    [0.62, 1, 0.16],
    [0.76, -1, 0.15],
  ] as const) {
    const { x, y, tangentX, tangentY } = stationAt(stem, t)
    addLeaf(motif, inks, [x, y], Math.atan2(tangentY, tangentX) + side * 0.95, high * long)
  }
  for (const end of [shoot, twig]) addBud(motif, inks, end, high)
  putMotif(motif, bloom(inks, high * 0.42, 0), { x: high * 0.09, y: -high * 0.33, turn: 0.3 })
  return motif
}

function addLeaf(motif: Motif, { leaf, detail }: BloomInks, [x, y]: Point, heading: number, long: number): void {
  addForm(motif, leaf, ornamentPetal(x, y, heading, 0, long, long * 0.2))
  addDetail(motif, detail, ornamentPetal(x, y, heading, long * 0.18, long * 0.8, long * 0.03))
}

/** A bud in its sepals at the end of a shoot. */
function addBud(motif: Motif, inks: BloomInks, shoot: readonly Point[], high: number): void {
  const { x, y, tangentX, tangentY } = stationAt(shoot, 1)
  const heading = Math.atan2(tangentY, tangentX)
  for (const turn of [0.5, -0.5, 0])
    addForm(motif, inks.body, ornamentPetal(x, y, heading + turn, 0, high * 0.12, high * 0.032))
  addDetail(motif, inks.heart, ornamentPetal(x, y, heading, high * 0.02, high * 0.08, high * 0.012))
  for (const turn of [0.85, -0.85])
    addForm(motif, inks.leaf, ornamentPetal(x, y, heading + turn, -high * 0.015, high * 0.07, high * 0.018))
  const middle = stationAt(shoot, 0.55)
  addLeaf(motif, inks, [middle.x, middle.y], heading + 0.9, high * 0.12)
  addLeaf(motif, inks, [middle.x, middle.y], heading - 0.9, high * 0.12)
}

/** Radius of a mango's body to its height. */
const BODY = 0.2

/** A mango on a foot of leaves. */
function drawMango(inks: BloomInks, high: number, filling: (typeof botehFillings)[number]): Motif {
  const motif = createMotif()
  for (const step of [-2, 2, -1, 1, 0]) {
    const turn = TURN / 4 + step * 0.5
    addLeaf(motif, inks, [0, high * 0.32], turn, high * (0.26 - 0.03 * Math.abs(step)))
  }
  const parts = { line: inks.leaf, ground: inks.detail, first: inks.body, second: inks.inner, third: inks.heart }
  putMotif(motif, drawBoteh(parts, high * BODY, { edge: 'beads', filling }), { y: high * 0.16 })
  return motif
}
