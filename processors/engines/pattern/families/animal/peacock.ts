import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { ribbon } from '../../kit/line/curve.ts'
import { volute } from '../../kit/line/flowing-curve.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, placeMotif } from '../../kit/motif/motif.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 107
/** Natural colours of the feather: bronze and gold around blue on green. */
const FEATHER = ['#d3a13c', '#1f8f7e', '#2f6fb3', '#5aa35a', '#0f1f45']
const DEEP_GREEN = '#123c3a'

export const peacock: Family = {
  name: 'peacock-feather',
  summary: 'eyed feathers in staggered rows: fine barbs fill the ground between them, ring in ring round a dark heart',
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
    'plumage',
    'bird plumage',
  ],
  kinds: { plumage: 'plumage|bird plumage|owl feather|guinea fowl|pheasant feather|feather skin' },
  colourway: (asked) => (asksFor(asked, 'plumage') ? undefined : { inks: [DEEP_GREEN, ...FEATHER], ground: 0 }),
  // A named ground keeps the feathers' own colours.
  colourwayAround: (hex, { styles, isGround }) =>
    isGround && !styles.includes('plumage') ? { inks: [hex, ...FEATHER], ground: 0 } : undefined,
  motifs: [],
  coverage: { low: 0.5, medium: 0.7, high: 0.85 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['mediterranean', 'deco', 'moody', 'tropical'],
  ground: 'dark',
  orientation: 'one-way',
  motifMm: 107,
  repeatMm: 320,
  layouts: ['half-drop', 'brick'],
  draw: drawPeacock,
}

function drawPeacock(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('tail')
  const isPlumage = asksFor(plan, 'plumage') && chooseKind(plan, ['plumage'] as const) === 'plumage'
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
      const feather = draw({ pool, ground: plan.cast.ground, heart: plan.cast.byLightness[0], wide, tall, turn, barbs })
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * wide, row * tall]
      for (const { ink, ring, holes } of placeMotif(feather, { x, y }).layers) paint(cloth, ink, ring, holes)
    }
  return cloth
}

/** Whether the words for the cloth name eye feathers. */
export function namesFeathers(styles: readonly string[]): boolean {
  return styles.some((style) => peacock.words.slice(0, 2).includes(style))
}

type Feather = {
  readonly pool: InkPool
  readonly ground: number
  /** Ink of the pupil of the eye, the deepest one. */
  readonly heart: number
  readonly wide: number
  readonly tall: number
  readonly turn: number
  readonly barbs: number
}

/**
 * One feather in its cell, the eye above its quill. Barbs fill the ground up to the neighbours' quills and eyes and
 * stay inside the feather's own lozenge, so that rows can follow each other around the torus without overlapping.
 */
export function drawEyeFeather({ pool, ground, heart, wide, tall, turn, barbs }: Feather): Motif {
  const motif = createMotif()
  const eyeY = -tall * 0.3
  const size = Math.min(wide * 0.36, tall * 0.44)
  drawBarbs(motif, { pool, eyeY, foot: tall * 1.1, size, wide, pairs: barbs * 2 })
  const eye = (share: number, ink: number, lift = 0): void =>
    addForm(motif, ink, eyeRing(0, eyeY + lift * size, size * share))
  // A fringe of short barbs surrounds the eye, and a hairline of ground separates the rings.
  eye(0.9, ground)
  eye(0.86, pool.lead(turn))
  if (pool.size > 2) eye(0.73, ground, 0.03)
  eye(pool.size > 2 ? 0.7 : 0.72, pool.part(3), 0.035)
  if (pool.size > 1) eye(0.6, pool.part(1), 0.07)
  eye(0.54, pool.part(2), 0.09)
  if (pool.size < 3) eye(0.5, ground, 0.12)
  addDetail(motif, heart, heartRing(0, eyeY + size * 0.18, size * 0.3))
  if (pool.size > 2) addDetail(motif, pool.part(2), gleamRing(0, eyeY + size * 0.16, size * 0.3))
  return motif
}

type Barbs = {
  readonly pool: InkPool
  readonly eyeY: number
  readonly foot: number
  readonly size: number
  readonly wide: number
  /** Number of pairs of barbs along the quill. */
  readonly pairs: number
}

/** Barbs that leave the quill steeply and bend outwards, in two alternating inks, and a fan of them behind the eye. */
function drawBarbs(motif: Motif, { pool, eyeY, foot, size, wide, pairs }: Barbs): void {
  const half = Math.max(0.3, size * 0.024)
  const barb = (y: number, heading: number, lengthMm: number, bend: number, at: number): void => {
    const rib = volute([0, y], heading, lengthMm, bend, 1.5, 7)
    // Barbs are thinnest where they leave the quill and thickest near the tip.
    const press = (t: number): number => half * (0.6 + 0.9 * t ** 2) * Math.min(1, (1.04 - t) * 6)
    addForm(motif, pool.part(at % 3 === 2 ? 1 : 3), ribbon(rib, press))
  }
  for (let at = 0; at < pairs; at++) {
    const t = at / pairs
    const y = foot - (foot - eyeY - size * 0.62) * t
    // Barbs are short between the eyes of the row below, and reach the neighbours' quills beside their own eye.
    const reach = wide * (0.12 + 0.36 * t ** 1.3)
    const lean = 0.42 + 0.5 * t
    for (const side of [1, -1])
      barb(y, -TURN / 4 + side * lean, reach / Math.sin(Math.min(1.3, lean + 0.2)), side * 0.36, at)
  }
  const rays = Math.round(pairs * 1.1)
  for (let at = 0; at < rays; at++) {
    const share = (at / (rays - 1)) * 2 - 1
    barb(eyeY, -TURN / 4 + share * 1.7, size * (1.34 + (at % 3 === 2 ? 0.14 : 0) - 0.2 * share ** 2), share * 0.2, at)
  }
  const quill: Ring = ribbon(
    [
      [0, foot],
      [0, (foot + eyeY) / 2],
      [0, eyeY],
    ],
    (t) => size * 0.04 * (1 - 0.45 * t),
  )
  addForm(motif, pool.part(1), quill)
}

/** A crescent of light along the upper edge of the pupil. */
function gleamRing(x: number, y: number, size: number): Ring {
  return [
    [x - size * 0.62, y - size * 0.3, 1],
    [x - size * 0.5, y - size * 0.78],
    [x + size * 0.1, y - size * 0.92],
    [x + size * 0.4, y - size * 0.74, 1],
    [x - size * 0.05, y - size * 0.66],
    [x - size * 0.4, y - size * 0.56],
  ]
}

/** An egg shape with its broad end up. */
function eyeRing(x: number, y: number, size: number): Ring {
  return Array.from({ length: 12 }, (_, at): Knot => {
    const angle = (at / 12) * TURN
    const broad = 1 + 0.12 * -Math.sin(angle)
    return [x + Math.cos(angle) * size * 0.82 * broad, y + Math.sin(angle) * size * 1.02]
  })
}

/** The dark pupil of the eye, notched at the bottom. */
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
    ribbon(
      [
        [0, -tall * 0.8],
        [0, 0],
        [0, tall * 0.7],
      ],
      () => wide * 0.014,
    ),
  )
  return motif
}
