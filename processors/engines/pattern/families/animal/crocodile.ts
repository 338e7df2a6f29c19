import { inkFromHex, inkFromOklch } from '../../../color/ink.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { levelOfShare, paintAbove } from '../../kit/area/contour.ts'
import type { Random } from '../../kit/chance/random.ts'
import { clamp, mix, wrap } from '../../kit/line/knot.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Colourway, Family, Plan } from '../family.ts'

export const crocodile: Family = {
  name: 'crocodile',
  summary:
    'plates close together with narrow grooves, broad blocks along the back and pebbles on the flanks, each with a gleam',
  words: [
    '🐊 print',
    '🐊 skin',
    'kroko',
    'krokomuster',
    'imprimé croco',
    'crocodile',
    'crocodile skin',
    'croc',
    'croc print',
    'alligator',
    'alligator skin',
    'krokodil',
    'cocodrilo',
    'coccodrillo',
    'reptile skin',
    'ワニ柄',
  ],
  colourway: () => hideOf(OLIVE),
  colourwayAround: (hex) => hideOf(hex),
  motifs: [],
  coverage: { low: 0.66, medium: 0.78, high: 0.87 },
  inks: { least: 2, natural: 4, leads: 'line' },
  moods: ['field', 'moody', 'savanna', 'monochrome'],
  ground: 'dark',
  motifMm: 22,
  repeatMm: 160,
  layouts: ['block', 'toss'],
  draw: drawCrocodile,
}

const OLIVE = '#57653a'
/** Lightness of grooves, raised middles and gleams, added to that of the hide. */
const LIGHT = { groove: -0.2, middle: 0.1, gleam: 0.3 } as const
/** A hide is no darker than this, so that its grooves still are. */
const DARKEST = 0.24

/** Plates of one dyed colour, their grooves in its shade. */
function hideOf(hex: string): Colourway | undefined {
  const dye = inkFromHex(hex)
  if (!dye) return undefined
  const lightness = Math.max(DARKEST, dye.lightness)
  const tone = (step: number): string =>
    inkFromOklch({ ...dye, lightness: Math.max(0.12, Math.min(0.97, lightness + step)) }).hex
  const hide = lightness > dye.lightness ? tone(0) : dye.hex
  return { inks: [tone(LIGHT.groove), hide, tone(LIGHT.middle), tone(LIGHT.gleam)], ground: 0 }
}

const BACK_MM = 21
/** Of two tones of a plate the lighter one fills a third, its raised middle. */
const LIGHT_SHARE_LOST = 1.3

/** One plate: its middle and size in mm, and how far it is from the flank, 0..1. */
type Plate = {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly back: number
}

/** Nodes of the grid along the longer side; more where plates are small. */
const GRID = { least: 136, most: 260 } as const

function drawCrocodile(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const grid = plateGrid(layPlates(plan, plan.random.fork('hide')), plan)
  const byLight = [...cast.figures].sort((one, other) => cast.inks[one].lightness - cast.inks[other].lightness)
  const light = byLight[byLight.length - 1]
  // From the groove inwards ever lighter, so that most of a hide is near its own colour; the lightest ink is only a gleam on the upper left.
  const tones = byLight.length > 1 ? byLight.slice(0, -1) : byLight
  tones.forEach((ink, at) => {
    paintAbove(cloth, ink, grid, levelOfShare(grid, plan.coverage * (1 - (LIGHT_SHARE_LOST * at) / tones.length)), {
      leastMm2: 1,
    })
  })
  if (byLight.length > 1) paintAbove(cloth, light, gleamOf(grid, plan), 0, { leastMm2: 0.8 })
  return cloth
}

/**
 * How deep inside its plate each place lies: distance to the second nearest plate less that to the nearest, each measured in
 * that plate's own size, so that plates fill the hide as blocks with worn corners (a weighted Voronoi diagram).
 */
