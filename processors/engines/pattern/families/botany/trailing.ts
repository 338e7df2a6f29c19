import type { Cloth } from '../../kit/cloth.ts'
import { createCloth } from '../../kit/cloth.ts'
import type { Curve } from '../../kit/curve.ts'
import { headingAt, moveCurve, spine, stationAt } from '../../kit/curve.ts'
import type { Placing, Point } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import type { Motif } from '../../kit/motif.ts'
import { createMotif, putMotif, wobbleMotif } from '../../kit/motif.ts'
import { createToss } from '../../kit/toss.ts'
import type { Family, Plan } from '../family.ts'
import { drawFlower, flowerNouns, isTopView } from './bloom-table.ts'
import type { FlowerInks } from './flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from './flower-inks.ts'
import { drawLeaf } from './leaf.ts'
import { drawBerries } from './side-blooms.ts'
import { drawSprig } from './sprig.ts'
import type { Trail } from './trailing-foliage.ts'
import { addAcanthus, layTube, layWillow, toneAcanthus } from './trailing-foliage.ts'

const REPEAT_MM = 640
const COLUMN_MM = 320

export const trailing: Family = {
  name: 'trailing',
  summary: 'after Morris: S-stems climb in columns, side scrolls end in blooms, acanthus curls over, willow behind',
  words: [
    'trailing',
    'trailing floral',
    'vine',
    'vines',
    'climbing',
    'climbing floral',
    'morris',
    'william morris',
    'arts and crafts',
    'acanthus',
    'scrolling',
    'scroll',
    'meandering',
    'meander',
    'ranke',
    'ranken',
    'rinceau',
    'enredadera',
    'arabesque floral',
    'ivy',
    'wisteria',
    'honeysuckle',
    'trellis floral',
    '唐草',
  ],
  motifs: ['acanthus', 'vine', 'ivy', 'honeysuckle', 'wisteria'],
  coverage: { low: 0.36, medium: 0.5, high: 0.6 },
  inks: { least: 3, natural: 8, needsTones: true },
  moods: ['morris', 'morris', 'heritage', 'mediterranean', 'indigo'],
  ground: 'dark',
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  isLayered: true,
  draw: drawTrailing,
}

function drawTrailing(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const columns = Math.max(1, Math.round(plan.widthMm / (COLUMN_MM * plan.scale)))
  const columnMm = plan.widthMm / columns
  const waves = Math.max(1, Math.round(plan.heightMm / (columnMm * 2)))
  const palette = mixFlowerPalette(plan.cast)
  const toss = createToss(plan.random.fork('fit'), cloth)
  const trail: Trail = {
    plan,
    cloth,
    toss,
    palette,
    columnMm,
    waveMm: plan.heightMm / waves,
    leafInks: toneAcanthus(palette, plan),
    nouns: chooseNouns(plan),
  }
  if (plan.coverage > 0.4) layWillow(trail)
  const phase = plan.random.fork('phase').between(0, TURN)
  const leaves: [Motif, Placing][] = []
  const blooms: [Motif, Placing][] = []
  for (let column = 0; column < columns; column++)
    for (let wave = 0; wave < waves; wave++) growStem(trail, column, wave, phase, leaves, blooms)
  for (const [motif, placing] of [...leaves, ...blooms]) toss.place(motif, placing)
  fillWithSprigs(trail)
  return cloth
}

function chooseNouns(plan: Plan): string[] {
  const asked = plan.motifs.filter((noun) => flowerNouns.includes(noun) && isTopView(noun))
  return asked.length > 0 ? asked : plan.random.fork('blooms').shuffle(['rose', 'blossom', 'poppy', 'daisy'])
}

/** Swing of the stem in columns; next column starts 1.05 rad later, or the blooms would stand in rows. */
const SWING = 0.19

