import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { type DiffusionModel, openDiffusionModel } from '../../../../../processors/engines/diffusion/diffusion-model.ts'
import type { DiffusionRequest } from '../../../../../processors/engines/diffusion/diffusion-request.ts'
import { generateByDiffusion } from '../../../../../processors/engines/diffusion/generate-by-diffusion.ts'
import { drawNoise, rollLatent } from '../../../../../processors/engines/diffusion/latent.ts'
import { createRandom } from '../../../../../processors/engines/pattern/kit/chance/random.ts'
import { writeTinyDiffusionModel } from '../../../../harness/onnx/tiny-diffusion-model.ts'

let folder = ''
let model: DiffusionModel
let consistencyModel: DiffusionModel
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-diffusion-'))
  await writeTinyDiffusionModel(join(folder, 'plain'))
  await writeTinyDiffusionModel(join(folder, 'lcm'), {
    scheduler: { _class_name: 'LCMScheduler', prediction_type: 'v_prediction' },
    takesGuidance: true,
  })
  model = await openDiffusionModel(join(folder, 'plain'), 1)
  consistencyModel = await openDiffusionModel(join(folder, 'lcm'), 1)
})
afterAll(async () => {
  await model.close()
  await consistencyModel.close()
  await rm(folder, { recursive: true, force: true })
})

const request: DiffusionRequest = {
  prompt: 'blue roses',
  compositionType: 'tile',
  format: 'png',
  size: 128,
  seed: 7,
  diffusion: { steps: 6 },
}
const bytesOf = async (change: Partial<DiffusionRequest>): Promise<string> => {
  const { file } = await generateByDiffusion(model, { ...request, ...change })
  return Buffer.from(file).toString('base64')
}

