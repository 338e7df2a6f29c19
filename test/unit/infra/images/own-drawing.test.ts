// Drawings are known by how generate begins them: two rooms that may not know each other have to agree on it.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readOwnDrawing } from '../../../../infra/images/own-drawing.ts'
import { generatePattern } from '../../../../processors/engines/pattern/generate-pattern.ts'
import { completeEverything, startTestIngress, type TestIngress, workOf } from '../../../harness/fakes/ingress.ts'

let ingress: TestIngress
let secret: string

beforeAll(async () => {
  ingress = await startTestIngress()
  secret = ingress.ledger.addCaller().secret
  completeEverything(ingress)
})
afterAll(() => ingress.stop())

async function draw(prompt: string, aspectRatio: string): Promise<{ svg: Buffer; width: number; height: number }> {
  const { file, width, height } = await generatePattern({
    prompt,
    aspectRatio,
    compositionType: 'tile',
    format: 'svg',
    size: 512,
  })
  return { svg: Buffer.from(file), width, height }
}

function upload(path: string, image: Buffer): Promise<Response> {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(image)]), 'tile.svg')
  return fetch(`${ingress.url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body })
}

describe('a drawing of ours', () => {
  test.each([
    ['polka dots', '1:1'],
    ['houndstooth & "checks" <b>', '210:297'],
  ])('of %s says how large it is within the bytes that are sniffed', async (prompt, aspectRatio) => {
    const { svg, width, height } = await draw(prompt, aspectRatio)
    expect(readOwnDrawing(svg.subarray(0, 512))).toEqual({ width, height })
  })

  test('is taken by upscale, at its size in pixels, and refused by vectorize', async () => {
    const { svg, width, height } = await draw('polka dots', '4:5')
    expect((await upload('/api/upscale', svg)).status).toBe(200)
    const work = workOf(ingress.kafka.sent[ingress.kafka.sent.length - 1])
    expect(work).toMatchObject({ image: { width, height, contentType: 'image/svg+xml' } })
    expect((await upload('/api/vectorize', svg)).status).toBe(415)
  })

  test('of any other hand is not taken', async () => {
    const foreign = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')
    expect(readOwnDrawing(foreign)).toBeUndefined()
    const answer = await upload('/api/upscale', foreign)
    expect(answer.status).toBe(415)
    expect(JSON.stringify(await answer.json())).toMatch(/generate did not write/)
  })

  test('that would be too large is refused by its size', async () => {
    const { svg } = await draw('polka dots', '1:1')
    const huge = Buffer.from(svg.toString().replace('"width":512', '"width":9999'))
    expect((await upload('/api/upscale', huge)).status).toBe(413)
  })
})
