// What the studio makes of the answers of a real service.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createHeddleClient, type HeddleClient } from '../../ingress/client/heddle-client.ts'
import { factsOf } from '../../ingress/studio/browser/facts.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
let client: HeddleClient
beforeAll(async () => {
  service = await startService()
  client = createHeddleClient({ url: service.url, key: (await service.createCaller()).key })
})
afterAll(() => service?.close())

describe('the studio', () => {
  test('draws, traces and enlarges, and says what came of it in whole sentences', async () => {
    const drawn = await client.generate({ prompt: 'polka dots, navy on cream', compositionType: 'tile', size: 96 })
    const image = await (await client.download(drawn)).blob()
    const traced = await client.vectorize(image, { config: { tile: 'on' } })
    const enlarged = await client.upscale(image, { scale: 4, tile: 'on' })

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
