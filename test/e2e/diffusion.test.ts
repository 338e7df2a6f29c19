// Engine "diffusion" through the real service, with a model of 100 kB that a script writes.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type Api, createApi } from '../harness/api.ts'
import { writeTinyDiffusionModel } from '../harness/onnx/tiny-diffusion-model.ts'
import { startService, type TestService } from '../harness/service.ts'

let folder: string
let service: TestService
let api: Api

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-model-'))
  await writeTinyDiffusionModel(folder)
  service = await startService({ env: { HEDDLE_DIFFUSION_DIR: folder } })
  api = createApi(service.url, (await service.createCaller('enterprise', 100)).key)
})

afterAll(async () => {
  await service?.close()
  await rm(folder, { recursive: true, force: true })
})

const request = {
  prompt: 'blue roses on cream',
  compositionType: 'tile',
  engine: 'diffusion',
  size: 128,
  colorPalette: ['#1c2b4a', '#e8dcc0', '#b04a5a'],
  diffusion: { steps: 5, sampler: 'dpm++2m' },
}

describe('engine diffusion', () => {
  test('draws with the operator’s model, in exactly the inks asked for, and books it like any job', async () => {
    const { status, body } = await api.post('/api/generate', request)
    expect(status).toBe(200)
    expect(body).toMatchObject({ format: 'png', width: 128, height: 128, report: { engine: 'diffusion', steps: 5 } })
    const file = Buffer.from(await (await fetch(String(body.url))).arrayBuffer())
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const inks = new Set<string>()
    for (let at = 0; at < data.length; at += 3) inks.add(`#${data.subarray(at, at + 3).toString('hex')}`)
    expect([...inks].sort()).toEqual([...request.colorPalette].sort())
    expect(await api.account()).toMatchObject({ available: 96, held: 0, spent: 4 })
  })

  test.each([
    ['settings without the engine', { ...request, engine: undefined }, 400, 'diffusion'],
    ['a sampler that does not exist', { ...request, diffusion: { sampler: 'magic' } }, 400, 'diffusion.sampler'],
    ['an engine that does not exist', { ...request, engine: 'oracle' }, 400, 'engine'],
    ['a spec, which only the pattern engine has', { ...request, spec: {} }, 422, 'spec'],
  ])('refuses %s, and charges nothing', async (_what, body, status, field) => {
    const answer = await api.post('/api/generate', body)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(field)
    expect(await api.account()).toMatchObject({ available: 96, held: 0 })
  })
})