function growStem(
  trail: Trail,
  column: number,
  wave: number,
  phase: number,
  leaves: [Motif, Placing][],
  blooms: [Motif, Placing][],
): void {
  const { columnMm, waveMm } = trail
  const start = phase + column * 1.05
  const at = (y: number): number => columnMm * (column + 0.5 + SWING * Math.sin((TURN * y) / waveMm + start))
  const slope = (y: number): number => columnMm * SWING * (TURN / waveMm) * Math.cos((TURN * y) / waveMm + start)
  const heading = (y: number): number => Math.atan2(-1, -slope(y))
  const foot = (wave + 1) * waveMm
  const main: Curve = Array.from({ length: 25 }, (_, step) => {
    const y = foot - (step / 24) * waveMm
    return [at(y), y]
  })
  for (const half of [0, 1]) {
    const middle = ((half ? 0.75 : 0.25) - start / TURN) * waveMm + wave * waveMm
    const side = half ? 1 : -1
    const node: Point = [at(middle + waveMm * 0.24), middle + waveMm * 0.24]
    growScroll(trail, node, heading(node[1]), side, column * 2 + half, leaves, blooms)
    const second: Point = [at(middle - waveMm * 0.02), middle - waveMm * 0.02]
    addAcanthus(trail, leaves, node, heading(node[1]) - side * 0.75, columnMm * 0.6, side * 2.1, 0)
    addAcanthus(trail, leaves, second, heading(second[1]) - side * 0.75, columnMm * 0.44, side * 1.9, 1)
  }
  layTube(trail, main, () => columnMm * 0.018)
}

/** A side shoot .8 of a column long that turns 3.3 rad and ends in a bloom on a collar of leaves. */
function growScroll(
  trail: Trail,
  node: Point,
  heading: number,
  side: number,
  index: number,
  leaves: [Motif, Placing][],
  blooms: [Motif, Placing][],
): void {
  const { plan, palette, columnMm, nouns, leafInks } = trail
  const random = plan.random.fork(`scroll ${index} ${Math.round(node[1])}`)
  const scroll = moveCurve(spine(columnMm * 0.8, side * 3.3, side * -0.2, 16, heading + side * 0.3), node[0], node[1])
  layTube(trail, scroll, (t) => columnMm * 0.0135 * (1.2 - t * 0.6))
  for (const [t, length, turn] of [
    [0.2, 0.4, -1],
    [0.46, 0.42, -1],
    [0.5, 0.3, 1],
  ] as const) {
    const { x, y } = stationAt(scroll, t)
    addAcanthus(
      trail,
      leaves,
      [x, y],
      headingAt(scroll, t) - turn * side * 0.8,
      columnMm * length * random.between(0.93, 1.07),
      turn * side * 1.6,
      turn > 0 ? 1 : 0,
    )
  }
  const radius = columnMm * [0.225, 0.195, 0.205, 0.2][index % 4]
  const inks = flowerInksAt(palette, [0, 1, 1, 0][index % 4])
  const end = stationAt(scroll, 1)
  const bloom = createMotif()
  for (let leaf = 0; leaf < 6; leaf++) {
    const turn = headingAt(scroll, 1) + Math.PI + (leaf - 2.5) * 0.85
    const drawn = drawLeaf(random, leafInks[leaf % 2 ? 1 : 0], {
      lengthMm: radius * random.between(0.85, 1.05),
      width: 0.46,
      stalk: 0,
      veins: 4,
    })
    putMotif(bloom, drawn, { x: Math.cos(turn) * radius * 0.55, y: Math.sin(turn) * radius * 0.55, turn })
  }
  putMotif(bloom, drawFlower(random, nouns[index % nouns.length], inks, radius))
  blooms.push([wobbleMotif(bloom, random, radius * 2), { x: end.x, y: end.y }])
}

function fillWithSprigs({ plan, cloth, toss, palette, columnMm }: Trail): void {
  const random = plan.random.fork('sprigs')
  const dense = Math.max(1, plan.coverage / 0.5) ** 4
  const count = Math.min(160, Math.round((30 * dense * cloth.widthMm * cloth.heightMm) / (columnMm * columnMm * 4)))
  for (let at = 0; at < count; at++) {
    if (toss.field.coverage() > plan.coverage * 1.2) return
    const inks: FlowerInks = flowerInksAt(palette, at % 2 ? 1 : 2)
    const size = columnMm * random.between(0.065, 0.09) * (at < count * 0.6 ? 1.1 : 0.8)
    const draw = (): Motif => {
      const flower = random.chance(0.25)
        ? drawBerries(random, inks, size * 1.3)
        : drawFlower(random, random.pick(['blossom', 'daisy', 'blossom']), inks, size * 0.82, { isSimple: at > 10 })
      return wobbleMotif(
        drawSprig(random, inks, {
          lengthMm: size * 1.9,
          leaves: 3,
          leafMm: size * 1.1,
          flower,
          stemMm: columnMm * 0.0035,
        }),
        random,
        size * 2,
      )
    }
    toss.fit([draw(), draw()], { gapMm: (columnMm * 0.006) / dense, tries: 160 })
  }
}
