import type { CellGrid } from '../../kit/area/cell-grid.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { wrap } from '../../kit/line/knot.ts'
import type { Chart } from './charts.ts'
import { bandCharts, chartOf, heroCharts, namedCharts, peeries } from './charts.ts'
import { findPictureChart, isOfHue, natureOf } from './find-chart.ts'

export const fairIsleKinds = ['fair isle', 'nordic', 'christmas'] as const
export type FairIsleKind = (typeof fairIsleKinds)[number]

/** Largest number of stitches that a float (yarn carried behind) spans without being caught. */
export const FLOAT_MOST = 7

export type Knitting = { readonly cast: Cast; readonly motifs: readonly string[]; readonly kind: FairIsleKind }

/** A band with the two yarns of each of its rows. */
type ColouredBand = { readonly chart: Chart; readonly yarns: (row: number) => readonly [off: number, on: number] }

/**
 * A whole chart of about so many rows: large bands, smaller ones and peeries alternately, with a plain row between. No
 * row has more than two yarns, and no float spans more than seven stitches.
 *
 * @param rows requested number; whole bands are kept, so that the chart has up to a fifth more or fewer
 * @param columns a multiple of 24
 */
export function chartRows(knitting: Knitting, random: Random, rows: number, columns: number): CellGrid {
  const grid: number[][] = []
  for (const { chart, yarns } of layBands(knitting, random, rows))
    for (let row = 0; row < chart.rows; row++) {
      const [off, on] = yarns(row)
      grid.push(catchFloats(Array.from({ length: columns }, (_, x) => (chart.isOn(x, row) ? on : off))))
    }
  return grid
}

const plain: Chart = { rows: 1, period: 1, isOn: () => false }

function layBands(knitting: Knitting, random: Random, rows: number): ColouredBand[] {
  const { cast } = knitting
  const heroes = chooseHeroes(knitting, random)
  const middles = random.shuffle(bandCharts)
  const small = random.shuffle(peeries)
  const bands: ColouredBand[] = []
  const onGround = (): readonly [number, number] => [cast.ground, cast.ground]
  const count = (): number => bands.reduce((sum, { chart }) => sum + chart.rows, 0)
  for (let step = 0; bands.length === 0 || count() < rows * 0.92; step++) {
    const room = rows * 1.15 - count()
    const isHero = step % 4 === 0
    const wanted = isHero
      ? heroes[(step / 4) % heroes.length]
      : step % 4 === 2
        ? middles[Math.floor(step / 4) % middles.length]
        : small[step % small.length]
    const chart = wanted.rows <= room ? wanted : small[(step + 1) % small.length]
    if (chart.rows > room && bands.length > 0) break
    bands.push({ chart, yarns: chooseYarns(knitting, chart, step) }, { chart: plain, yarns: onGround })
  }
  return dyePlainRows(bands, cast)
}

/** Adds yarns that no band uses as single rows between bands, evenly spread. */
function dyePlainRows(bands: readonly ColouredBand[], cast: Cast): ColouredBand[] {
  const used = new Set(
    bands.flatMap(({ chart, yarns }) => Array.from({ length: chart.rows }, (_, row) => yarns(row)).flat()),
  )
  const unused = cast.figures.filter((ink) => !used.has(ink))
  const plainAt = bands.flatMap(({ chart }, at) => (chart === plain ? [at] : []))
  const stride = Math.max(1, Math.floor(plainAt.length / Math.max(1, unused.length)))
  const dyed = new Map(
    unused.flatMap((ink, turn) => (turn < plainAt.length ? [[plainAt[(turn * stride) % plainAt.length], ink]] : [])),
  )
  return bands.map((band, at) => {
    const ink = dyed.get(at)
    return ink === undefined ? band : { chart: plain, yarns: () => [ink, ink] }
  })
}

/** Large charts: requested things first, otherwise those of the kind. */
function chooseHeroes({ motifs, kind }: Knitting, random: Random): Chart[] {
  const asked = motifs.flatMap((noun) => pictureOf(noun, random) ?? [])
  if (asked.length > 0) return random.chance(0.5) ? [...asked, namedCharts.star] : asked
  if (kind === 'christmas')
    return random.shuffle(['reindeer', 'tree', 'snowflake', 'heart']).flatMap((noun) => pictureOf(noun, random) ?? [])
  if (kind === 'nordic') return [namedCharts.rose, random.pick([namedCharts.star, namedCharts.diamonds])]
  return random.shuffle(heroCharts)
}

