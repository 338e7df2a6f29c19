import { signedArea, TURN } from '../../kit/line/knot.ts'
import { ornamentLeaf, ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { sweepCircle } from '../../kit/line/sweep.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import type { BotehFilling } from './boteh-filling.ts'
import { fillBoteh } from './boteh-filling.ts'
import type { BotehInks } from './boteh-form.ts'
import { pathAt, RICH_LEAST_MM, radiusAt, walkContour } from './boteh-form.ts'

export const botehEdges = ['scallops', 'flames', 'leaves', 'beads'] as const
/** What runs round a boteh and what grows inside it. */
export type BotehLook = {
  readonly edge: (typeof botehEdges)[number]
  readonly filling: BotehFilling
}

/**
 * A boteh with its round body at the origin and its tail hooking upwards: an ornamented edge, nested contours, a pearled
 * band and a filling that follows the form. Small ones leave out edge and pearls.
 */
export function drawBoteh(inks: BotehInks, sizeMm: number, look: BotehLook): Motif {
  const motif = createMotif()
  const isRich = sizeMm > RICH_LEAST_MM
  const contour = (inset: number) =>
    sweepCircle(
      (t) => pathAt(t, sizeMm),
      (t) => radiusAt(t, sizeMm),
      inset * sizeMm,
    )
  if (isRich) addEdge(motif, inks, sizeMm, look.edge)
  const bands: readonly (readonly [ink: number, inset: number])[] = isRich
    ? [
        [inks.line, -0.05],
        [inks.ground, 0],
        [inks.line, 0.055],
        [inks.first, 0.085],
        [inks.line, 0.235],
        [inks.ground, 0.262],
        [inks.second, 0.3],
      ]
    : [
        [inks.line, 0],
        [inks.first, 0.09],
        [inks.ground, 0.25],
        [inks.second, 0.33],
      ]
  bands.forEach(([ink, inset], at) => {
    const ring = contour(inset)
    if (ring && at === 0) addForm(motif, ink, ring)
    else if (ring) addDetail(motif, ink, ring)
  })
  if (isRich) addPearls(motif, inks, sizeMm)
  fillBoteh(motif, inks, sizeMm, isRich ? look.filling : 'flower', contour)
  return motif
}

/** The tangent of the contour turned outwards. */
function outwards(places: readonly { x: number; y: number; turn: number }[]): 1 | -1 {
  return signedArea(places.map(({ x, y }) => [x, y] as const)) > 0 ? -1 : 1
}

function addEdge(motif: Motif, inks: BotehInks, sizeMm: number, edge: BotehLook['edge']): void {
  const pitch = { scallops: 0.235, flames: 0.2, leaves: 0.3, beads: 0.17 }[edge] * sizeMm
  const places = walkContour(sizeMm, 0, pitch)
  const out = outwards(places)
  places.forEach(({ x, y, turn }, at) => {
    const ink = at % 2 ? inks.first : inks.second
    const normal = turn + (out * TURN) / 4
    if (edge === 'scallops') {
      addForm(motif, inks.line, circle(x, y, sizeMm * 0.152, 8))
      addDetail(motif, ink, circle(x, y, sizeMm * 0.112, 8))
    } else if (edge === 'beads') {
      const [bx, by] = polar(x, y, sizeMm * 0.11, normal)
      addForm(motif, at % 2 ? inks.line : inks.third, circle(bx, by, sizeMm * (at % 2 ? 0.035 : 0.06), 8))
    } else {
      const lean = edge === 'leaves' ? 0.75 : 0
      const reach = sizeMm * (edge === 'leaves' ? 0.34 : 0.25)
      addForm(motif, inks.line, ornamentPetal(x, y, normal + lean, -sizeMm * 0.05, reach, sizeMm * 0.088))
      addDetail(motif, ink, ornamentPetal(x, y, normal + lean, 0, reach * 0.82, sizeMm * 0.052))
    }
  })
}

function addPearls(motif: Motif, inks: BotehInks, sizeMm: number): void {
  walkContour(sizeMm, 0.16, sizeMm * 0.3).forEach(({ x, y, turn }, at) => {
    const reach = sizeMm * 0.095
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
    addDetail(
      motif,
      inks.ground,
      at % 2 ? circle(x, y, sizeMm * 0.04, 8) : ornamentLeaf(x - dx, y - dy, x + dx, y + dy, 0.3),
    )
  })
}
