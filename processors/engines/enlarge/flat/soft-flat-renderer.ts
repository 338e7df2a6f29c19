import type { BandRenderer } from '../bands/band-renderer.ts'
import { createRowInterpolator } from '../bands/catmull-rom.ts'
import { type PixelRows, renderRows, rowsOf } from '../bands/pixel-rows.ts'
import { softenRows } from '../bands/soften-rows.ts'
import { createFlatRenderer } from './flat-renderer.ts'
import type { FlatReading } from './read-flat-art.ts'

/**
 * Redraws flat art whose edges are soft: its inks are made so, and what no ink explains stays as it comes, since it is as
 * soft as it should be. Softened once more it was drawn up to 0.7 dB worse than by the cubic.
 *
 * @param smooth the same picture drawn without inks, at the same size
 * @param softening standard deviation of the blur, source pixels
 */
export function createSoftFlatRenderer(
  reading: FlatReading,
  scale: number,
  smooth: PixelRows,
  softening: number,
): BandRenderer {
  const { grid, gate } = reading
  const { channels } = grid
  const trusted = { ...reading, gate: new Float32Array(gate.length).fill(1) }
  const soft = softenRows(rowsOf(createFlatRenderer(trusted, scale, smooth), grid), softening * scale)
  const trust = createRowInterpolator({ ...grid, samples: gate, channels: 1 }, scale)
  const shares = new Float32Array(soft.width)
  const line = new Uint8ClampedArray(soft.width * channels)
  const bytes = new Uint8Array(line.buffer)
  const row = async (y: number): Promise<Uint8Array> => {
    trust.writeRow(y, shares)
    const inks = await soft.row(y)
    if (!shares.some((share) => share < 1)) return inks
    const others = await smooth.row(y)
    for (let i = 0; i < line.length; i++) {
      const share = Math.min(1, Math.max(0, shares[Math.floor(i / channels)]))
      line[i] = share * inks[i] + (1 - share) * others[i]
    }
    return bytes
  }
  return renderRows({ ...soft, row })
}
