import type { Ring } from '../fit/curve.ts'

/**
 * Parses SVG path data of absolute M, L and C commands and closed subpaths into rings.
 *
 * @throws RangeError on any other command
 */
export function readPathData(data: string): Ring[] {
  const rings: Ring[] = []
  let coords: number[] = []
  let straight: boolean[] = []
  let [startX, startY] = [0, 0]
  const finish = (): void => {
    if (straight.length > 0) rings.push([{ x: startX, y: startY, coords, straight }])
    coords = []
    straight = []
  }
  for (const [, command, numbers] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = (numbers.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    if (command === 'M') {
      finish()
      ;[startX, startY] = values
    } else if (command === 'L')
      for (let i = 0; i + 1 < values.length; i += 2) {
        const [x, y] = values.slice(i, i + 2)
        coords.push(x, y, x, y, x, y)
        straight.push(true)
      }
    else if (command === 'C')
      for (let i = 0; i + 5 < values.length; i += 6) {
        coords.push(...values.slice(i, i + 6))
        straight.push(false)
      }
    else if (command.toUpperCase() !== 'Z') throw new RangeError(`path data holds "${command}"`)
  }
  finish()
  return rings
}
