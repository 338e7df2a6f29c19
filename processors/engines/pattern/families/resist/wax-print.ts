import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import type { RosetteRing } from '../heritage/rosette.ts'
import { drawRings } from '../heritage/rosette.ts'
import { drawWaxed, waxedPictures } from './waxed-pictures.ts'

const CELL_MM = 160
/** Scale of a disc relative to its rays, and of a small disc relative to a large one. */
const DISC = 0.8
const SMALLER = 0.66
/**
 * The first rings of a disc leave a field of ground in the centre; a picture fills it, at this size relative to the
 * disc's radius.
 */
const RIM_RINGS = 4
const PICTURE = 1.02

/**
 * African wax print: large discs of rings in half-drop with rays into the ground, and smaller suns between; few bold
 * shapes with strong contrast. Named things stand in the large discs.
 */
export function drawWaxPrint(cloth: Cloth, plan: Plan, random: Random): void {
  const columns = Math.max(1, Math.round(plan.widthMm / (CELL_MM * plan.scale)))
  const rows = Math.max(1, Math.round(plan.heightMm / (CELL_MM * plan.scale)))
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  const radius = Math.min(wide, tall) * 0.4 * Math.min(1.12, (plan.coverage / 0.5) ** 0.5)
  const pool = poolInks(plan.cast.figures, 4)
  const rings = composeDisc(random, pool, cloth.ground)
  const inner = composeDisc(random, poolInks([...plan.cast.figures].reverse(), 4), cloth.ground)
  const rays = random.pick([24, 32, 40])
  const put = (motif: Motif, x: number, y: number): void => {
    for (const { ink, ring, holes } of placeMotif(motif, { x, y }).layers) paint(cloth, ink, ring, holes)
  }
  const places = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) =>
      [0, 0.5].map((half) => ({
        x: (column + half + 0.25) * wide,
        y: (row + half + 0.25) * tall,
        isSmall: half > 0,
        looksBack: (column + row) % 2 === 1,
        turn: column * rows + row,
      })),
    ),
  ).flat(2)
  for (const { x, y, isSmall } of places) put(drawRays(pool, isSmall ? radius * SMALLER : radius, rays), x, y)
  const pictures = waxedPictures(plan)
  const discMm = radius * DISC
  for (const { x, y, isSmall, looksBack, turn } of places) {
    const disc = createMotif()
    const picture = isSmall ? undefined : pictures[turn % pictures.length]
    const drawn = isSmall ? inner : rings
    drawRings(disc, picture ? drawn.slice(0, RIM_RINGS) : drawn, isSmall ? discMm * SMALLER : discMm)
    put(disc, x, y)
    if (!picture) continue
    const waxed = drawWaxed(picture, plan, { lead: pool.lead(turn), rim: cloth.ground, sizeMm: discMm * PICTURE })
    put(placeMotif(waxed, looksBack ? { flip: -1, turn: TURN / 2 } : {}), x, y)
  }
}

/** Tapering rays, and a ring of drops beyond their tips. */
function drawRays(pool: InkPool, radius: number, count: number): Motif {
  const motif = createMotif()
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * TURN
    const reach = radius * (ray % 2 ? 1.16 : 1.04)
    addForm(motif, pool.part(ray % 2 ? 0 : 1), ornamentPetal(0, 0, angle, radius * 0.7, reach, radius * (2 / count)))
    if (ray % 2) addForm(motif, pool.part(1), circle(...polar(0, 0, radius * 1.24, angle), radius * 0.026, 8))
  }
  return motif
}

function composeDisc(random: Random, pool: InkPool, ground: number): RosetteRing[] {
  const count = random.pick([10, 12, 16])
  const [first, second, third, fourth] = [0, 1, 2, 3].map(pool.part)
  const rim: RosetteRing[] = [
    { kind: 'disc', ink: fourth, from: 0, to: 1 },
    { kind: 'disc', ink: first, from: 0, to: 0.94 },
    { kind: 'scallops', ink: second, from: 0.74, to: 0.92, count: count * 2, inner: third },
    { kind: 'disc', ink: ground, from: 0, to: 0.72 },
  ]
  const middles: RosetteRing[][] = [
    [{ kind: 'teeth', ink: second, from: 0.4, to: 0.69, count }],
    [{ kind: 'petals', ink: second, from: 0.1, to: 0.69, count: Math.max(8, count - 4), inner: third }],
    [
      { kind: 'disc', ink: second, from: 0, to: 0.66 },
      { kind: 'beads', ink: ground, from: 0.52, to: 0.62, count: count + 4 },
    ],
    [
      { kind: 'disc', ink: third, from: 0, to: 0.64 },
      { kind: 'disc', ink: ground, from: 0, to: 0.57 },
      { kind: 'rays', ink: second, from: 0.28, to: 0.55, count: count + 6 },
    ],
  ]
  return [
    ...rim,
    ...random.pick(middles),
    { kind: 'disc', ink: fourth, from: 0, to: 0.38 },
    { kind: 'disc', ink: first, from: 0, to: 0.33 },
    { kind: 'petals', ink: second, from: 0.04, to: 0.3, count: 8 },
    { kind: 'disc', ink: ground, from: 0, to: 0.1 },
  ]
}
