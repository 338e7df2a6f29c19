// Flat art with a known truth: the picture is drawn large, reduced, enlarged again and compared.
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { hexFromRgb } from '../../../../../processors/engines/color/hex.ts'
import {
  chooseMethod,
  type MethodChoice,
  type MethodRequest,
} from '../../../../../processors/engines/enlarge/choose-method.ts'
import { EnlargementRefused } from '../../../../../processors/engines/enlarge/enlargement-refused.ts'
import { inksAsRgb } from '../../../../../processors/engines/enlarge/flat/inks-as-rgb.ts'
import { readFlatArt } from '../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { createSampleGrid } from '../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import {
  discPicture,
  linePicture,
  noisePicture,
  type Picture,
  psnr,
  reduceByArea,
  reduceByPicking,
  ringPicture,
  rollPicture,
  wavePicture,
} from './pictures.ts'

const REPEAT = { x: true, y: true }

function choose(picture: Picture, options: Partial<MethodRequest> = {}): Promise<MethodChoice> {
  const source = { ...picture, format: 'png', hasAlpha: picture.channels % 2 === 0, dpi: undefined, notes: [] }
  return chooseMethod(source, { scale: 4, tile: REPEAT, method: 'auto', flattens: false, ...options })
}

async function renderAll({ renderer }: MethodChoice, bandRows = renderer.height): Promise<Picture> {
  const { width, height, samples } = renderer
  const data = new Uint8Array(width * height * samples)
  for (let row = 0; row < height; row += bandRows)
    await renderer.render(row, data.subarray(row * width * samples, Math.min(height, row + bandRows) * width * samples))
  return { data, width, height, channels: samples }
}

/** Steps to the right of each of the four columns of a source pixel, over their mean. */
function stepsByColumn({ data, width }: Picture): readonly number[] {
  const steps = [0, 0, 0, 0]
  for (let at = 0; at + 3 < data.length; at += 3) {
    const column = (at / 3) % width
    if (column + 1 < width) steps[column % 4] += Math.abs(data[at + 3] - data[at])
  }
  const sum = steps.reduce((whole, step) => whole + step, 0)
  return steps.map((step) => (4 * step) / sum)
}

describe('flat art', () => {
  const truth = discPicture(224)
  const small = reduceByArea(truth, 4)

  test('is recognised and its inks are named exactly, by falling area', async () => {
    const choice = await choose(small)
    expect(choice).toMatchObject({ method: 'flat' })
    expect(choice.confidence).toBeGreaterThan(0.95)
    expect(choice.inks?.[0]).toBe('#efe6cf')
    expect([...(choice.inks ?? [])].sort()).toEqual(['#1f2a44', '#3f7a52', '#b4412f', '#c9962f', '#efe6cf'])
  })

  test('of one ink says so in the singular', async () => {
    const plain = { width: 48, height: 48, channels: 3, data: new Uint8Array(48 * 48 * 3).fill(120) } as const
    const { method, inks, reason } = await choose(plain)
    expect([method, inks?.length]).toEqual(['flat', 1])
    expect(reason).toMatch(/^1 ink found, 100 % of the picture explained by it;/)
  })

  test('gains at least 5 dB over the centred cubic', async () => {
    const cubic = psnr(await renderAll(await choose(small, { method: 'bicubic' })), truth)
    expect(psnr(await renderAll(await choose(small)), truth) - cubic).toBeGreaterThan(5)
  })

  test('has its edges where the truth has them, no more on the grid of the source than between', async () => {
    const [ours, own] = [stepsByColumn(await renderAll(await choose(small))), stepsByColumn(truth)]
    ours.forEach((step, column) => {
      expect(Math.abs(step - own[column])).toBeLessThan(0.06)
    })
  })

  test('rolling before or after gives the same bytes', async () => {
    const straight = await renderAll(await choose(small))
    const rolled = await renderAll(await choose(rollPicture(small, 31, 17)))
    expect(Buffer.compare(rolled.data, rollPicture(straight, 124, 68).data)).toBe(0)
  })

  test.each([32, 64, 128, 1, 7])('bands of %i rows give the same bytes', async (bandRows) => {
    const choice = await choose(small)
    expect(Buffer.compare((await renderAll(choice, bandRows)).data, (await renderAll(choice)).data)).toBe(0)
  })

  test('has few colours that are no ink', async () => {
    const { data } = await renderAll(await choose(small))
    const colours = new Set(Array.from({ length: data.length / 3 }, (_, i) => data.slice(3 * i, 3 * i + 3).join()))
    expect(colours.size).toBeLessThan(500)
  })

  test('grey art stays grey', async () => {
    const grey = { ...small, data: small.data.filter((_, i) => i % 3 === 0), channels: 1 as const }
    const choice = await choose(grey)
    expect(choice).toMatchObject({ method: 'flat' })
    expect((await renderAll(choice)).channels).toBe(1)
  })

  test.each([
    [1, 1],
    [1, 40],
    [2, 3],
  ])('a plain picture of %i × %i pixels stays plain', async (width, height) => {
    const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => [12, 200, 77][i % 3])
    const result = await renderAll(await choose({ data, width, height, channels: 3 }))
    expect(result.data.every((value, i) => value === data[i % 3])).toBe(true)
  })
})

