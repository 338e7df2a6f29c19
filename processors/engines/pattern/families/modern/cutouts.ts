import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { strewnTurn } from '../../kit/ink/ink-pool.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { packByFullness } from '../../kit/place/pack-by-fullness.ts'
import { createToss } from '../../kit/place/toss.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { markSheet, slipContour } from './cut-marks.ts'
import { alga, bean, blob, bow, frond, halfMoon, pebble, seaGrass, wavyStrip } from './cut-shapes.ts'

const REPEAT_MM = 320
/** What is covered unasked, at which shapes have their own size. */
const USUAL_COVERAGE = 0.42

export const cutouts: Family = {
  name: 'cutouts',
  summary:
    'shapes as if cut from painted paper: lobed fronds, blobs and strips, tossed or each on a coloured sheet of its own',
  words:
    'cut out|hand cut|hand-cut|hand cut shape|hand cut shapes|cut shape|cut shapes|cutout|cutouts|cut-out|cut-outs|cut outs|paper cut out|paper cutout|paper cutouts|paper cut|papercut|wycinanki cut|matisse|matisse style|matisse cutout|abstract shape|abstract shapes|abstract|abstract organic|organic shape|organic shapes|organic abstract|organic blobs|blob|blobs|abstract blobs|biomorphic|amoeba|seaweed cutout|algae shapes|collage|paper collage|abstract leaves|arp style|scherenschnitt|papier découpé|abstrakt|abstrait|abstracto|astratto|抽象'.split(
      '|',
    ),
  kinds: {
    sheets:
      'colour block collage|color block collage|paper collage|patchwork collage|cut out panels|painted paper|gouache cutouts|colour block shapes|color block shapes',
    organic: 'organic shape|organic shapes|organic abstract|abstract shape|abstract shapes|arp style|abstract organic',
    blobs:
      'abstract blob|abstract blobs|blob|blobs|organic blob|organic blobs|liquid blob|liquid blobs|chrome blob|chrome blobs|lava lamp|floating shapes|pebble shapes|biomorphic|amoeba',
    fronds:
      'matisse|matisse style|matisse cutout|seaweed cutout|algae shapes|paper leaves|abstract leaves|cut out leaves',
  },
  motifs: [],
  coverage: { low: 0.26, medium: 0.42, high: 0.58 },
  inks: { least: 2, natural: 6 },
  moods: ['mediterranean', 'boho', 'midcentury', 'pop', 'scandinavian'],
  ground: 'light',
  motifMm: 60,
  tinyMm: 14,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawCutouts,
}

function drawCutouts(plan: Plan): Cloth {
  // Sheets lie edge to edge whatever the density; where one was asked for, only the word for them brings them.
  const isFree = !plan.isDensityAsked || plan.styles.includes('sheets') || plan.details.kind === 'sheets'
  // What is called abstract is of no plant.
  const isAbstract = plan.styles.some((style) => /^abs?tra/.test(style)) && !plan.styles.includes('fronds')
  const bare = isAbstract ? abstractKinds : tossed
  const kind = chooseKind(plan, isFree && !isAbstract ? [...bare, 'sheets'] : bare)
  return kind === 'sheets' ? drawSheets(plan) : drawTossed(plan, shapesOf[kind], kind === 'organic')
}

/** A shape of paper about the origin with a reach of 1. */
type CutShape = (random: Random) => Ring

const tossed = ['fronds', 'organic', 'blobs'] as const
const abstractKinds = ['organic', 'organic', 'blobs'] as const

/** Heroes, seconds and two sizes of scraps. */
const shapesOf: Readonly<Record<(typeof tossed)[number], readonly (readonly CutShape[])[]>> = {
  fronds: [[frond, seaGrass, alga, frond], [seaGrass, alga, frond, blob], [pebble, wavyStrip], [pebble]],
  organic: [[blob, halfMoon, blob, bow], [bean, bow, halfMoon, wavyStrip], [pebble, bow, wavyStrip], [pebble]],
  blobs: [[blob, blob, bean], [bean, blob], [pebble, bean], [pebble]],
}

/** Fronds and algae of cut paper, tossed, in the inks of the plan's figures. */
export function drawCutFronds(plan: Plan): Cloth {
  return drawTossed(plan, shapesOf.fronds)
}

