// A small picture is drawn turned and mirrored as well, and the mean of all is kept.
import { describe, expect, it } from '@jest/globals'
import { drawInViews, viewsFor } from '../../../../../../processors/engines/enlarge/network/many-views.ts'
import type { Upscaler } from '../../../../../../processors/engines/enlarge/network/upscaler.ts'

const [tile, halo, scale] = [3, 1, 2] as const
const shown = tile + 2 * halo

/** Knows one thing: each pixel of the result is the sum of the pixel it lies in and twice its right neighbour. */
function lopsided(): Upscaler & { readonly asked: () => number } {
  let runs = 0
  const run = async (window: Uint8Array): Promise<Uint8Array> => {
    runs++
    return Uint8Array.from({ length: (tile * scale) ** 2 * 3 }, (_, i) => {
      const [x, y] = [Math.floor(i / 3) % (tile * scale), Math.floor(i / 3 / (tile * scale))]
      const at = ((Math.floor(y / scale) + halo) * shown + Math.floor(x / scale) + halo) * 3 + (i % 3)
      return window[at] + 2 * window[at + 3]
    })
  }
  return { scale, tile, halo, reach: 1, provider: 'cpu', run, close: async () => {}, asked: () => runs }
}

const picture = Uint8Array.from({ length: shown ** 2 * 3 }, (_, i) => (i * 37) % 80)

describe('a network that draws in many views', () => {
  it('is the mean of what it makes of the picture turned and mirrored', async () => {
    const network = lopsided()
    const drawn = await drawInViews(network, 8).run(picture)
    expect(network.asked()).toBe(8)
    const middle = (2 * shown + 2) * 3
    const around = [-3, 3, -3 * shown, 3 * shown].reduce((sum, step) => sum + picture[middle + step], 0)
    expect(drawn[(2 * tile * scale + 2) * 3]).toBe(Math.round(picture[middle] + around / 2))
  })

  it('favours no side from four views on, and is itself with one', async () => {
    const plus = new Uint8Array(picture.length)
    for (const step of [-1, 1, -shown, shown]) plus.fill(60, (12 + step) * 3, (12 + step) * 3 + 3)
    for (const count of [4, 8]) {
      const drawn = await drawInViews(lopsided(), count).run(plus)
      const at = (x: number, y: number): number => drawn[(y * tile * scale + x) * 3]
      expect(new Set([at(0, 2), at(5, 3), at(2, 0), at(3, 5)]).size).toBe(1)
    }
    const network = lopsided()
    expect(drawInViews(network, 1)).toBe(network)
  })

  it('has the fewer views the larger the picture is', () => {
    expect([64 * 64, 512 * 1024, 1024 * 1024, 2048 * 1024, 4096 * 4096].map(viewsFor)).toEqual([8, 8, 4, 2, 1])
  })
})
