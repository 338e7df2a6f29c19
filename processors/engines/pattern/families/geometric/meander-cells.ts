// Meanders as rows of cells, '#' for the line. Each unit is one unbroken line that enters at its lower left, winds in and out again
// with a gap of one cell everywhere, and leaves at the foot of the next unit.

/** The simple key: five rows, period six. */
export const SIMPLE_KEY: readonly string[] = ['#####.', '#...#.', '#.###.', '#.#...', '#.####']

/** The deep key: the line turns in on itself and out again, nine rows, period ten. */
export const DEEP_KEY: readonly string[] = [
  '#########.',
  '#.......#.',
  '#.#####.#.',
  '#.#...#.#.',
  '#.#.###.#.',
  '#.#.#...#.',
  '#.#.#####.',
  '#.#.......',
  '#.########',
]

/** A key and its mirror image by turns, linked along the foot. */
export function pairKey(key: readonly string[]): readonly string[] {
  return key.map((line, row) => `${line}${[...line].reverse().join('')}${row === key.length - 1 ? '#' : '.'}`)
}

/** The key between two rules of one cell, a gap of one cell to each. */
export function railKey(key: readonly string[]): readonly string[] {
  const [rule, gap] = ['#'.repeat(key[0].length), '.'.repeat(key[0].length)]
  return [rule, gap, ...key, gap, rule]
}
