import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import type { BloomInks } from './bloom-parts.ts'
import { chooseButis, drawButi } from './brocade-butis.ts'
import { silkAround } from './brocade-silks.ts'
import { crossForm } from './cross-forms.ts'
import { bloomKinds } from './heritage-blooms.ts'
import { chooseBlooms } from './named-bloom.ts'
import { composeRosette, drawRings } from './rosette.ts'

export const brocade: Family = {
  name: 'brocade',
  summary:
    'woven in gold thread: lobed medallions in half-drop with crosses between, or rows of small flowering plants',
  words: [
    'brocade',
    'sari',
    'kanjivaram',
    'jacquard medallion',
    'medallion',
    'brokat',
    'brocart',
    'brocado',
    'broccato',
    'banarasi',
    'benares',
    'sari silk',
    'silk brocade',
    'nishijin',
    '錦',
    'lampas',
    'cartouche',
    'songket',
    'songket cloth',
    'kinkhab',
    'kimkhab',
    'zari',
    'paithani',
    'kanjeevaram',
    'kanchipuram',
  ],
  // What a loom can do, when nothing says what it wove.
  generalWords: ['jacquard', 'jacquard weave', 'jacquard fabric', 'jacquard cloth', 'woven jacquard', 'silk jacquard'],
  kinds: {
    medallions: 'medallion brocade|brocade medallion|chinese brocade|medallion jacquard',
    ecclesiastical:
      'ecclesiastical|ecclesiastical brocade|liturgical|liturgical brocade|vestment|vestments|church vestment|church vestments|vestment brocade|chasuble|chasubles|altar cloth|altar frontal|church altar frontal|church altar|church brocade|church textile|church fabric|clergy|orphrey|papal|paramentik|messgewand|chasuble brocade|casulla|pianeta liturgica',
    butis:
      'buti|booti|boota|butti|block print booti|block print buti|buta brocade|banarasi buti|sprig brocade|banarasi|benares',
  },
  colourwayAround: silkAround,
  motifs: [],
  coverage: { low: 0.34, medium: 0.46, high: 0.58 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['deco', 'moody', 'heritage', 'madder', 'christmas'],
  ground: 'dark',
  motifMm: 90,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['half-drop', 'block'],
  draw: drawBrocade,
}

function drawBrocade(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('brocade')
  const pool = poolInks(plan.cast.figures, 4)
  const isOfChurch = asksFor(plan, 'ecclesiastical')
  const isMedallions = isOfChurch || chooseKind(plan, ['medallions', 'butis'] as const) === 'medallions'
  const cell = (isMedallions ? 160 : 80) * plan.scale
  const columns = Math.max(1, Math.round(plan.widthMm / cell))
  const rows = Math.max(1, Math.round(plan.heightMm / cell))
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  const size = Math.min(wide, tall)
  const put = (motif: Motif, x: number, y: number): void => {
    for (const { ink, ring, holes } of placeMotif(motif, { x, y }).layers) paint(cloth, ink, ring, holes)
  }
  const blooms = chooseBlooms(plan, random.shuffle(bloomKinds).slice(0, 2))
  const lobes = isOfChurch ? 4 : random.pick([6, 8, 8, 12])
  const butis = chooseButis(random.fork('butis'), plan.motifs.length > 0, blooms)
  const isRosette = plan.motifs.length === 0 && random.chance(0.5)
  const heartOf = (turn: number): Motif => {
    if (isOfChurch) return drawChurchHeart(plan, pool, size * 0.42)
    if (isRosette) return drawRosetteHeart(plan, pool, size * 0.2, turn)
    return blooms[turn % blooms.length](bloomInksAt(plan, pool, turn), size * 0.4, turn)
  }
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      for (const half of [0, 0.5]) {
        const [x, y, turn] = [(column + half) * wide, (row + half) * tall, column + row * columns + (half > 0 ? 1 : 0)]
        if (isMedallions) {
          const look = { size: size * 0.33, lobes, turn }
          put(drawCartouche(plan, pool, look, heartOf(turn)), x, y)
        } else {
          // Every second row looks the other way, so that no row leans.
          const buti = drawButi(butiInks(plan, pool, turn), size * 0.84, butis[turn % butis.length])
          put(half > 0 ? placeMotif(buti, { flip: -1, turn: TURN / 2 }) : buti, x, y)
        }
      }
  const between = isMedallions ? drawCross(plan, pool, size * 0.15) : drawStar(pool, size * STAR)
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      for (const [dx, dy] of [
        [0.5, 0],
        [0, 0.5],
      ] as const)
        put(between, (column + dx) * wide, (row + dy) * tall)
  return cloth
}

/** Reach of the small flowers between butis, as a share of the cell. */
const STAR = 0.085

/** Five petals and five dots: what the printer's smallest block leaves between two plants. */
function drawStar(pool: InkPool, size: number): Motif {
  const motif = createMotif()
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * TURN - TURN / 4
    addForm(motif, pool.part(0), ornamentPetal(0, 0, angle, size * 0.2, size * 0.78, size * 0.22))
    addForm(motif, pool.part(1), circle(...polar(0, 0, size * 0.94, angle + TURN / 10), size * 0.1, 8))
  }
  addForm(motif, pool.part(2), circle(0, 0, size * 0.16, 8))
  return motif
}