function plateGrid(plates: readonly Plate[], { widthMm, heightMm, scale }: Plan): FieldGrid {
  const long = Math.max(GRID.least, Math.min(GRID.most, Math.round(GRID.least / scale ** 0.6)))
  const columns = Math.max(60, Math.round((long * widthMm) / Math.max(widthMm, heightMm)))
  const rows = Math.max(60, Math.round((long * heightMm) / Math.max(widthMm, heightMm)))
  const nearest = new Float64Array(columns * rows).fill(REACH)
  const second = new Float64Array(columns * rows).fill(REACH)
  for (const { x, y, wide, tall, back } of plates) {
    const [left, right] = [x - wide * REACH, x + wide * REACH].map((mm) => Math.round((mm / widthMm) * columns))
    const [top, foot] = [y - tall * REACH, y + tall * REACH].map((mm) => Math.round((mm / heightMm) * rows))
    const round = 1 - BLOCKY * back
    for (let row = top; row <= foot; row++) {
      const dy = Math.abs(((row / rows) * heightMm - y) / tall)
      const start = wrap(row, rows) * columns
      for (let column = left; column <= right; column++) {
        const dx = Math.abs(((column / columns) * widthMm - x) / wide)
        const far = round * Math.sqrt(dx * dx + dy * dy) + (1 - round) * Math.max(dx, dy)
        const node = start + wrap(column, columns)
        if (far < nearest[node]) {
          second[node] = nearest[node]
          nearest[node] = far
        } else if (far < second[node]) second[node] = far
      }
    }
  }
  return { values: second.map((far, node) => far - nearest[node]), columns, rows }
}

/** Plates farther off than this many of their own sizes are never the second nearest. */
const REACH = 1.2
/** Share of the square's measure in that of a plate of the back; the rest is the circle's. */
const BLOCKY = 0.6

/** Above 0 where a plate is high and the ground a little up and to the left is not: a crescent that follows its rim. */
function gleamOf({ values, columns, rows }: FieldGrid, { widthMm, scale }: Plan): FieldGrid {
  const step = Math.max(1, Math.round((1.5 * scale * columns) / widthMm))
  const gleam = values.map((value, node) => {
    const [column, row] = [node % columns, Math.floor(node / columns)]
    const before = values[wrap(row - step, rows) * columns + wrap(column - Math.ceil(step / 2), columns)]
    return Math.min(value - GLEAM.from, GLEAM.to - before, value - before - GLEAM.rise)
  })
  return { values: gleam, columns, rows }
}

/** Depth within a plate between which a gleam lies, and the rise towards the middle that catches light. */
const GLEAM = { from: 0.34, to: 0.52, rise: 0.09 } as const

/** Columns run down the back: widths swell to the middle of the repeat and shrink to pebbles at its edges. */
function layPlates(plan: Plan, random: Random): Plate[] {
  const spines = Math.max(1, Math.round(plan.widthMm / (160 * plan.scale)))
  const plates: Plate[] = []
  const [shiftMm, backMm] = [random.between(0, plan.widthMm), BACK_MM * random.between(0.8, 1.3) * plan.scale]
  for (let spine = 0; spine < spines; spine++) {
    const left = shiftMm + (spine * plan.widthMm) / spines
    const profile = [0.55, 0.62, 0.8, 1.05, 1.3, 1.3, 1.05, 0.8, 0.62, 0.55]
    const widths = profile.map((width) => width * random.between(0.88, 1.12))
    const total = widths.reduce((sum, width) => sum + width, 0)
    let x = left
    widths.forEach((width, column) => {
      const wide = ((plan.widthMm / spines) * width) / total
      const back = clamp((width - 0.55) / 0.75)
      const rows = fitCells(plan.heightMm, backMm * mix(0.42, 0.82, back))
      const shift = column % 2 ? 0.5 : 0
      for (let row = 0; row < rows.count; row++)
        plates.push({
          x: x + wide * random.between(0.46, 0.54),
          y: (row + shift + 0.5 + random.between(-0.09, 0.09)) * rows.sizeMm,
          wide: wide * random.between(0.97, 1.02),
          tall: rows.sizeMm * random.between(0.96, 1.01),
          back,
        })
      x += wide
    })
  }
  return plates
}
