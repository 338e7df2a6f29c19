import { wrap } from '../../kit/line/knot.ts'

/** Threads of one figure repeat across; the period of every band divides it. */
export const ACROSS = 42

export type Row = readonly number[]
/** Inks of one band, its ground first. */
export type BandInks = readonly [ground: number, rim: number, field: number, inner: number, heart: number]
/** One band of the rug: rows of ink indices, `ACROSS` wide. */
export type Band = (inks: BandInks) => Row[]

/** Rows from a function that gives the ink of each thread, `x` from the left. */
export function weaveRows(rows: number, inkAt: (x: number, row: number) => number): Row[] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: ACROSS }, (_, x) => inkAt(x, row)))
}

/**
 * Distance in threads from the nearest centre of a figure of width `period`; offset by half a thread, so that figures
 * have an even width.
 */
const fromMiddle = (x: number, period: number): number => Math.abs(wrap(x, period) - (period - 1) / 2)

/** Concentric lozenges, 42 wide and 43 high, in steps of two threads. */
const lozenges: Band = ([ground, rim, field, inner, heart]) => {
  const rings = [heart, rim, rim, inner, inner, rim, field, field, field, rim, ground, ground]
  return weaveRows(43, (x, row) => {
    const step = Math.floor(Math.abs(x - 20.5) / 2) + Math.floor(Math.abs(row - 21) / 2)
    if (step >= 15) return step === 15 ? rim : step >= 18 ? heart : field
    return rings[step] ?? ground
  })
}

/** A lozenge with combs along its rim. */
const combedLozenges: Band = ([ground, rim, field, inner, heart]) =>
  weaveRows(41, (x, row) => {
    const [u, v] = [Math.floor(Math.abs(x - 20.5) / 2), Math.floor(Math.abs(row - 20) / 2)]
    const step = u + v
    if (step > 14) return step > 17 ? inner : step === 16 ? heart : ground
    if (step > 10) return (v % 2 === 0 && step < 13) || (v % 2 === 0 && step === 13 && v > 0) ? rim : ground
    return [heart, heart, inner, inner, rim, field, field, field, rim, field, rim][step]
  })

/** Eight-pointed stars: a square and a lozenge superimposed, in steps of two threads. */
const starMedallions: Band = ([ground, rim, field, inner, heart]) =>
  weaveRows(35, (x, row) => {
    const [u, v] = [Math.floor(Math.abs(wrap(x, 42) - 20.5) / 2), Math.floor(Math.abs(row - 17) / 2)]
    const reach = Math.min(Math.max(u, v) * 1.3, u + v)
    const between = Math.floor(Math.abs(wrap(x + 21, 42) - 20.5) / 2) + v
    if (between <= 3) return between <= 1 ? heart : rim
    return [heart, inner, inner, rim, field, field, field, rim, rim][Math.floor(reach)] ?? ground
  })

/** Interlocking stepped mountains, upright and inverted. */
const mountains: Band = ([, rim, field, inner, heart]) =>
  weaveRows(24, (x, row) => {
    const step = Math.floor(fromMiddle(x, 14) + 0.5)
    const rise = Math.floor(row / 3)
    const depth = rise - step
    if (depth === 0) return rim
    if (depth > 0) return depth > 3 ? heart : inner
    return depth < -3 ? rim : field
  })

/** Running water: parallel zigzags, with colours symmetrical about the middle. */
const water: Band = ([ground, rim, field, inner, heart]) => {
  const sequence = [ground, rim, field, inner, heart, inner, field, rim, ground]
  return weaveRows(33, (x, row) => {
    const zigzag = Math.floor(fromMiddle(x, 14) + 0.5)
    return sequence[Math.max(0, Math.min(8, Math.floor((row - zigzag) / 3)))]
  })
}

const GODDESS = [
  '......x......',
  '.....xxx.....',
  '......x......',
  '..xx.xxx.xx..',
  '.x..xxxxx..x.',
  '.x.xxxxxxx.x.',
  '.xx.xxxxx.xx.',
  '.....xxx.....',
  '......x......',
  '.....xxx.....',
  '....xxxxx....',
  '...xxxxxxx...',
  '..xxxxxxxxx..',
] as const

/** Elibelinde (hands on hips): the figure alternately upright and inverted. */
const goddesses: Band = ([ground, rim, field, inner]) => {
  const blank = weaveRows(2, () => ground)
  const rows = weaveRows(GODDESS.length, (x, row) => {
    const isTurned = Math.floor(x / 14) % 2 === 1
    const mark = GODDESS[isTurned ? GODDESS.length - 1 - row : row][x % 14]
    return mark === 'x' ? [rim, field, inner][Math.floor(x / 14)] : ground
  })
  return [...blank, ...rows, ...blank]
}

const teeth: Band = ([ground, rim, field]) =>
  weaveRows(7, (x, row) => {
    if (fromMiddle(x, 6) + 0.4 < Math.abs(row - 3)) return rim
    return row === 3 ? field : ground
  })

const HOOK = ['######', '#....#', '#.##.#', '#..#.#', '##.#..', '.#.###', '..#...'] as const

const hooks: Band = ([ground, rim, field]) => {
  const blank = weaveRows(1, () => ground)
  const body = weaveRows(HOOK.length, (x, row) =>
    HOOK[row][x % 7] === '#' ? (Math.floor(x / 7) % 2 ? field : rim) : ground,
  )
  return [...blank, ...body, ...blank]
}

const STAR = [
  '...#...#...',
  '...##.##...',
  '....###....',
  '##.#####.##',
  '.#########.',
  '..###.###..',
  '.#########.',
  '##.#####.##',
  '....###....',
  '...##.##...',
  '...#...#...',
] as const

const stars: Band = ([ground, rim, field]) => {
  const blank = weaveRows(1, () => ground)
  const body = weaveRows(STAR.length, (x, row) =>
    STAR[row][(x % 14) - 1] === '#' ? (Math.floor(x / 14) % 2 ? field : rim) : ground,
  )
  return [...blank, ...body, ...blank]
}

/** Bars that change colour every three threads, as on the edges of slit tapestry. */
const barber: Band = ([, rim, field]) => weaveRows(3, (x, row) => (Math.floor((x + row) / 3) % 2 ? rim : field))

const smallLozenges: Band = ([ground, rim, field, inner]) =>
  weaveRows(11, (x, row) => {
    const step = Math.floor(fromMiddle(x, 14)) + Math.abs(row - 5)
    if (step > 6) return ground
    return [inner, inner, field, field, rim, ground, rim][step]
  })

const zigzag: Band = ([ground, rim, field]) =>
  weaveRows(7, (x, row) => {
    const at = row - Math.floor(fromMiddle(x, 6) + 0.5) - 1
    return at === 0 || at === 1 ? rim : at > 1 ? field : ground
  })

export const heroBands: readonly Band[] = [lozenges, combedLozenges, starMedallions, mountains, water, goddesses]
export const borderBands: readonly Band[] = [teeth, hooks, stars, barber, smallLozenges, zigzag]
