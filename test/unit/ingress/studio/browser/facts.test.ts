import { expect, test } from '@jest/globals'
import { factsOf } from '../../../../../ingress/studio/browser/facts.ts'
import type { OperationResult } from '../../../../../schemas/http/results.ts'

const drawn = {
  url: '/assets/a/b.png',
  width: 1024,
  height: 512,
  processingTimeMs: 1240,
  jobId: 'job_1',
  operation: 'generate',
  format: 'png',
  bytes: 117_660,
  credits: 4,
  report: {
    prompt: 'trailing vines',
    spec: { family: 'trailing', seed: 7, composition: 'tile' },
    repeat: { widthMm: 640, dpi: 40.64 },
    inks: [{ hex: '#1d3145', share: 0.6 }],
    thinnestLineMm: 0.63,
    understood: [
      { words: 'trailing', as: 'family trailing' },
      { words: 'navy', as: 'colour #1d2f55' },
      { words: 'vines', as: 'family trailing' },
    ],
    ignored: ['qwer'],
  },
} as unknown as OperationResult

test('a drawing tells its size on cloth and words that mean the same together', () => {
  const facts = factsOf(drawn)
  expect(facts.lines).toContainEqual(['Cloth', '640 × 320 mm'])
  expect(facts.lines).toContainEqual(['Took', '1.2 s, 4 credits'])
  expect(facts.understood).toEqual(['trailing, vines → family trailing', 'navy → colour #1d2f55'])
  expect(facts).toMatchObject({
    ignored: ['qwer'],
    repeats: true,
    widthMm: 640,
    inks: [{ hex: '#1d3145', share: 0.6 }],
  })
})

test('a single, and a picture that meets at one pair of edges alone, is no repeat', () => {
  expect(factsOf({ ...drawn, report: { ...drawn.report, spec: { composition: 'single' } } }).repeats).toBe(false)
  const large = { ...drawn, operation: 'upscale' as const }
  const repeats = (x: boolean, y: boolean) => factsOf({ ...large, report: { tile: { x, y } } }).repeats
  expect([repeats(true, true), repeats(true, false), repeats(false, false)]).toEqual([true, false, false])
})
