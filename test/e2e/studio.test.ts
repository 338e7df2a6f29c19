// What the studio makes of the answers of a real service.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { factsOf } from '../../ingress/studio/browser/facts.ts'
import { createHeddleClient, type HeddleClient } from '../../ingress/studio/browser/heddle-client.ts'
import type { Work } from '../../ingress/studio/browser/work.ts'
import type { OperationResult } from '../../schemas/http/results.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
let client: HeddleClient
beforeAll(async () => {
  service = await startService()
  client = createHeddleClient(service.url, (await service.createCaller()).key)
})
afterAll(() => service?.close())

async function resultOf(work: Work): Promise<OperationResult> {
  const { signal } = new AbortController()
  const { jobId } = await client.begin(work, signal)
  const { result } = await client.follow(jobId, () => {}, signal)
  if (!result) throw new Error(`${work.operation} ended without a result`)
  return result
}

describe('the studio', () => {
  test('draws, traces and enlarges, and says what came of it in whole sentences', async () => {
    const body = { prompt: 'polka dots, navy on cream', compositionType: 'tile', size: 96 }
    const drawn = await resultOf({ operation: 'generate', body })
    const image = new File([await (await fetch(drawn.url)).bytes()], 'drawn.png', { type: 'image/png' })
    const traced = await resultOf({ operation: 'vectorize', fields: { config: '{"tile":"on"}' }, image })
    const enlarged = await resultOf({ operation: 'upscale', fields: { scale: '4', tile: 'on' }, image })

    const facts = [drawn, traced, enlarged].map(factsOf)
    for (const { lines } of facts) {
      expect(lines.length).toBeGreaterThan(3)
      for (const line of lines) expect(line.join(' ')).not.toMatch(/undefined|NaN|null|object/)
    }
    const [ofDrawing, ofTrace, ofEnlarging] = facts
    expect(ofDrawing).toMatchObject({ repeats: true, ignored: [] })
    expect(ofDrawing?.understood.join()).toContain('navy')
    expect(ofDrawing?.inks.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1, 2)
    // The file carries its size on cloth, so what is made of it is as large.
    expect(ofTrace?.widthMm).toBeCloseTo(ofDrawing?.widthMm ?? 0, 1)
    expect(ofTrace).toMatchObject({ repeats: true })
    expect(ofEnlarging).toMatchObject({ repeats: true, inks: expect.arrayContaining([{ hex: expect.any(String) }]) })
    expect(await client.account()).toMatchObject({ held: 0, spent: 15 })
  })
})
