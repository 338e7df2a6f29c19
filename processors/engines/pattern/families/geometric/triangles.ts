import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import { turnsOf } from '../../kit/ink/ink-pool.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { drawShards } from './shards.ts'
import { drawRosettes, drawScattered } from './strewn-triangles.ts'
import { drawMesh } from './triangle-mesh.ts'
import { triangleAt } from './triangle-net.ts'

const SIDE_MM = 24

export const triangles: Family = {
  name: 'triangles',
  summary:
    'a net of triangles: colours strewn evenly with gaps, rosettes of six, rows of scales, triangles nested in triangles, shards along a diagonal, or a mesh of facets in tones that run into each other',
  words:
    'triangle|uroko|uroko triangle|uroko scales|uroko triangle scales|鱗|triangles|triangular|triangle pattern|dreieck|triángulo|triangolo|pyramid|pyramids|low poly|lowpoly|prism|prisms|三角形'.split(
      '|',
    ),
  kinds: {
    uroko: 'uroko|uroko triangles|鱗|triangle row|triangle rows|rows of triangles|pennant triangles|bunting triangles',
    nested: 'nested triangle|nested triangles|concentric triangle|concentric triangles',
    'low-poly':
      'low poly|lowpoly|low-poly|low poly triangle|low poly triangles|triangle mesh|low poly mesh|lowpoly mesh|low-poly mesh|low poly background|low poly gradient|triangulated|polygon mesh|polygon triangles|polygonal triangles|poly mesh|crystalline triangles',
    scattered: 'scattered triangles|confetti triangles|triangle mosaic',
    shards:
      'shard|shards|sharp shard|angular shard|diagonal shard|sharp diagonal shard|splinter shape|jagged shape|glass shard|broken glass|broken mirror|shattered mirror|splinters|slivers|ice shard|shards of ice|shards of glass|fractured glass|splintered glass',
    rosettes: 'triangle pinwheels|pinwheel triangles|triangle rosettes|triangle stars|triangle star|hexagon triangles',
  },
  motifs: ['triangle'],
  coverage: { low: 0.35, medium: 0.64, high: 0.86 },
  // Facets of a mesh are told apart by their tones.
  inks: {
    least: 2,
    natural: 5,
    runSteps: (asked) => (asksFor(asked, 'low-poly') ? 9 : undefined),
    isDiluted: (asked) => asksFor(asked, 'shards'),
  },
  moods: ['scandinavian', 'midcentury', 'coastal', 'boho'],
  ground: 'light',
  motifMm: SIDE_MM,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawTriangles,
}

function drawTriangles(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  if (asksFor(plan, 'low-poly', 'low poly')) return drawMesh(cloth, plan, SIDE_MM)
  if (asksFor(plan, 'shards')) return drawShards(cloth, plan)
  const kind = chooseKind(plan, ['scattered', 'rosettes', 'uroko', 'nested'])
  const side = SIDE_MM * plan.scale
  const cells = fitCellPair(
    plan,
    { wideMm: side, tallMm: side * 0.8660254 },
    { rows: 2, columns: kind === 'rosettes' ? 3 : 1 },
  )
  if (plan.styles.some((style) => runs.includes(style))) drawRun(cloth, plan, cells)
  else if (kind === 'scattered') drawScattered(cloth, plan, cells)
  else if (kind === 'rosettes') drawRosettes(cloth, plan, cells)
  else if (kind === 'uroko') drawRows(cloth, plan, cells)
  else drawNested(cloth, plan, cells)
  return cloth
}

const runs = ['gradient', 'ombre', 'ombré', 'dégradé', 'farbverlauf']

/** Tone after tone down the cloth and back, each triangle a little before or after its place, so that tones meet in a mosaic. */
function drawRun(cloth: Cloth, { cast, random }: Plan, cells: CellPair): void {
  const chance = random.fork('run')
  const first = cast.byLightness[0]
  const chain = [first, ...chainInks(cast, first)]
  for (let at = 0; at < cells.columns * cells.rows * 2; at++) {
    const row = Math.floor(at / (cells.columns * 2))
    const share = 1 - Math.abs(1 - (2 * (row + 0.5)) / cells.rows)
    const place = share * chain.length + chance.between(-1.3, 1.3)
    const ink = chain[Math.max(0, Math.min(chain.length - 1, Math.floor(place)))]
    if (ink !== cast.ground) paint(cloth, ink, triangleAt(cells, at, 1))
  }
}

/** Upright triangles in rows of one ink, each row half a step on; what coverage is left falls on those between. */
function drawRows(cloth: Cloth, { cast, random, coverage }: Plan, cells: CellPair): void {
  const inks = turnsOf(cast, random.fork('rows').shuffle(cast.figures))
  const upright = Math.min(0.98, Math.sqrt(coverage / 0.5))
  const hanging = Math.sqrt(Math.max(0, coverage - 0.48) / 0.5)
  for (let at = 0; at < cells.columns * cells.rows * 2; at++) {
    const row = Math.floor(at / (cells.columns * 2))
    const isUp = (at + row) % 2 === 0
    const share = isUp ? upright : hanging
    if (share > 0.15) paint(cloth, inks[(row + (isUp ? 0 : 1)) % inks.length], triangleAt(cells, at, share))
  }
}

/** Three triangles inside each other, pointing up and down by turns through the net; inks run along the diagonals. */
function drawNested(cloth: Cloth, { cast, coverage }: Plan, cells: CellPair): void {
  const inks = turnsOf(cast, cast.figures)
  const outer = Math.min(0.97, Math.sqrt(coverage / 0.72))
  // Past what they cover so, the ring of ground between them closes.
  const heart = 0.42 + 0.2 * Math.max(0, Math.min(1, (coverage - 0.66) * 4))
  for (let at = 0; at < cells.columns * cells.rows * 2; at++) {
    const row = Math.floor(at / (cells.columns * 2))
    const order = Math.floor((at % (cells.columns * 2)) / 2) + row + (at % 2)
    paint(cloth, inks[order % inks.length], triangleAt(cells, at, outer))
    paint(cloth, cast.ground, triangleAt(cells, at, outer * 0.66))
    paint(cloth, inks[(order + 1) % inks.length], triangleAt(cells, at, outer * heart))
  }
}
