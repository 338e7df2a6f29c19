// What the API publishes and what the engines offer are written in two rooms that may not know each other.
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import { diffusionLimits } from '../../../processors/engines/diffusion/diffusion-request.ts'
import { samplerNames } from '../../../processors/engines/diffusion/samplers.ts'
import { enlargeMethods, enlargeScales } from '../../../processors/engines/enlarge/enlarge-file.ts'
import { outputFormats } from '../../../processors/engines/enlarge/output/output-file.ts'
import { understandPrompt } from '../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { patternFormats } from '../../../processors/engines/pattern/render/formats.ts'
import { sizeOfFile } from '../../../processors/engines/pattern/request/file-size.ts'
import { PatternRejected } from '../../../processors/engines/pattern/request/pattern-rejected.ts'
import { checkRequest } from '../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../processors/engines/pattern/spec/resolve-spec.ts'
import { traceFormats, traceFormatTerms } from '../../../processors/engines/trace/formats/formats.ts'
import { qualities, traceConfigFields } from '../../../processors/engines/trace/settings.ts'
import {
  densityWords,
  diffusionSamplers,
  generateFormats,
  generateLimits,
  generateRequest,
} from '../../../schemas/http/generate.ts'
import { upscaleFormats, upscaleMethods, upscaleScales } from '../../../schemas/http/upscale.ts'
import { traceConfig, traceQualities, vectorFormats } from '../../../schemas/http/vectorize.ts'

function refusalOf(ask: () => void): string | undefined {
  try {
    ask()
    return undefined
  } catch (error) {
    return error instanceof PatternRejected ? error.message : `${error}`
  }
}

describe('published settings', () => {
  test('of vectorize are those of the trace engine', () => {
    expect(Object.keys(traceConfig.shape).sort()).toEqual(traceConfigFields.map(({ name }) => name).sort())
    expect([...traceQualities]).toEqual([...qualities])
  })

  test('of vectorize are in its documentation, with their defaults and effects', async () => {
    const text = await readFile(new URL('../../../docs/vectorize.md', import.meta.url), 'utf8')
    for (const { name, fallback, effect } of traceConfigFields) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` | ${fallback} |`))
      expect(row ?? `no row for ${name}`).toContain(`| ${effect} |`)
    }
    for (const format of traceFormats)
      expect(text).toContain(`| \`${format}\` | .${traceFormatTerms[format].extension} |`)
    expect([...vectorFormats]).toEqual([...traceFormats])
  })

  test.each(traceConfigFields)('accept and refuse what the trace engine does for $name', (field) => {
    const accepts = (value: unknown) => traceConfig.safeParse({ [field.name]: value }).success
    if (field.kind === 'integer' || field.kind === 'number') {
      expect([field.min - 1, field.min, field.max, field.max + 1].map(accepts)).toEqual([false, true, true, false])
    } else if (field.kind === 'choice') {
      expect([...field.choices, 'nothing'].map(accepts)).toEqual([...field.choices.map(() => true), false])
    } else if (field.kind === 'boolean') {
      expect([true, false, 'yes'].map(accepts)).toEqual([true, true, false])
    } else {
      expect([['#20304a'], [], ['blue']].map(accepts)).toEqual([true, false, false])
    }
  })

  test('of upscale are those of the enlarge engine', () => {
    expect([...upscaleScales]).toEqual([...enlargeScales])
    expect([...upscaleFormats]).toEqual([...outputFormats])
    expect([...upscaleMethods]).toEqual([...enlargeMethods])
  })

  test('of a diffusion model are those of the diffusion engine', () => {
    const accepts = (diffusion: object) =>
      generateRequest.safeParse({ prompt: 'dots', compositionType: 'tile', engine: 'diffusion', diffusion }).success
    expect([...diffusionSamplers]).toEqual([...samplerNames])
    const { stepsMost, guidanceMost, negativePromptMost } = diffusionLimits
    expect([stepsMost, stepsMost + 1].map((steps) => accepts({ steps }))).toEqual([true, false])
    expect([guidanceMost, guidanceMost + 1].map((guidance) => accepts({ guidance }))).toEqual([true, false])
    const prompts = [negativePromptMost, negativePromptMost + 1].map((count) => 'x'.repeat(count))
    expect(prompts.map((negativePrompt) => accepts({ negativePrompt }))).toEqual([true, false])
  })

  test('of generate are those of the pattern engine', () => {
    expect([...generateFormats]).toEqual([...patternFormats])
    for (const density of [...densityWords, 0, 1]) {
      expect(() => checkRequest({ prompt: 'dots', compositionType: 'tile', format: 'png', density })).not.toThrow()
    }
    const accepts = (seed: number) =>
      generateRequest.safeParse({ prompt: 'dots', compositionType: 'tile', seed }).success &&
      checkRequest({ prompt: 'dots', compositionType: 'tile', format: 'png', seed }).seed === seed
    expect([0, 0xffffffff, 0x100000000].map(accepts)).toEqual([true, true, false])
    for (const field of ['size', 'repeatMm', 'seed'] as const) {
      const { least, most } = generateLimits[field]
      for (const value of [least - 1, least, most, most + 1]) {
        const wishes = { prompt: 'dots', compositionType: 'tile', [field]: value }
        const isRefused = refusalOf(() => checkRequest({ ...wishes, format: 'png' })) !== undefined
        expect({ field, value, isTaken: generateRequest.safeParse(wishes).success }).toEqual({
          field,
          value,
          isTaken: !isRefused,
        })
      }
    }
  })

  test('of generate refuse dots that no file of the repeat holds before the pattern engine is asked', () => {
    const wishes = { prompt: 'dots', compositionType: 'tile' } as const
    const spec = resolveSpec(checkRequest({ ...wishes, format: 'png' }), understandPrompt(wishes.prompt).wishes)
    let refused = 0
    for (const format of ['png', 'plates'] as const)
      for (const repeatMm of [10, 12.7, 160, 640, 5000])
        for (const dpi of [10, 20, 21, 41, 42, 163, 650, 2400]) {
          const { error } = generateRequest.safeParse({ ...wishes, output_format: format, repeatMm, dpi })
          const ofEngine = refusalOf(() => sizeOfFile({ ...spec, repeatMm }, { format, dpi }))
          expect(error?.issues.map(({ path, message }) => `${path}: ${message}`)[0]).toBe(ofEngine)
          refused += error ? 1 : 0
        }
    expect(refused).toBeGreaterThan(30)
  })
})
