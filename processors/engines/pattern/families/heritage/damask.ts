import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { placeMotif } from '../../kit/motif/motif.ts'
import type { Family, Plan } from '../family.ts'
import type { DamaskFigure } from './damask-figure.ts'
import { damaskFrames, drawDamaskCrown, drawDamaskFrame, drawDamaskLeaves } from './damask-figure.ts'
import { bloomKinds } from './heritage-blooms.ts'
import { chooseBlooms } from './named-bloom.ts'
import type { OgeeNet } from './ogee-net.ts'
import { fitOgeeNet, ovalsOf } from './ogee-net.ts'

const CELL_MM = 160

export const damask: Family = {
  name: 'damask',
  summary: 'an ogee net of pointed ovals, in each a bloom between acanthus that flows from one stem, mirrored about it',
  words: [
    'damask',
    'matelassé',
    'matelasse',
    'boutis',
    'boutis quilting',
    'trapunto quilting',
    'trapunto',
    'wholecloth quilting',
    'whole cloth quilt',
    'baroque',
    'rococo',
    'renaissance',
    'flock wallpaper',
    'damast',
    'damas',
    'damasco',
    'versailles',
    'acanthus damask',
    'ダマスク',
    'victorian wallpaper',
    'ornate',
    'cut velvet',
    'ciselé velvet',
    'devoré',
    'devore',
    'devore velvet',
    'burnout velvet',
    'velvet burnout',
    'velvet damask',
  ],
  motifs: ['pomegranate', 'palmette', 'artichoke'],
  coverage: { low: 0.42, medium: 0.5, high: 0.58 },
  isDensityFixed: true,
  inks: { least: 2, natural: 2, isTonal: true },
  moods: ['moody', 'deco', 'heritage', 'morris', 'christmas', 'boho', 'blush'],
  ground: 'dark',
  repeatMm: 320,
  layouts: ['ogee', 'half-drop', 'mirror'],
  draw: drawDamask,
}

function drawDamask(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('damask')
  const net = fitOgeeNet(plan, CELL_MM, 1.75)
  const blooms = chooseBlooms(plan, random.shuffle(bloomKinds.filter((kind) => kind !== 'pineapple')).slice(0, 2))
  const [frame, sway] = [random.pick(damaskFrames), random.between(-1, 1)]
  const put = (motif: Motif, x: number, y: number): void => {
    for (const { ink, ring, holes } of placeMotif(motif, { x, y }).layers) paint(cloth, ink, ring, holes)
  }
  const mirror = (motif: Motif, x: number, y: number): void => {
    put(motif, x, y)
    // Half a turn and an upside-down flip together mirror left and right.
    put(placeMotif(motif, { flip: -1, turn: TURN / 2 }), x, y)
  }
  const ovals = ovalsOf(net).map((oval, at) => ({ ...oval, figure: inkFigure(plan, net, at, sway) }))
  // Layer by layer over the whole net: neighbours overlap, and none of them is the front one.
  for (const { x, y, figure } of ovals) mirror(drawDamaskFrame(figure, frame), x, y)
  for (const { x, y, figure } of ovals) mirror(drawDamaskLeaves(figure), x, y)
  for (const { x, y, isOther, figure } of ovals) {
    put(drawDamaskCrown(figure), x, y)
    const bloom = blooms[isOther && blooms.length > 1 && cast.figures.length > 1 ? 1 : 0]
    put(bloom(figure.bloom, figure.unit * 0.62, isOther ? 1 : 0), x, y - net.tall * 0.1)
  }
  return cloth
}

/** Two inks weave a tonal damask; more inks colour leaves, blooms and frame, blooms by turns in the two half-drop places. */
function inkFigure({ cast }: Plan, { wide, tall }: OgeeNet, turn: number, sway: number): DamaskFigure {
  const pool = poolInks(cast.figures, 5)
  const [body, inner] = turn % 2 && pool.size > 2 ? [pool.part(2), pool.part(0)] : [pool.lead(turn >> 1), pool.part(1)]
  return {
    wide,
    tall,
    unit: Math.sqrt((wide * tall) / 1.75),
    sway,
    leaf: pool.part(1),
    leafOther: pool.part(pool.size > 3 ? 3 : 1),
    frame: pool.part(pool.size > 3 ? 4 : 0),
    detail: cast.ground,
    bloom: { body, inner, heart: pool.part(2), leaf: pool.part(1), detail: cast.ground },
  }
}