/** A thing in the middle of its repeat, facing either way, with a small lozenge in the gap where that is wide. */
function pictureOf(noun: string, random: Random): Chart | undefined {
  const lines = findPictureChart(noun)
  if (!lines) return undefined
  const turned = random.chance(0.5) ? lines : lines.map((line) => [...line].reverse().join(''))
  const wide = lines[0].length
  const chart = { ...chartOf(turned, wide < 10 ? 12 : 24), isPicture: true, natureHue: natureOf(noun) }
  if (chart.period === 12) return chart
  const heart = Math.floor(chart.rows / 2)
  const reach = wide > 13 ? 2 : 4
  const isSpark = (x: number, row: number): boolean => {
    const gap = wrap(x + 12, 24) - 12
    const far = Math.min(Math.abs(gap), Math.abs(gap + 24)) + Math.abs(row - heart)
    return far <= reach && far !== reach - 1
  }
  return { ...chart, isOn: (x, row) => chart.isOn(x, row) || isSpark(x - 24 * Math.floor(x / 24), row) }
}

/** Least difference in lightness between two yarns that can be told apart in stitches. */
const CONTRAST_LEAST = 0.2
/** The same for things, which are recognised by their outline alone. */
const PICTURE_CONTRAST_LEAST = 0.3

function chooseYarns({ cast, kind }: Knitting, chart: Chart, step: number): ColouredBand['yarns'] {
  const inks = cast.figures
  const isLarge = chart.rows > 6
  const turn = step
  const isNegative = isLarge && !chart.isPicture && inks.length > 1 && kind !== 'nordic' && turn % 8 === 4
  const off = isNegative ? inks[turn % inks.length] : cast.ground
  const least = chart.isPicture ? PICTURE_CONTRAST_LEAST : CONTRAST_LEAST
  const readable = (ink: number): number => (lightnessStep(cast, ink, off) >= least ? ink : farthestFrom(cast, off))
  const natural = inks.find((ink) => chart.natureHue !== undefined && isOfHue(cast.inks[ink], chart.natureHue))
  const byTurn = isLarge && kind === 'nordic' ? cast.main : inks[turn % inks.length]
  const first = natural ?? (isNegative ? cast.ground : byTurn)
  const isShaded = isLarge && !chart.isPicture && kind === 'fair isle' && inks.length > 2 && !isNegative
  const second = inks[(turn + 1) % inks.length]
  const accent = inks[(turn + 2) % inks.length]
  return (row) => {
    const fromHeart = Math.abs(row - (chart.rows - 1) / 2) / chart.rows
    if (!isShaded || fromHeart >= 0.27) return [off, readable(first)]
    return [off, readable(fromHeart < 0.07 ? accent : second)]
  }
}

function farthestFrom(cast: Cast, ink: number): number {
  return cast.inks
    .map((_, other) => other)
    .reduce((best, other) => (lightnessStep(cast, other, ink) > lightnessStep(cast, best, ink) ? other : best))
}

/** Interrupts a float longer than seven stitches by one stitch of the other yarn in its middle. */
function catchFloats(row: number[]): number[] {
  const [first] = row
  const other = row.find((ink) => ink !== first)
  if (other === undefined) return row
  const caught = [...row]
  let start = caught.findIndex((ink, at) => ink !== caught[wrap(at - 1, caught.length)])
  for (let seen = 0; seen < caught.length; ) {
    let length = 1
    while (length < caught.length && caught[(start + length) % caught.length] === caught[start]) length++
    const ink = caught[start]
    const catches = Math.ceil((length - FLOAT_MOST) / (FLOAT_MOST + 1))
    for (let at = 1; at <= catches; at++)
      caught[(start + Math.floor((at * length) / (catches + 1))) % caught.length] = ink === first ? other : first
    seen += length
    start = (start + length) % caught.length
  }
  return caught
}
