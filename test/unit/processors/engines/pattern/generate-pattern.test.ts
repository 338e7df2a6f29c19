import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { generatePattern } from '../../../../../processors/engines/pattern/generate-pattern.ts'
import { PatternRejected } from '../../../../../processors/engines/pattern/request/pattern-rejected.ts'
import type { PatternRequest } from '../../../../../processors/engines/pattern/request/pattern-request.ts'

const tile = (prompt: string, more: Partial<PatternRequest> = {}): PatternRequest => ({
  prompt,
  compositionType: 'tile',
  format: 'png',
  size: 256,
  ...more,
})

async function coloursOf(file: Uint8Array): Promise<Set<string>> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels) colours.add(`#${data.subarray(at, at + 3).toString('hex')}`)
  return colours
}

describe('generatePattern', () => {
  const strict = ['#f4efe2', '#aa3344', '#224466', '#88a070']

  test('a PNG holds exactly the inks asked for', async () => {
    const { file } = await generatePattern(tile('tartan', { colorPalette: strict, size: 512 }))
    expect(await coloursOf(file)).toEqual(new Set(strict))
  })

  test('low, medium and high density are met within four hundredths', async () => {
    for (const density of ['low', 'medium', 'high'])
      expect((await generatePattern(tile('dots', { density }))).report.coverage.isWithinTolerance).toBe(true)
  })

  test('the same request gives the same bytes and another seed another design', async () => {
    const [first, again, other] = await Promise.all([
      generatePattern(tile('moody roses', { seed: 5 })),
      generatePattern(tile('moody roses', { seed: 5 })),
      generatePattern(tile('moody roses', { seed: 6 })),
    ])
    expect(Buffer.from(first.file).equals(again.file)).toBe(true)
    expect(Buffer.from(first.file).equals(other.file)).toBe(false)
  })

  test('a report sent back as spec draws the same design, and an edit changes only what it names', async () => {
    const first = await generatePattern(tile('navy polka dots', { seed: 3 }))
    const again = await generatePattern(tile('ignored words', { spec: first.report.spec }))
    expect(Buffer.from(first.file).equals(again.file)).toBe(true)
    const edited = await generatePattern(tile('ignored words', { spec: { ...first.report.spec, scale: 2 } }))
    expect(edited.report.spec).toEqual({ ...first.report.spec, scale: 2 })
  })

  test.each([
    ['16:9', 1024, 576],
    ['4:5', 816, 1020],
    ['210:297', 700, 990],
    ['1:1', 1024, 1024],
  ])('aspect ratio %s is exact', async (aspectRatio, width, height) => {
    const made = await generatePattern(tile('gingham', { aspectRatio, size: 1024 }))
    const { width: fileWidth, height: fileHeight } = await sharp(made.file).metadata()
    expect([made.width, made.height, fileWidth, fileHeight]).toEqual([width, height, width, height])
  })

  test('an SVG has fills only, in paths of lines and curves, without a number that is not one', async () => {
    const { file } = await generatePattern(tile('tossed roses', { format: 'svg' }))
    const svg = new TextDecoder().decode(file)
    expect(svg).not.toMatch(/stroke|transform|style=|gradient|opacity|NaN|Infinity|<rect|<circle/)
    for (const [, path] of svg.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(/^[MLQCZlhvqtz\d\s-]+$/)
  })

  test('a placement print is composed: its edge is ground all round', async () => {
    const { file, report } = await generatePattern(tile('dots', { compositionType: 'single', size: 200 }))
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const ground = report.inks.find(({ isGround }) => isGround)?.hex
    for (let x = 0; x < info.width; x++)
      expect(`#${data.subarray(x * info.channels, x * info.channels + 3).toString('hex')}`).toBe(ground)
  })

  test('a layout the family cannot honour is reported, not passed over', async () => {
    const { report } = await generatePattern(tile('half-drop stripes'))
    expect(report.ignored).toEqual([expect.stringContaining('half-drop')])
  })

  test('a floral placement print is a bouquet with ground all round', async () => {
    const { file, report } = await generatePattern(tile('roses', { compositionType: 'single', size: 200 }))
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const ground = report.inks.find(({ isGround }) => isGround)?.hex
    const colourAt = (x: number, y: number): string =>
      `#${data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3).toString('hex')}`
    for (let at = 0; at < 200; at += 7)
      expect([colourAt(at, 0), colourAt(0, at), colourAt(199, at)]).toEqual([ground, ground, ground])
    expect(report.coverage.measured).toBeGreaterThan(0.15)
  })

  test('words that mean nothing are listed and a design comes all the same', async () => {
    const { report, file } = await generatePattern(tile('zxqv blorp'))
    expect(report.ignored).toEqual(['zxqv', 'blorp'])
    expect((await coloursOf(file)).size).toBeGreaterThan(2)
  })

  test.each([
    ['prompt', { prompt: 'ab' }, /3/],
    ['aspectRatio', { aspectRatio: '0:1' }, /must be/],
    ['aspectRatio', { aspectRatio: '1e9:1' }, /must be/],
    ['colorPalette.0', { colorPalette: ['red'] }, /#/],
    ['density', { density: 'fluffy' }, /must be 0 to 1 or one of/],
    ['compositionType', { compositionType: 'poster' as 'tile' }, /must be one of tile, single/],
    ['spec.family', { spec: { family: 'nothing' } }, /family/],
    ['spec.layout', { spec: { layout: 'spiral' as 'block' } }, /must be one of block, half-drop, /],
    ['spec.seed', { spec: { seed: 'seven' as never } }, /must be of type number/],
    ['spec.scale', { spec: { scale: 9 } }, /must be at most 4$/],
    ['spec.motifs', { spec: { motifs: Array.from({ length: 13 }, () => 'rose') } }, /must have at most 12 items/],
    ['spec.aspect.width', { spec: { aspect: { width: 0, height: 1 } } }, /must be more than 0/],
    ['spec.aspect', { spec: { aspect: { width: 1, height: 100_000 } } }, /no side more than 8 times the other/],
    ['extra', { extra: 1 }, /is not a known field/],
  ])('a wrong %s is refused by name, with what it may be', async (field, wrong, message) => {
    const refusal = await generatePattern({ ...tile('roses'), ...wrong }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(PatternRejected)
    expect(refusal).toMatchObject({ field, message: expect.stringMatching(message) })
  })

  test('an aborted request stops', async () => {
    await expect(generatePattern(tile('roses'), { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
  })
})
