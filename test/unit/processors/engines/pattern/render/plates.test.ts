// Plates as an engraver gets them, and what a trap does and does not move.
import { describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'
import type { IndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { cutPlate } from '../../../../../../processors/engines/pattern/render/trap.ts'

const inks = ['#f4efe2', '#aa3344', '#224466', '#88a070']

async function drawPlates(more: object = {}) {
  const request = { prompt: 'confetti dots', compositionType: 'tile' as const, colorPalette: inks, seed: 4, dpi: 60 }
  const { file, ...made } = await generatePattern({ ...request, format: 'plates', ...more })
  const files = unzipSync(file)
  return { ...made, files, sheet: JSON.parse(new TextDecoder().decode(files['plates.json'])) as Sheet }
}

type Sheet = {
  readonly pixels: { readonly width: number; readonly height: number; readonly dpi: number }
  readonly trapMm: number
  readonly plates: readonly { file: string; ink: string; share: number; printedShare: number }[]
}

/** Where a plate prints: 1, elsewhere 0. */
async function read(file: Uint8Array) {
  const { data, info } = await sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, prints: Array.from(data, (value) => (value === 0 ? 1 : 0)) }
}

describe('plates', () => {
  test('are one-bit TIFF, one an ink, lightest first, that lie side by side without a gap or an overlap', async () => {
    const { files, sheet, contentType, extension } = await drawPlates()
    expect([contentType, extension]).toEqual(['application/zip', 'zip'])
    expect(sheet.plates.map(({ ink }) => ink)).toEqual(['#f4efe2', '#88a070', '#aa3344', '#224466'])
    const plates = await Promise.all(sheet.plates.map(({ file }) => read(files[file])))
    const sums = plates[0].prints.map((_, pixel) => plates.reduce((sum, { prints }) => sum + prints[pixel], 0))
    expect(new Set(sums)).toEqual(new Set([1]))
    const { bitsPerSample, density, width, height } = await sharp(files[sheet.plates[0].file]).metadata()
    expect([bitsPerSample, width, height]).toEqual([1, sheet.pixels.width, sheet.pixels.height])
    expect(Math.abs((density ?? 0) - sheet.pixels.dpi)).toBeLessThan(0.5)
  })

  test('print what the composite shows', async () => {
    const { files, sheet } = await drawPlates()
    const composite = await sharp(files['composite.png']).removeAlpha().raw().toBuffer()
    expect(sheet.plates.length).toBeGreaterThan(1)
    for (const { file, ink, share } of sheet.plates) {
      const { prints } = await read(files[file])
      const colour = Number.parseInt(ink.slice(1), 16)
      expect(prints.every((one, pixel) => (composite.readUIntBE(pixel * 3, 3) === colour) === (one === 1))).toBe(true)
      expect(prints.filter((one) => one === 1).length / prints.length).toBeCloseTo(share, 3)
    }
  })

  test('with a trap spread lighter inks and leave the darkest as it is', async () => {
    const [plain, trapped] = [await drawPlates(), await drawPlates({ trapMm: 1 })]
    expect(trapped.sheet.trapMm).toBeCloseTo(1, 2)
    trapped.sheet.plates.forEach(({ share, printedShare }, at) => {
      expect(share).toBe(plain.sheet.plates[at].share)
      expect(printedShare).toBeGreaterThanOrEqual(share)
      // The ground is the lightest and touches all of them, the last is the darkest.
      if (at === 0) expect(printedShare).toBeGreaterThan(share + 0.01)
      if (at === inks.length - 1) expect(printedShare).toBe(share)
    })
  })

  test('with registration marks have a margin that is the same on all of them', async () => {
    const { files, sheet } = await drawPlates({ registrationMarks: true })
    const margin = Math.round((12 / 25.4) * sheet.pixels.dpi)
    const strips = await Promise.all(
      sheet.plates.map(async ({ file }) => {
        const { width, height, prints } = await read(files[file])
        expect([width, height]).toEqual([sheet.pixels.width + margin * 2, sheet.pixels.height + margin * 2])
        return prints.slice(0, margin * width)
      }),
    )
    expect(strips[0]).toContain(1)
    for (const strip of strips) expect(strip).toEqual(strips[0])
  })

  test('come in every colourway, in folders', async () => {
    const { files, report } = await generatePattern({
      prompt: 'gingham',
      compositionType: 'tile',
      format: 'plates',
      size: 64,
      colorways: 2,
    }).then(({ file, report }) => ({ files: unzipSync(file), report }))
    expect(report.colourways?.flatMap(({ files }) => files)).toEqual(Object.keys(files))
    expect(Object.keys(files)).toContain('colourway-2/plates.json')
  })
})

describe('a trap', () => {
  // 0 is the lightest, 2 the darkest; one row of three stripes, each four wide.
  const plane: IndexPlane = { data: Uint8Array.from([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]), width: 12, height: 1 }
  const cut = (ink: number, radiusPx: number, wraps: boolean) =>
    [...cutPlate(plane, ink, { radiusPx, rank: [0, 1, 2], wraps })].join('')

  test('goes under darker neighbours only, as far as asked', () => {
    expect(cut(0, 2, false)).toBe('111111000000')
    expect(cut(1, 2, false)).toBe('000011111100')
    expect(cut(2, 2, false)).toBe('000000001111')
  })

  test('goes on round the edge of a repeat', () => {
    expect(cut(0, 1, true)).toBe('111110000001')
  })

  test('of nothing moves nothing', () => {
    expect(cut(0, 0, true)).toBe('111100000000')
  })

  test('is what looking at every pixel round every pixel gives', () => {
    const [width, height, ink] = [23, 17, 1]
    const data = Uint8Array.from({ length: width * height }, (_, at) =>
      (at * 7919) % 31 < 4 ? 1 : at % 3 === 0 ? 0 : 2,
    )
    for (const radiusPx of [1, 2.4, 5, 30])
      for (const wraps of [true, false]) {
        const reach = Math.floor(radiusPx)
        const isNear = (x: number, y: number): boolean => {
          for (let dy = -reach; dy <= reach; dy++)
            for (let dx = -reach; dx <= reach; dx++) {
              const [column, row] = [x + dx, y + dy]
              const isInside = column >= 0 && row >= 0 && column < width && row < height
              if (dx * dx + dy * dy > radiusPx * radiusPx || !(isInside || wraps)) continue
              const at = (((row % height) + height) % height) * width + (((column % width) + width) % width)
              if (data[at] === ink) return true
            }
          return false
        }
        const wanted = data.map((number, at) =>
          number === ink || (number === 2 && isNear(at % width, Math.floor(at / width))) ? 1 : 0,
        )
        const mask = cutPlate({ data, width, height }, ink, { radiusPx, rank: [0, 1, 2], wraps })
        expect(mask.join('')).toBe(wanted.join(''))
      }
  })

  test('is round: a single pixel spreads into a disc', () => {
    const data = new Uint8Array(49).fill(1)
    data[24] = 0
    const mask = cutPlate({ data, width: 7, height: 7 }, 0, { radiusPx: 2, rank: [0, 1], wraps: true })
    expect(Array.from({ length: 7 }, (_, row) => mask.subarray(row * 7, row * 7 + 7).join(''))).toEqual([
      '0000000',
      '0001000',
      '0011100',
      '0111110',
      '0011100',
      '0001000',
      '0000000',
    ])
  })
})
