import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { ringOfText } from '../../kit/line/ring-of-text.ts'
import { stampMotif } from '../../kit/motif/stamp-motif.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Subject } from '../conversational/subject.ts'
import { subjectOf } from '../conversational/subject.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 44

export const fleurDeLis: Family = {
  name: 'fleur-de-lis',
  summary: 'semé: heraldic lilies in rows, every second row moved by half, with a small mark between them',
  words:
    'fleur-de-lis|fleur de lis|fleur-de-lys|fleur de lys|fleurs de lis|fleurs de lys|fleurs-de-lys|fleurs-de-lis|heraldic lily|heraldic lilies|heraldic|heraldry|royal lily|bourbon lily|semé|wappenlilie|lilienmuster|flor de lis|giglio araldico|giglio|フルール・ド・リス'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.14, medium: 0.24, high: 0.34 },
  inks: { least: 2, natural: 3 },
  moods: ['deco', 'heritage', 'indigo', 'monochrome'],
  ground: 'dark',
  motifMm: CELL_MM,
  repeatMm: 160,
  orientation: 'one-way',
  layouts: ['half-drop', 'block'],
  draw: drawFleurDeLis,
}

/** Share of a cell that one lily of size 1 covers, measured on its outline. */
const LILY_SHARE = 0.335

function drawFleurDeLis(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const isBlock = plan.lattice.order === 1
  const cells = fitCellPair(
    plan,
    { wideMm: CELL_MM * plan.scale, tallMm: CELL_MM * 1.16 * plan.scale },
    { columns: 2, rows: 2 },
  )
  const size = Math.min(cells.wideMm, cells.tallMm) * Math.sqrt(plan.coverage / LILY_SHARE) * 1.02
  const random = plan.random.fork('lily')
  const mark = random.pick(['dot', 'lozenge', 'quarter'] as const)
  const { lead, part, size: inks } = poolInks(cast.figures, 3)
  const charges = plan.motifs.flatMap((noun, at) => subjectOf(plan, noun, at))
  for (let column = 0; column < cells.columns; column++)
    for (let row = 0; row < cells.rows; row++) {
      const x = (column + 0.5) * cells.wideMm
      const y = (row + 0.5 + (!isBlock && column % 2 ? 0.5 : 0)) * cells.tallMm
      // Rows of lilies take the leading inks by turns; what binds a lily is never of its own ink.
      const bodies = inks > 3 ? [lead(row), part(1)] : [part(0), part(1)]
      const [body, tie] = (row + (column >> 1)) % 2 ? bodies.toReversed() : bodies
      const turn = row * 2 + column
      const charge = charges[(turn >> 1) % Math.max(1, charges.length)]
      // A semé of beasts has its lilies between them.
      if (charge && (row + (column >> 1)) % 2 === 0) drawCharge(cloth, charge, { x, y, size, turn }, random)
      else drawLily(cloth, [body, tie], { x, y, size: charge ? size * BESIDE : size })
      drawMark(cloth, mark, [x, y + cells.tallMm / 2], size, part(2))
    }
  return cloth
}

/** Size of a lily beside a beast. */
const BESIDE = 0.72

function drawCharge(
  cloth: Cloth,
  charge: Subject,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly turn: number },
  random: Random,
): void {
  const motif = charge.draw(random, at.size * 0.98, at.turn)
  stampMotif(cloth, motif, { x: at.x, y: at.y, turn: charge.lean === TURN ? -TURN / 4 : 0 })
}

type Mark = 'dot' | 'lozenge' | 'quarter'

function drawMark(cloth: Cloth, mark: Mark, [x, y]: readonly [number, number], size: number, ink: number): void {
  if (mark === 'dot') {
    paint(cloth, ink, circle(x, y, size * 0.035, 8))
    return
  }
  const reach = size * (mark === 'lozenge' ? 0.06 : 0.085)
  const waist = mark === 'lozenge' ? 1 : 0.28
  const ring: Knot[] = Array.from({ length: 8 }, (_, at): Knot => {
    const angle = (at / 8) * Math.PI * 2
    const far = reach * (at % 2 ? waist * 0.71 : 1)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, 1]
  })
  paint(cloth, ink, ring)
}

/** Upright, in units of the whole flower's height, y down. */
const centrePetal = ringOfText(
  '0,-0.5! 0.03,-0.42 0.13,-0.27 0.14,-0.13 0.09,0 0.055,0.1! -0.055,0.1! -0.09,0 -0.14,-0.13 -0.13,-0.27 -0.03,-0.42',
)
/** From the band outwards, over the shoulder and down into the curl. */
const sidePetal = ringOfText(
  '0.07,0.1! 0.1,-0.04 0.17,-0.2 0.3,-0.27 0.42,-0.2 0.44,-0.06 0.38,0.06 0.29,0.09! 0.33,0.03 0.34,-0.05 0.29,-0.1 0.23,-0.07 0.19,0.01 0.18,0.1!',
)
const band = ringOfText('-0.21,0.1! 0.21,0.1! 0.21,0.155! -0.21,0.155!')
const foot = ringOfText('0.05,0.155! 0.05,0.22 0,0.44! -0.05,0.22 -0.05,0.155!')
const sideFoot = ringOfText('0.07,0.155! 0.16,0.155! 0.17,0.22 0.26,0.27 0.31,0.22! 0.32,0.32 0.22,0.37 0.11,0.31')
const vein = ringOfText('0,-0.34! 0.018,-0.22 0.014,-0.06 0,0.05! -0.014,-0.06 -0.018,-0.22')

function drawLily(
  cloth: Cloth,
  [body, tie]: readonly [body: number, tie: number],
  at: { x: number; y: number; size: number },
): void {
  const place = placeKnot({ x: at.x, y: at.y, size: at.size })
  const flip = (ring: Ring): Ring => ring.map(([x, y, corner]): Knot => [-x, y, corner]).toReversed()
  const put = (ink: number, ring: Ring): void => paint(cloth, ink, ring.map(place))
  for (const ring of [sidePetal, flip(sidePetal), sideFoot, flip(sideFoot), foot, centrePetal]) put(body, ring)
  put(tie, band)
  if (tie !== body) put(tie, vein)
}