function drawTossed(plan: Plan, shapes: readonly (readonly CutShape[])[], isMarked = false): Cloth {
  const { cast } = plan
  const random = plan.random.fork('paper')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const toss = createToss(random, cloth)
  const unit = plan.scale
  const rich = plan.coverage / USUAL_COVERAGE
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  const most = (count: number): number => Math.max(1, Math.round(count * area))
  const gapMm = 2.4 * unit
  const swell = clamp(1.14 * rich ** 0.5, 0.6, 1.5)
  const sizes = [
    { radiusMm: 46 * unit, most: most(10), gapMm, spread: 0.12 },
    { radiusMm: 26 * unit, most: most(14), gapMm },
    { radiusMm: 12 * unit, most: most(18), gapMm },
    { radiusMm: 6.5 * unit, most: most(14), gapMm: gapMm * 1.4 },
  ]
  const inks = cast.figures
  for (const { x, y, radius, tier, at } of packByFullness(random, cloth, sizes, rich)) {
    const own = random.fork(`sheet ${at}`)
    const motif = createMotif()
    const turn = strewnTurn(at + tier, inks.length)
    const ink = inks[turn]
    const size = radius * swell
    const shape = own.pick(shapes[tier])
    const body = shape(own)
    addForm(motif, ink, body.map(placeKnot({ size })))
    const spark = inks[(turn + 1) % inks.length]
    // Now and then a second sheet lies on the first.
    if (tier < 2 && inks.length > 2 && own.chance(0.2))
      addDetail(motif, spark, pebble(own).map(placeKnot({ size: size * 0.3, x: size * 0.08, y: -size * 0.1 })))
    else if (tier < 2 && isMarked) {
      const pen = ink === cast.line ? spark : cast.line
      if (whole.includes(shape) && own.chance(MARKED)) markSheet(motif, { random: own, ink: spark, pen, size })
      if (tier === 0 && own.chance(SLIPPED)) slipContour(motif, body, { random: own, ink: spark, pen, size })
    }
    toss.place(motif, { x, y, turn: own.between(0, TURN) })
  }
  return cloth
}

/** Shapes whose middle is paper: marks in the hollow of a bow would float. */
const whole: readonly CutShape[] = [blob, halfMoon]
/** How many such shapes bear marks, and how many of the largest a contour. */
const [MARKED, SLIPPED] = [0.7, 0.5]

const SHEET_MM = 82

/** Sheets of painted paper edge to edge, widths and heights of columns and rows uneven, one figure cut for each. */
function drawSheets(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('sheets')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = SHEET_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size })
  const inks = [cast.ground, ...cast.figures]
  const columns = unevenSteps(random, cells.columns, plan.widthMm)
  const sheets: number[] = []
  for (let column = 0; column < cells.columns; column++) {
    const rows = unevenSteps(random, cells.rows, plan.heightMm)
    const shift = random.between(0, plan.heightMm)
    for (let row = 0; row < cells.rows; row++) {
      const near = [sheets.at(-1), sheets.at(-cells.rows), sheets.at(-cells.rows - 1)]
      const free = inks.filter((ink) => !near.includes(ink))
      const back = random.pick(free.length > 0 ? free : inks)
      sheets.push(back)
      const [left, top] = [columns[column], rows[row] + shift]
      const [wide, tall] = [columns[column + 1] - left, rows[row + 1] - rows[row]]
      if (back !== cast.ground) paint(cloth, back, rectangle(left, top, wide, tall))
      const ink = farthest(plan, inks, back, random)
      drawFigure(cloth, random, { left, top, wide, tall, ink, share: Math.sqrt(plan.coverage / USUAL_COVERAGE) })
    }
  }
  return cloth
}

/** One of the two inks that stand out best on a sheet. */
function farthest({ cast }: Plan, inks: readonly number[], back: number, random: Random): number {
  const distance = (ink: number): number => {
    const [one, other] = [cast.inks[ink].lab, cast.inks[back].lab]
    return Math.hypot(...one.map((value, at) => value - other[at]))
  }
  const others = inks.filter((ink) => ink !== back).sort((one, other) => distance(other) - distance(one))
  return random.pick(others.slice(0, Math.max(1, Math.ceil(others.length / 2))))
}

type Figure = { left: number; top: number; wide: number; tall: number; ink: number; share: number }

function drawFigure(cloth: Cloth, random: Random, { left, top, wide, tall, ink, share }: Figure): void {
  const [x, y] = [left + wide / 2, top + tall / 2]
  const size = Math.min(wide, tall) * 0.47 * Math.min(1.02, share)
  const shape = random.pick([frond, alga, seaGrass, alga, seaGrass])(random)
  // Fronds stand along the longer side of their sheet.
  const turn = (tall > wide ? -TURN / 4 : 0) + random.between(-0.35, 0.35) + (random.chance(0.5) ? TURN / 2 : 0)
  const stretch = Math.min(1.5, Math.max(wide, tall) / Math.min(wide, tall))
  const place = placeKnot({ x, y, turn, size })
  paint(
    cloth,
    ink,
    shape.map(([px, py, corner]) => place([px * stretch, py, corner])),
  )
}

function unevenSteps(random: Random, count: number, periodMm: number): number[] {
  const weights = Array.from({ length: count }, () => random.between(0.72, 1.35))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let at = 0
  return [0, ...weights.map((weight) => (at += (weight / total) * periodMm))]
}
