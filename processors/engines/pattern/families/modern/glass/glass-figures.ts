import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { placeMotif } from '../../../kit/motif/motif.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import { scatterPoints } from '../../../kit/place/scatter.ts'
import { flowerInksAt, mixFlowerPalette } from '../../botany/flower-inks.ts'
import { drawFlower, flowerNouns } from '../../botany/flowers/bloom-table.ts'
import { drawPicture } from '../../conversational/draw-picture.ts'
import { inkPicture } from '../../conversational/ink-picture.ts'
import { leadInks } from '../../conversational/lead-inks.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import { findPicture } from '../../conversational/picture-book.ts'
import type { Plan } from '../../family.ts'

/** Millimetres of cloth for each window, what its glass takes of them, and what the figure takes of the glass. */
const [WINDOW_MM, GLASS_SHARE, FIGURE_SHARE] = [100, 0.8, 0.94]
/** Width of the leads of a figure beside those of the panes. */
const FIGURE_LEAD = 0.75

type DrawFigure = (sizeMm: number, turn: number) => Motif

/**
 * What a prompt names stands in round windows of clear glass among the panes, every form in its own lead.
 *
 * @param leadMm half the width of the leads between panes
 * @returns whether anything is named that can be drawn
 */
export function setFigures(cloth: Cloth, plan: Plan, lead: number, leadMm: number): boolean {
  const figures = figuresOf(plan, lead, leadMm * 2 * FIGURE_LEAD)
  if (figures.length === 0) return false
  const random = plan.random.fork('windows')
  const cellMm = WINDOW_MM * plan.scale
  const count = Math.max(2, Math.round((plan.widthMm * plan.heightMm) / cellMm ** 2))
  const radius = (cellMm * GLASS_SHARE) / 2
  const glass = plan.cast.byLightness.at(-1) ?? plan.cast.ground
  scatterPoints(random, cloth, count, { rounds: 24 }).forEach(([x, y], at) => {
    paint(cloth, lead, circle(x, y, radius + leadMm * 2))
    paint(cloth, glass, circle(x, y, radius))
    const figure = centred(figures[at % figures.length](radius * 2, at), radius * FIGURE_SHARE)
    stampMotif(cloth, figure, { x, y, turn: random.between(-0.1, 0.1) })
  })
  return true
}

/** The middle of what is drawn on the origin, its farthest knot `reachMm` away. */
function centred(motif: Motif, reachMm: number): Motif {
  const knots = motif.layers.flatMap(({ ring }) => ring)
  const middle = (axis: 0 | 1): number => {
    const values = knots.map((knot) => knot[axis])
    return (
      (values.reduce((least, value) => Math.min(least, value)) +
        values.reduce((most, value) => Math.max(most, value))) /
      2
    )
  }
  const [x, y] = [middle(0), middle(1)]
  const reach = knots.reduce((most, knot) => Math.max(most, Math.hypot(knot[0] - x, knot[1] - y)), 0)
  const size = reachMm / Math.max(1e-6, reach)
  return placeMotif(motif, { x: -x * size, y: -y * size, size })
}

function figuresOf(plan: Plan, lead: number, widthMm: number): DrawFigure[] {
  const { cast } = plan
  const pen = { mode: 'outline', ink: lead, widthMm } as const
  const palette = mixFlowerPalette(cast)
  return plan.motifs.flatMap((noun): DrawFigure[] => {
    if (flowerNouns.includes(noun))
      return [
        (sizeMm, turn) => {
          const random = plan.random.fork(`glass ${noun} ${turn}`)
          const flower = drawFlower(random, noun, flowerInksAt(palette, turn % 2), sizeMm * 0.5, { pen })
          // Flowers seen from the side grow along x.
          return placeMotif(flower, { turn: -TURN / 4 })
        },
      ]
    const picture = findPicture(findDepiction(noun)?.picture ?? '')
    if (!picture) return []
    return [
      (sizeMm, turn) => {
        const { inks } = leadInks(picture, cast, turn)
        return drawPicture(picture, inkPicture(picture, cast, inks[turn % inks.length]), cast, sizeMm * 0.84, pen)
      },
    ]
  })
}
