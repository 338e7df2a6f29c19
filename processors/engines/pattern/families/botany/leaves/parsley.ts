import type { Random } from '../../../kit/chance/random.ts'
import { brushStroke } from '../../../kit/line/curve.ts'
import type { Knot, Ring } from '../../../kit/line/knot.ts'
import type { Motif, Pen } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { addStem, nodeOf, TIP_MM } from './herb-parts.ts'
import type { DrawTwig } from './twigs.ts'

/** Half of a leaflet of parsley from its foot to its tip: three lobes, each cut again. */
const lobes: readonly Knot[] = [
  [0.2, 0.05],
  [0.32, 0.14],
  [0.3, 0.36, 1],
  [0.42, 0.34],
  [0.46, 0.52, 1],
  [0.55, 0.42],
  [0.66, 0.5, 1],
  [0.67, 0.34],
  [0.8, 0.32, 1],
  [0.68, 0.2],
  [0.6, 0.12, 1],
  [0.74, 0.15],
  [0.86, 0.27, 1],
  [0.9, 0.16],
  [1.04, 0.14, 1],
  [1, 0.06],
]

export const drawParsley = growParsley(0)
/** Coriander is parsley with round lobes. */
export const drawCoriander = growParsley(1)

function growParsley(roundness: 0 | 1): DrawTwig {
  return (random, inks, lengthMm, pen = gouache) => {
    const motif = createMotif(pen)
    const isTip = lengthMm < TIP_MM
    const side = random.sign()
    const reach = isTip ? 0.3 : 0.62
    const stem = addStem(motif, random, inks, {
      lengthMm: lengthMm * reach,
      bend: side * 0.3,
      halfMm: lengthMm * 0.011,
    })
    const branches = isTip ? [[1, 0, 0.7] as const] : BRANCHES
    for (const [t, lean, share] of branches) {
      const { x, y, turn } = nodeOf(stem, t)
      const long = lengthMm * share
      const shoot = { x, y, turn: turn + lean * side, lengthMm: long * 0.42, bend: -lean * side * 0.4 }
      const {
        x: fx,
        y: fy,
        turn: ahead,
      } = nodeOf(addStem(motif, random, inks, { ...shoot, halfMm: lengthMm * 0.008 }), 1)
      for (const [turnBy, size] of [
        [1.05, 0.5],
        [-1.05, 0.5],
        [0, 0.66],
      ] as const) {
        const leaflet = drawLeaflet(random, inks, long * size, roundness, pen)
        putMotif(motif, leaflet, {
          x: fx,
          y: fy,
          turn: ahead + turnBy + random.between(-0.1, 0.1),
          flip: side > 0 ? -1 : 1,
        })
      }
    }
    return motif
  }
}

/** Where the stalks of a sprig of parsley leave its stem, which way, and how long they are with their leaves. */
const BRANCHES = [
  [0.45, 0.85, 0.4],
  [0.62, -0.85, 0.42],
  [1, 0, 0.5],
] as const

function drawLeaflet(random: Random, inks: FlowerInks, lengthMm: number, roundness: 0 | 1, pen: Pen): Motif {
  const leaflet = createMotif(pen)
  const wide = roundness ? 1.2 : 1
  const half = (side: 1 | -1): Ring =>
    lobes.map(([x, y, corner]) => [
      x * lengthMm * random.between(0.97, 1.03),
      y * side * wide * lengthMm * random.between(0.94, 1.06),
      roundness ? 0 : corner,
    ])
  addForm(leaflet, inks.leaf, [[0, 0, 1], ...half(1), [lengthMm * 1.1, 0, roundness ? 0 : 1], ...half(-1).toReversed()])
  if (pen.mode !== 'line' && inks.leafDark !== inks.leaf)
    addDetail(leaflet, inks.leafDark, [
      [0, 0, 1],
      ...lobes.map(
        ([x, y, corner]): Knot => [x * lengthMm * 0.96, -y * lengthMm * wide * 0.82, roundness ? 0 : corner],
      ),
      [lengthMm * 0.98, 0, 1],
    ])
  if (lengthMm < 5) return leaflet
  const ink = pen.mode === 'line' ? pen.ink : inks.leafLight
  const fine = Math.max(0.17, lengthMm * 0.016)
  for (const [x, y] of [
    [0.92, 0],
    [0.58, 0.36],
    [0.58, -0.36],
    [0.84, 0.18],
    [0.84, -0.18],
  ] as const)
    addDetail(
      leaflet,
      ink,
      brushStroke([0, 0], [x * 0.55 * lengthMm, y * 0.4 * lengthMm], [x * lengthMm, y * lengthMm], fine, fine * 0.7),
    )
  return leaflet
}
