import { describe, expect, it } from '@jest/globals'
import { removeMatte } from '../../../../../../processors/engines/enlarge/picture/remove-matte.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'

const SIDE = 48
const apart = { x: false, y: false }
const inks = [
  [200, 90, 60],
  [60, 130, 190],
] as const

/** Two discs with smooth edges; `level` is the ground that their colours were mixed with before alpha was kept. */
function cutOut(level: number | undefined) {
  const data = Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, i) => {
    const [x, y] = [(i >> 2) % SIDE, Math.floor((i >> 2) / SIDE)]
    const right = x >= SIDE / 2 ? 1 : 0
    const alpha = Math.min(1, Math.max(0, 10.5 - Math.hypot(x - 12.3 - right * 23, y - 24.2)))
    if (i % 4 === 3) return Math.round(255 * alpha)
    const own = inks[right][i % 4]
    return Math.round(level === undefined ? own : alpha * own + (1 - alpha) * level)
  })
  return createSampleGrid(
    { data, width: SIDE, height: SIDE, channels: 4, format: 'png', hasAlpha: true, dpi: undefined, notes: [] },
    apart,
  )
}

describe('the ground a cut-out was laid on', () => {
  it.each([
    ['black', 0],
    ['white', 255],
  ] as const)('is taken off: %s', (name, level) => {
    const { grid, matte } = removeMatte(cutOut(level))
    expect(matte).toBe(name)
    const clean = cutOut(undefined).samples
    expect(Math.max(...grid.samples.map((sample, i) => Math.abs(sample - clean[i])))).toBeLessThan(1.5)
  })

  it('is not seen in a clean cut-out', () => {
    const grid = cutOut(undefined)
    expect(removeMatte(grid)).toEqual({ grid })
  })
})