describe('a diffusion model of the user', () => {
  it('draws the same bytes for the same request and others for another', async () => {
    const first = await bytesOf({})
    expect(await bytesOf({})).toBe(first)
    expect(await bytesOf({ seed: 8 })).not.toBe(first)
    expect(await bytesOf({ prompt: 'red roses' })).not.toBe(first)
    expect(await bytesOf({ diffusion: { steps: 6, negativePrompt: 'blue' } })).not.toBe(first)
    expect(await bytesOf({ diffusion: { steps: 6, guidance: 2 } })).not.toBe(first)
  })

  it.each(['ddim', 'euler', 'euler-ancestral', 'dpm++2m', 'lcm'] as const)('walks by %s', async (sampler) => {
    const { file, report } = await generateByDiffusion(model, { ...request, diffusion: { steps: 4, sampler } })
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 128, height: 128 })
    expect(report).toMatchObject({ engine: 'diffusion', sampler, steps: 4, guidance: 7.5, provider: 'cpu' })
  })

  it('follows what a distilled model says about itself', async () => {
    const { report } = await generateByDiffusion(consistencyModel, { ...request, diffusion: {} })
    expect(report).toMatchObject({ sampler: 'lcm', steps: 4, guidance: 1.5 })
    const told = async (guidance: number): Promise<string> =>
      Buffer.from((await generateByDiffusion(consistencyModel, { ...request, diffusion: { guidance } })).file).toString(
        'base64',
      )
    expect(await told(1.5)).not.toBe(await told(8))
  })

  it('a tile has no seam: the step over the edge is like any other', async () => {
    const { file } = await generateByDiffusion(model, request)
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    expect(edgeStep(data, info.width, info.height)).toBeLessThan(1.15)
  })

  it('a latent on the torus is decoded alike wherever it is cut', async () => {
    const data = drawNoise(createRandom('latent'), 4 * 16 * 16)
    const latent = { data, channels: 4, width: 16, height: 16 }
    const missOf = async (wraps: boolean): Promise<number> => {
      const rolled = await model.decode(rollLatent(latent, 5, 3), wraps)
      const whole = rollLatent(await model.decode(latent, wraps), 5 * 8, 3 * 8)
      return Math.max(...rolled.data.map((value, at) => Math.abs(value - whole.data[at])))
    }
    expect(await missOf(true)).toBeLessThan(1e-5)
    expect(await missOf(false)).toBeGreaterThan(0.1)
  })

  it('prints in exactly the inks asked for, each of them used', async () => {
    const colorPalette = ['#1c2b4a', '#e8dcc0', '#b04a5a', '#6a8a5a', '#c9a227']
    const { file, report } = await generateByDiffusion(model, { ...request, colorPalette })
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const found = new Set<string>()
    for (let at = 0; at < data.length; at += 3) found.add(`#${data.subarray(at, at + 3).toString('hex')}`)
    expect([...found].sort()).toEqual([...colorPalette].sort())
    expect(report.inks.map(({ hex }) => hex)).toEqual(colorPalette)
    expect(report.inks.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
  })

  it('keeps the ratio to the nearest cell', async () => {
    const { width, height } = await generateByDiffusion(model, { ...request, aspectRatio: '16:9' })
    expect([width, height]).toEqual([128, 72])
  })

  it('tells its progress and stops when it is told to', async () => {
    const shares: number[] = []
    const stop = new AbortController()
    const run = generateByDiffusion(model, request, {
      signal: stop.signal,
      onProgress: (_, share) => {
        shares.push(share)
        if (shares.length === 3) stop.abort(new Error('enough'))
      },
    })
    await expect(run).rejects.toThrow('enough')
    expect(shares).toHaveLength(3)
    expect(shares[2]).toBeGreaterThan(shares[0])
  })

  it('says which words the text encoder did not read', async () => {
    const { report } = await generateByDiffusion(model, { ...request, prompt: `${'rose '.repeat(75)}tulip` })
    expect(report.ignored).toEqual(['tulip'])
  })

  it.each([
    [{ spec: {} }, /^spec: /],
    [{ density: 'high' }, /^density: /],
    [{ size: 4096 }, /^size: .*1536/],
    [{ format: 'svg' as 'png' }, /^format: .*png or jpeg/],
    [{ diffusion: { steps: 0 } }, /^diffusion\.steps: /],
    [{ diffusion: { sampler: 'magic' as 'ddim' } }, /^diffusion\.sampler: .*lcm/],
    [{ diffusion: { colour: 1 } as object }, /^diffusion\.colour: /],
  ])('refuses %j, naming the field', async (change, message) => {
    await expect(generateByDiffusion(model, { ...request, ...change })).rejects.toThrow(message)
  })
})

describe('a folder that is no model', () => {
  it.each([
    ['tokenizer/vocab.json', undefined, /vocab\.json is missing/],
    ['unet/model.onnx', undefined, /unet\/model\.onnx is missing/],
    ['unet/model.onnx', 'nonsense', /./],
    ['scheduler/scheduler_config.json', '{"prediction_type":"guess"}', /scheduler_config\.json cannot be read/],
    ['text_encoder_2', '', /SDXL/],
  ])('without a good %s it is refused in words', async (name, content, message) => {
    const place = join(folder, `broken-${name.replaceAll('/', '-')}-${content?.length}`)
    await writeTinyDiffusionModel(place)
    if (content === undefined) await rm(join(place, name))
    else await writeFile(join(place, name), content)
    await expect(openDiffusionModel(place, 1)).rejects.toThrow(message)
  })
})

/** Mean step over the left edge, against the mean step between neighbours inside. */
function edgeStep(data: Uint8Array, width: number, height: number): number {
  const step = (one: number, other: number): number => {
    let sum = 0
    for (let y = 0; y < height; y++)
      for (let channel = 0; channel < 3; channel++)
        sum += Math.abs(data[(y * width + one) * 3 + channel] - data[(y * width + other) * 3 + channel])
    return sum
  }
  // The decoder draws blocks of 8 pixels: only steps between blocks can be compared with the one over the edge.
  const inside = Array.from({ length: width / 8 - 1 }, (_, block) => step(block * 8 + 7, block * 8 + 8))
  return step(width - 1, 0) / (inside.reduce((sum, value) => sum + value, 0) / inside.length)
}