function bloomInksAt(plan: Plan, pool: InkPool, turn: number): BloomInks {
  const [body, inner] = turn % 2 && pool.size > 2 ? [pool.part(2), pool.part(0)] : [pool.lead(turn >> 1), pool.part(2)]
  return { body, inner, heart: pool.part(3), leaf: pool.part(1), detail: plan.cast.ground }
}

/** Stems are thrown in the thread that is seen best. */
function butiInks(plan: Plan, pool: InkPool, turn: number): BloomInks {
  const { inks, ground, figures } = plan.cast
  const seen = (ink: number): number => Math.abs(inks[ink].lightness - inks[ground].lightness)
  const [leaf] = figures.toSorted((one, other) => seen(other) - seen(one))
  return { ...bloomInksAt(plan, pool, turn), leaf }
}

/** A budded cross with a stone in its middle. */
function drawChurchHeart(plan: Plan, pool: InkPool, size: number): Motif {
  const motif = createMotif()
  const scaled = (share: number, ring: Ring): Ring => ring.map(([x, y, corner]): Knot => [x * share, y * share, corner])
  for (const body of crossForm('fleury').bodies) addForm(motif, pool.part(0), scaled(size, body))
  addDetail(motif, pool.part(1), circle(0, 0, size * 0.1))
  addDetail(motif, plan.cast.ground, circle(0, 0, size * 0.06, 8))
  return motif
}

function drawRosetteHeart(plan: Plan, pool: InkPool, radiusMm: number, turn: number): Motif {
  const motif = createMotif()
  const inks = {
    first: pool.lead(turn >> 1),
    second: pool.part(1),
    third: pool.part(2),
    fourth: pool.part(3),
    ground: plan.cast.ground,
  }
  drawRings(motif, composeRosette(plan.random.fork('heart'), inks), radiusMm)
  return motif
}

/** A frame of lobes with a cusp between each two, doubled, with beads along it. */
function drawCartouche(
  plan: Plan,
  pool: InkPool,
  look: { size: number; lobes: number; turn: number },
  heart: Motif,
): Motif {
  const motif = createMotif()
  const { size, lobes } = look
  const bands: readonly (readonly [ink: number, share: number])[] = [
    [pool.part(1), 1.08],
    [plan.cast.ground, 1.03],
    [pool.lead(look.turn >> 1), 0.98],
    [plan.cast.ground, 0.86],
    [pool.part(2), 0.82],
    [plan.cast.ground, 0.79],
  ]
  bands.forEach(([ink, share], at) => {
    if (at === 0) addForm(motif, ink, lobedFrame(size * share, lobes))
    else addDetail(motif, ink, lobedFrame(size * share, lobes))
  })
  for (let bead = 0; bead < lobes * 4; bead++) {
    const angle = ((bead + 0.5) / (lobes * 4)) * TURN - TURN / 4
    const far = size * 0.93 * frameReach(angle, lobes)
    const [x, y] = polar(0, 0, far, angle)
    addDetail(motif, plan.cast.ground, circle(x, y, size * 0.019, 8))
  }
  for (let lobe = 0; lobe < lobes; lobe++) {
    const angle = (lobe / lobes) * TURN - TURN / 4
    const cusp = angle + Math.PI / lobes
    addForm(motif, pool.part(3), ornamentPetal(...polar(0, 0, size * 1.1, cusp), cusp, 0, size * 0.16, size * 0.045))
  }
  putMotif(motif, heart)
  return motif
}

/** Share of the radius in a direction: full in the middle of a lobe, lower at its cusps. */
function frameReach(angle: number, lobes: number): number {
  return 0.93 + 0.07 * Math.abs(Math.cos(((angle + TURN / 4) * lobes) / 2)) * 1.2
}

function lobedFrame(size: number, lobes: number): Ring {
  const knots: Knot[] = []
  for (let lobe = 0; lobe < lobes; lobe++) {
    const middle = (lobe / lobes) * TURN - TURN / 4
    const half = Math.PI / lobes
    knots.push([...polar(0, 0, size * 0.9, middle - half), 1])
    for (const step of [-0.62, 0, 0.62])
      knots.push(polar(0, 0, size * (step === 0 ? 1.045 : 1.035), middle + half * step))
  }
  return knots
}

/** Four leaves crosswise with beads: the filling between medallions. */
function drawCross(plan: Plan, pool: InkPool, size: number): Motif {
  const motif = createMotif()
  for (let arm = 0; arm < 4; arm++) {
    const angle = (arm / 4) * TURN
    addForm(motif, pool.part(0), ornamentPetal(0, 0, angle, size * 0.12, size, size * 0.2))
    addDetail(motif, plan.cast.ground, ornamentPetal(0, 0, angle, size * 0.34, size * 0.84, size * 0.07))
    const between = angle + TURN / 8
    addForm(motif, pool.part(1), ornamentPetal(0, 0, between, size * 0.1, size * 0.6, size * 0.11))
    addForm(motif, pool.part(3), circle(...polar(0, 0, size * 0.78, between), size * 0.07, 8))
  }
  addForm(motif, pool.part(2), circle(0, 0, size * 0.16))
  addDetail(motif, plan.cast.ground, circle(0, 0, size * 0.07, 8))
  return motif
}
