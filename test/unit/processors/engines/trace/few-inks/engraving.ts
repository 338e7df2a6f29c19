import { LETTERS } from '../letter-strokes.ts'

export const SIDE = 240
export const [CREAM, BLUE] = ['#f3ead9', '#2c5fa6']

type Look = {
  readonly ground?: string
  readonly ink?: string
  readonly tone?: string
  /** The ink of every other leaf; that of all without it. */
  readonly second?: string
}

/**
 * Art in two inks and fine forms: hatched leaves, outlined ones, letters and a wide disc; with `tone`, a square
 * in a third ink.
 */
export function engraving({ ground = CREAM, ink = BLUE, tone, second = ink }: Look = {}): string {
  const leaf = (x: number, y: number, turn: number, color: string): string => {
    const hatches = Array.from(
      { length: 9 },
      (_, i) => `M${-14 + 3.4 * i} ${-6 + Math.abs(i - 4)}l5 ${12 - 2 * Math.abs(i - 4)}`,
    )
    return `<g stroke="${color}" transform="translate(${x} ${y}) rotate(${turn})"><path d="M-22 0Q0 -16 22 0Q0 16 -22 0Z"/><path d="${hatches.join('')}"/></g>`
  }
  const leaves = Array.from({ length: 20 }, (_, i) =>
    leaf(30 + 46 * (i % 5), 30 + 44 * Math.floor(i / 5), 37 * i, i % 2 === 0 ? ink : second),
  )
  const letters = Array.from(
    { length: 16 },
    (_, i) => `<path transform="translate(${12 + 14 * i} 194) scale(1.1)" d="${LETTERS[i % LETTERS.length]}"/>`,
  )
  const square = tone ? `<path fill="${tone}" stroke="none" d="M150 210h70v24h-70Z"/>` : ''
  const body = `${leaves.join('')}${letters.join('')}<circle cx="40" cy="222" r="11" fill="${ink}"/><circle cx="80" cy="222" r="11" stroke="${second}" fill="${second}"/>${square}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><path fill="${ground}" d="M0 0H${SIDE}V${SIDE}H0Z"/><g fill="none" stroke="${ink}" stroke-width="1.5">${body}</g></svg>`
}
