import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { ribbon } from '../../kit/curve.ts'
import { volute } from '../../kit/flowing-curve.ts'
import type { InkPool } from '../../kit/ink-pool.ts'
import { poolInks } from '../../kit/ink-pool.ts'
import type { Knot, Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { addDetail, addForm, createMotif, placeMotif } from '../../kit/motif.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 64

export const peacock: Family = {
  name: 'peacock-feather',
  summary: 'eyed feathers in overlapping rows: barbs fan out to the rim, eye in eye at the tip',
  words: [
    'peacock feather',
    'peacock feathers',
    'peacock tail',
    'peacock eye',
    'peacock print',
    'pfauenfeder',
    'plume de paon',
    'pluma de pavo real',
    'piuma di pavone',
    '孔雀の羽',
    'feather print',
    'feather pattern',
    'plumage',
    'bird plumage',
  ],
  kinds: { plumage: 'plumage|bird plumage|owl feather|guinea fowl|pheasant feather|feather skin' },
  motifs: [],
  coverage: { low: 0.5, medium: 0.7, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['mediterranean', 'deco', 'moody', 'tropical'],
  ground: 'dark',
  orientation: 'one-way',
  motifMm: 64,
  repeatMm: 320,
  layouts: ['half-drop', 'brick'],
  draw: drawPeacock,
}

function drawPeacock(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('tail')
  const isPlumage = [plan.details.kind, ...plan.styles].includes('plumage') && chooseKind(plan, ['plumage'] as const) === 'plumage'
  const cell = CELL_MM * (isPlumage ? 0.55 : 1) * plan.scale
  const columns = Math.max(1, Math.round(plan.widthMm / cell))
  const rows = Math.max(1, Math.round(plan.heightMm / cell / 1.5)) * 2
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  const pool = poolInks(plan.cast.figures, 5)
  const barbs = random.pick([11, 13, 15])
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const turn = column + row * columns
      const draw = isPlumage ? drawPlume : drawEyeFeather
      const feather = draw({ pool, ground: plan.cast.ground, wide, tall, turn, barbs })
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * wide, row * tall]
      for (const { ink, ring, holes } of placeMotif(feather, { x, y }).layers) paint(cloth, ink, ring, holes)
    }
  return cloth
}

type Feather = {
  readonly pool: InkPool
  readonly ground: number
  readonly wide: number
  readonly tall: number
  readonly turn: number
  readonly barbs: number
}

/**
 * One feather in its cell, the eye above its quill. It keeps inside its own lozenge, so rows may follow each other all
 * round the torus with none on top.
 */
function drawEyeFeather({ pool, ground, wide, tall, turn, barbs }: Feather): Motif {
  const motif = createMotif()
  const [eyeY, foot] = [-tall * 0.28, tall * 0.86]
  const size = Math.min(wide * 0.44, tall * 0.5)
  for (let barb = 0; barb < barbs * 2; barb++) {
    const t = (barb >> 1) / barbs
    const side = barb % 2 ? 1 : -1
    const y = foot - (foot - eyeY) * t * 0.94
    const length = size * (0.34 + 0.86 * Math.sin(Math.PI * (0.12 + 0.66 * t)))
    const rib = volute([0, y], -TURN / 4 + side * (1.05 - 0.25 * t), length, -side * 0.75, 1.4, 6)
    addForm(
      motif,
      pool.part(barb % 4 < 2 ? 1 : 3),
      ribbon(rib, (u) => size * 0.036 * Math.sin(Math.PI * Math.min(1, 0.2 + 0.8 * u))),
    )
  }
  addForm(
    motif,
    pool.part(1),
    ribbon([[0, foot], [0, (foot + eyeY) / 2], [0, eyeY]], (t) => size * 0.03 * (1 - 0.4 * t)),
  )
  const eye = (share: number, ink: number, lift = 0): void => addForm(motif, ink, eyeRing(0, eyeY + lift * size, size * share))
  eye(0.84, ground)
  eye(0.78, pool.lead(turn))
  eye(0.62, pool.part(2), 0.05)
  eye(0.47, pool.part(pool.size > 3 ? 3 : 1), 0.09)
  if (pool.size < 3) eye(0.38, ground, 0.1)
  addDetail(motif, pool.part(4), heartRing(0, eyeY + size * 0.16, size * 0.26))
  return motif
}

/** An egg, broad end up. */
function eyeRing(x: number, y: number, size: number): Ring {
  return Array.from({ length: 12 }, (_, at): Knot => {
    const angle = (at / 12) * TURN
    const broad = 1 + 0.12 * -Math.sin(angle)
    return [x + Math.cos(angle) * size * 0.82 * broad, y + Math.sin(angle) * size * 1.02]
  })
}

/** The dark heart of the eye, notched below. */
function heartRing(x: number, y: number, size: number): Ring {
  return [
    [x, y + size * 0.35, 1],
    [x + size * 0.5, y + size * 0.85],
    [x + size * 1.05, y + size * 0.1],
    [x + size * 0.6, y - size * 0.8],
    [x, y - size],
    [x - size * 0.6, y - size * 0.8],
    [x - size * 1.05, y + size * 0.1],
    [x - size * 0.5, y + size * 0.85],
  ]
}

/** A small body feather: a rounded shield with bars and a quill. */
function drawPlume({ pool, ground, wide, tall, turn }: Feather): Motif {
  const motif = createMotif()
  const shield = (share: number): Ring => [
    [0, -tall * 0.86 * share, 1],
    [wide * 0.4 * share, -tall * 0.5 * share],
    [wide * 0.5 * share, tall * 0.1 * share],
    [wide * 0.3 * share, tall * 0.6 * share],
    [0, tall * 0.82 * share, 1],
    [-wide * 0.3 * share, tall * 0.6 * share],
    [-wide * 0.5 * share, tall * 0.1 * share],
    [-wide * 0.4 * share, -tall * 0.5 * share],
  ]
  addForm(motif, pool.lead(turn), shield(0.96))
  addDetail(motif, ground, shield(0.82))
  addDetail(motif, pool.part(1), shield(0.72))
  addDetail(motif, pool.part(pool.size > 2 ? 2 : 0), shield(0.46))
  addDetail(motif, pool.part(3), shield(0.24))
  addDetail(
    motif,
    ground,
    ribbon([[0, -tall * 0.8], [0, 0], [0, tall * 0.7]], () => wide * 0.014),
  )
  return motif
}
