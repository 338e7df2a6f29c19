import { brushStroke, headingAt, stationAt } from '../../../kit/line/curve.ts'
import type { Knot, Placing, Ring } from '../../../kit/line/knot.ts'
import { placeKnot } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { bud, startSpike } from './spikes.ts'

/** Half width of a bell from its stalk to its mouth, as shares of its length. */
type BellForm = readonly Knot[]

/** Long with a flared mouth; long with lobes that curl back; a globe with a narrow frill. */
const bellForms = {
  flared: [
    [0, 0.07, 1],
    [0.14, 0.26],
    [0.7, 0.3],
    [1.02, 0.44, 1],
    [1, 0.18],
    [1.14, 0],
  ],
  // Three of six petals, parted down to the tube.
  funnel: [
    [0, 0.05, 1],
    [0.3, 0.1],
    [0.52, 0.2],
    [0.74, 0.5],
    [1, 0.62],
    [1.04, 0.44],
    [0.82, 0.2, 1],
    [1.04, 0.16],
    [1.14, 0],
  ],
  curled: [
    [0, 0.1, 1],
    [0.06, 0.28],
    [0.5, 0.27],
    [0.86, 0.3],
    [1.04, 0.52],
    [0.9, 0.6, 1],
    [1.14, 0.46],
    [1.04, 0.2],
    [1.02, 0.12, 1],
    [1.12, 0],
  ],
  globe: [
    [0, 0.06, 1],
    [0.06, 0.44],
    [0.5, 0.6],
    [0.84, 0.36],
    [1.06, 0.46],
    [1.08, 0.34, 1],
    [0.98, 0.16],
    [1.1, 0],
  ],
} as const satisfies Readonly<Record<string, BellForm>>

/** A bell of length 1, hanging along +x before it is placed. */
function addBell(motif: Motif, inks: FlowerInks, form: BellForm, placing: Placing, detail: 'full' | 'plain'): void {
  const place = placeKnot(placing)
  const flank = (side: 1 | -1): Knot[] =>
    form.filter(([, y]) => side < 0 || y > 0).map(([x, y, corner]) => [x, y * side, corner])
  const body: Ring = [...flank(-1), ...flank(1).reverse()]
  if (detail === 'full' && motif.pen.mode === 'gouache')
    addDetail(motif, inks.shade, offsetRing(body.map(place), Math.max(0.28, (placing.size ?? 1) * 0.035)))
  addForm(motif, inks.body, body.map(place))
  if (detail === 'plain' || motif.pen.mode === 'line') return
  const mouth: Ring = [
    [0.98, -0.3, 1],
    [0.86, 0],
    [0.98, 0.3, 1],
    [1.04, 0],
  ]
  const side: Ring = [
    [0.1, 0.08, 1],
    [0.2, 0.26],
    [0.6, 0.26],
    [0.84, 0.24, 1],
    [0.5, 0.06],
  ]
  // A funnel is parted down to its tube and shows no mouth.
  if (form !== bellForms.funnel) addDetail(motif, inks.shade, mouth.map(place))
  addDetail(motif, inks.light, side.map(place))
}

/** Below this radius a bell has neither mouth nor light. */
const FULL_MM = 6

function detailOf(radiusMm: number): 'full' | 'plain' {
  return radiusMm > FULL_MM ? 'full' : 'plain'
}

export type BellRecipe = {
  readonly form: keyof typeof bellForms
  readonly bells: number
  /** Length of a bell as a share of the spike's. */
  readonly size: number
  /** Turn of the stem from foot to tip in radians. */
  readonly arch: number
  /** How far the bells look down: 0 outwards, 1 back along the stem. */
  readonly nods: number
}

/** Bells on stalks along an arching stem, each clear of the next; buds at the tip. */
export const bellStems = {
  bluebell: { form: 'curled', bells: 5, size: 0.2, arch: 1.5, nods: 0.75 },
  'lily of the valley': { form: 'globe', bells: 5, size: 0.15, arch: 1.1, nods: 0.85 },
  freesia: { form: 'funnel', bells: 6, size: 0.3, arch: 1.5, nods: -0.35 },
  crocosmia: { form: 'curled', bells: 8, size: 0.22, arch: 1.3, nods: -0.2 },
  gentian: { form: 'flared', bells: 5, size: 0.27, arch: 0.3, nods: -0.3 },
} as const satisfies Readonly<Record<string, BellRecipe>>

/** The drawing function of a stem of bells. Those that nod hang to the side the stem bows to, the others stand along it. */
export function drawBells(recipe: BellRecipe): DrawSideBloom {
  return (random, inks, radiusMm, options = {}) => {
    const side = random.sign()
    const { motif, stem, lengthMm } = startSpike(random, inks, radiusMm, side * recipe.arch, options.pen)
    const bells = radiusMm < FULL_MM ? Math.ceil(recipe.bells * 0.6) : recipe.bells
    const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.leafDark
    for (let at = bells - 1; at >= 0; at--) {
      const share = at / (bells - 1)
      const t = 0.2 + 0.78 * share
      const { x, y } = stationAt(stem, t)
      const outwards = side * (recipe.nods > 0.5 || at % 2 ? 1 : -1)
      const heading = headingAt(stem, t)
      const turn = heading + outwards * (1.35 + 1.3 * recipe.nods) * (1 - 0.25 * share)
      const stalk = lengthMm * (recipe.nods > 0.5 ? 0.085 : 0.04)
      const over = polar(x, y, stalk * 0.8, heading + outwards * 0.7)
      const [footX, footY] = polar(over[0], over[1], stalk * 0.55, turn)
      const half = lengthMm * 0.009
      addDetail(motif, ink, brushStroke([x, y], over, [footX, footY], half, half))
      const size = lengthMm * recipe.size * (1 - 0.4 * share)
      if (share > 0.8 && radiusMm > FULL_MM)
        addForm(motif, inks.light, bud(footX, footY, turn, size * 0.7, size * 0.42))
      else addBell(motif, inks, bellForms[recipe.form], { x: footX, y: footY, turn, size }, detailOf(radiusMm))
    }
    return motif
  }
}
