import type { Random } from '../../../kit/chance/random.ts'
import type { Knot } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { bud } from './spikes.ts'

/** Below this radius a trumpet has neither throat nor light. */
const FULL_MM = 6

/** A long funnel a unit long from its calyx, flaring late into frilled lobes turned a little to the viewer. */
const FUNNEL: readonly Knot[] = [
  [0, -0.045, 1],
  [0.36, -0.075],
  [0.66, -0.11],
  [0.82, -0.17],
  [0.88, -0.28],
  [0.97, -0.34],
  [1.05, -0.25],
  [1.03, -0.16, 1],
  [1.13, -0.12],
  [1.14, 0],
  [1.05, 0.05, 1],
  [1.12, 0.14],
  [1.06, 0.25],
  [0.98, 0.21, 1],
  [0.92, 0.31],
  [0.83, 0.24],
  [0.77, 0.14],
  [0.62, 0.09],
  [0.34, 0.06],
  [0, 0.045, 1],
]
/** The mouth within the lobes, and the light along the back of the tube. */
const MOUTH: readonly Knot[] = [
  [0.95, -0.2],
  [1.03, -0.05],
  [1, 0.11],
  [0.92, 0.2],
  [0.88, 0.08],
  [0.89, -0.1],
]
const LIT: readonly Knot[] = [
  [0.14, -0.04, 1],
  [0.52, -0.08],
  [0.8, -0.15, 1],
  [0.58, -0.03],
  [0.3, -0.01],
]

/** Trumpet vine: a truss of long funnels that spread from one stalk, a closed bud or two among them. */
export const drawTrumpetVine: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isFull = radiusMm > FULL_MM
  const turns = isFull ? [-1.42, 1.36, -0.74, 0.68, -0.03] : [-0.9, 0.9, 0]
  for (const [turn, long] of isFull
    ? ([
        [-1.08, 0.6],
        [1.02, 0.66],
      ] as const)
    : []) {
    const closed = bud(0, 0, turn, radiusMm * long, radiusMm * 0.16)
    addForm(motif, inks.shade, closed)
  }
  turns.forEach((turn, at) => {
    const size = radiusMm * random.between(0.98, 1.12) * (at === turns.length - 1 ? 1.04 : 1)
    const trumpet = drawTrumpetOf(random, inks, { size, isFull, isPale: at % 2 === 1 }, motif)
    putMotif(motif, trumpet, { turn: turn + random.between(-0.07, 0.07), flip: turn < 0 ? 1 : -1 })
  })
  for (const turn of [-0.9, 0, 0.9])
    addForm(motif, inks.leaf, bud(-radiusMm * 0.05, 0, turn, radiusMm * 0.3, radiusMm * 0.2))
  return motif
}

type One = { readonly size: number; readonly isFull: boolean; readonly isPale: boolean }

function drawTrumpetOf(random: Random, inks: FlowerInks, { size, isFull, isPale }: One, parent: Motif): Motif {
  const motif = createMotif(parent.pen)
  const frill = FUNNEL.map(([x, y, corner]): Knot => [x + (x > 0.85 ? random.between(-0.02, 0.02) : 0), y, corner])
  const body = frill.map(placeKnot({ size }))
  if (motif.pen.mode === 'gouache') addDetail(motif, inks.shade, offsetRing(body, Math.max(0.2, size * 0.03)))
  addForm(motif, isPale && inks.light !== inks.ground ? inks.light : inks.body, body)
  if (!isFull) return motif
  const isLine = motif.pen.mode === 'line'
  if (!isLine) addDetail(motif, isPale ? inks.body : inks.shade, LIT.map(placeKnot({ size })))
  if (isLine) addForm(motif, inks.ground, MOUTH.map(placeKnot({ size })))
  else addDetail(motif, inks.shade === inks.body ? inks.deep : inks.shade, MOUTH.map(placeKnot({ size })))
  return motif
}