describe('lines thinner than three pixels', () => {
  const truth = linePicture(224)
  const small = reduceByArea(truth, 4)

  test('bring their ink with them and come out sharp', async () => {
    const choice = await choose(small)
    expect(choice.inks).toHaveLength(2)
    const cubic = psnr(await renderAll(await choose(small, { method: 'bicubic' })), truth)
    expect(psnr(await renderAll(choice), truth) - cubic).toBeGreaterThan(3)
  })

  test('roll with the picture', async () => {
    const rolled = await renderAll(await choose(rollPicture(small, 11, 29)))
    expect(Buffer.compare(rolled.data, rollPicture(await renderAll(await choose(small)), 44, 116).data)).toBe(0)
  })
})

describe('flat art that was a JPEG', () => {
  const clean = reduceByArea(discPicture(448, 2), 4)

  async function throughJpeg(picture: Picture): Promise<Picture> {
    const { data, ...raw } = picture
    const file = await sharp(data, { raw }).jpeg({ quality: 80 }).toBuffer()
    return { ...picture, data: await sharp(file).removeAlpha().raw().toBuffer() }
  }

  test('is read as its inks, to a few levels', async () => {
    const source = { ...(await throughJpeg(clean)), format: 'jpeg', hasAlpha: false, dpi: undefined, notes: [] }
    const reading = await readFlatArt(createSampleGrid(source, { x: false, y: false }))
    if (!reading) throw new Error('no inks were found')
    expect(reading.verdict).toEqual({ kind: 'flat art' })
    const inks = (await choose(clean)).inks ?? []
    const found = inksAsRgb(reading.inks).map(hexFromRgb)
    expect(found).toHaveLength(inks.length)
    for (const ink of found) expect(Math.min(...inks.map((other) => distance(ink, other)))).toBeLessThan(8)
  })

  test('is not drawn from inks where they are three greys and more, the middle one a mixture of the others', async () => {
    const grey = { ...clean, data: clean.data.map((_, i) => clean.data[i - (i % 3)]) }
    expect((await choose(await throughJpeg(grey))).method).toBe('network')
  })
})

/** Largest difference of two colours `#rrggbb` in one component. */
function distance(one: string, other: string): number {
  return Math.max(...[1, 3, 5].map((at) => Math.abs(componentAt(one, at) - componentAt(other, at))))
}

function componentAt(ink: string, at: number): number {
  return Number.parseInt(ink.slice(at, at + 2), 16)
}

describe('pictures that are no flat art', () => {
  test('waves and noise are drawn without inks', async () => {
    for (const picture of [wavePicture(64, 64), noisePicture(64, 64, 3)]) {
      const choice = await choose(picture)
      expect(choice.method).not.toBe('flat')
      expect(choice.drawInks).toBeUndefined()
    }
  })

  test('asking for flat is refused where there are no inks', async () => {
    await expect(choose(noisePicture(64, 64, 3), { method: 'flat' })).rejects.toThrow(EnlargementRefused)
  })

  test('a wave inside flat art is drawn as well as it would be without the art', async () => {
    const small = reduceByArea(discPicture(192), 4)
    const wave = wavePicture(24, 24)
    const data = Uint8Array.from(small.data)
    for (let y = 0; y < 24; y++) data.set(wave.data.subarray(y * 72, (y + 1) * 72), ((y + 12) * 48 + 12) * 3)
    const mixed = { ...small, data }
    const choice = await choose(mixed)
    expect(choice.method).toBe('flat')
    const inside = ({ data: all }: Picture): Picture => {
      const rows = Array.from({ length: 48 }, (_, y) =>
        all.subarray(((y + 72) * 192 + 72) * 3, ((y + 72) * 192 + 120) * 3),
      )
      return { data: Buffer.concat(rows), width: 48, height: 48, channels: 3 }
    }
    // The wave itself, at the 48 × 48 middle pixels of the result, which are a quarter of its own apart.
    const angle = (at: number): number => (((at + 24.5) / 4 - 0.5) / 24) * 2 * Math.PI
    const truth = Uint8Array.from({ length: 48 * 48 * 3 }, (_, i) => {
      const [x, y] = [angle(Math.floor(i / 3) % 48), angle(Math.floor(i / 144))]
      return Math.round(127 + 60 * Math.sin(x + (i % 3)) + 60 * Math.cos(2 * y + x))
    })
    const likeness = (drawn: Picture): number =>
      psnr(inside(drawn), { data: truth, width: 48, height: 48, channels: 3 })
    const alone = likeness(await renderAll(await choose(mixed, { method: 'network' })))
    expect(alone).toBeGreaterThan(30)
    expect(likeness(await renderAll(choice))).toBeGreaterThan(alone - 0.3)
  })
})

describe('pictures that sharp edges would spoil', () => {
  const gainOf = async (small: Picture, truth: Picture): Promise<number> => {
    const cubic = psnr(await renderAll(await choose(small, { method: 'bicubic' })), truth)
    return psnr(await renderAll(await choose(small)), truth) - cubic
  }

  test('art whose pixels were picked is drawn no worse than by the cubic', async () => {
    const truth = discPicture(384, 4)
    expect(await gainOf(reduceByPicking(truth, 4), truth)).toBeGreaterThan(-0.05)
  })

  test('soft waves are left to the cubic that gives them again', async () => {
    const truth = ringPicture(512)
    const small = reduceByArea(truth, 4)
    expect(await choose(small)).toMatchObject({ method: 'projection' })
    expect(await gainOf(small, truth)).toBeGreaterThan(0)
  })

  test('grain around a single grey is not flattened into an ink', async () => {
    const grain = noisePicture(96, 96, 3)
    const grey = { ...grain, data: grain.data.map((value) => 120 + (value % 9)) }
    expect((await choose(grey)).method).not.toBe('flat')
  })
})
