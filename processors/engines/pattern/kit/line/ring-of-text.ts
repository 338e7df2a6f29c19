import type { Knot, Ring } from './knot.ts'

/**
 * A ring written by hand, its knots apart by blanks: `x,y` pulls the line, `x,y!` is a corner on it.
 *
 * @param text such as `0,-0.5! 0.13,-0.27 0.05,0.1!`, in the units that its drawing is made in
 */
export function ringOfText(text: string): Ring {
  return text.split(' ').map((pair): Knot => {
    const [x, y] = pair.replace('!', '').split(',').map(Number)
    return [x, y, pair.endsWith('!') ? 1 : 0]
  })
}
