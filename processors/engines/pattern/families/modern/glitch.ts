import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { wrap } from '../../kit/line/knot.ts'
import type { Family, Plan } from '../family.ts'

/** A line of the screen, and a point along it. */
const [LINE_MM, POINT_MM] = [2.4, 3.2]
const [LINES_MOST, POINTS_MOST] = [160, 120]

export const glitch: Family = {
  name: 'glitch',
  summary:
    'a picture that broke on its way: blocks of colour torn sideways line by line, their edges split, scan lines between',
  words:
    'glitch|glitch art|glitchy|glitched|databending|datamosh|datamoshing|vhs|vhs glitch|vhs static|tv static|static noise|scan lines|scanlines|digital noise|corrupted data|cyber glitch|cyberpunk glitch|broken screen|white noise'.split(
      '|',
    ),
  colourway: () => ({ inks: ['#14131c', '#27d3d0', '#f0307f', '#f3efe6', '#5b43c9', '#f4d13d'], ground: 0 }),
  motifs: [],
  coverage: { low: 0.4, medium: 0.62, high: 0.78 },
  inks: { least: 3, natural: 6 },
  moods: ['neon', 'pop'],
  ground: 'dark',
  repeatMm: 320,
  layouts: ['block'],
  draw: drawGlitch,
}

/** Which ink stands along a line: torn-off runs of an image nobody sees. */
type Signal = readonly number[]

function drawGlitch(plan: Plan): Cloth {
  const { cast, widthMm, heightMm, scale } = plan
  const random = plan.random.fork('signal')
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const count = (sideMm: number, stepMm: number, most: number): number =>
    Math.max(24, Math.min(most, Math.round(sideMm / (stepMm * scale))))
  const [lines, points] = [count(heightMm, LINE_MM, LINES_MOST), count(widthMm, POINT_MM, POINTS_MOST)]
  const grid: number[][] = []
  let signal = readSignal(plan, random, points)
  while (grid.length < lines) {
    // Most tears are small, so that blocks hold together; now and then one runs half across, or another image begins.
    if (random.chance(0.14)) signal = readSignal(plan, random, points)
    const shift = random.chance(0.22) ? random.below(points) : random.below(7) - 3
    const tall = Math.min(lines - grid.length, random.chance(0.3) ? 5 + random.below(7) : 1 + random.below(3))
    const isSplit = random.chance(0.55)
    for (let line = 0; line < tall; line++) {
      const row = signal.map((_, x) => signal[wrap(x - shift, points)])
      const isScanned = tall > 4 && line % 3 === 2
      grid.push(isScanned ? row.map(() => cast.ground) : isSplit ? splitEdges(row, plan) : row)
    }
  }
  paintCells(cloth, grid)
  return cloth
}

/** Runs of ink and of ground; the share that is coloured follows the coverage. */
function readSignal({ cast, coverage }: Plan, random: Random, points: number): Signal {
  const signal: number[] = []
  const inks = random.shuffle(cast.figures)
  for (let run = 0; signal.length < points; run++) {
    const isInk = random.chance(coverage)
    const long = isInk ? 3 + random.below(16) : 4 + random.below(18)
    // A few inks lead an image; the others flash through it.
    const ink = random.chance(0.72) ? inks[run % Math.min(2, inks.length)] : random.pick(inks)
    for (let point = 0; point < long; point++) signal.push(isInk ? ink : cast.ground)
  }
  return signal.slice(0, points)
}

/** Where ink begins and ends the beams have come apart: one point of the first colour before it, one of the second behind. */
function splitEdges(row: readonly number[], { cast }: Plan): number[] {
  const [before, behind] = [cast.main, cast.figures.find((ink) => ink !== cast.main) ?? cast.main]
  return row.map((ink, x) => {
    if (ink !== cast.ground) return ink
    if (row[wrap(x + 1, row.length)] !== cast.ground) return before
    return row[wrap(x - 1, row.length)] === cast.ground ? ink : behind
  })
}
