// The draft as another program reads it: WIF 1.1 is an INI file, and weaving it must give the picture.
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'

const request = { compositionType: 'tile' as const, seed: 2 }

type Sections = ReadonlyMap<string, ReadonlyMap<string, string>>

function readIni(text: string): Sections {
  const sections = new Map<string, Map<string, string>>()
  let current = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const name = /^\[(.+)\]$/.exec(line)?.[1]
    const [, key, value] = /^([^=]+)=(.*)$/.exec(line) ?? []
    if (name) {
      current = new Map()
      sections.set(name, current)
    } else if (key) current.set(key, value)
  }
  return sections
}

const numbersOf = (sections: Sections, name: string): number[] => [...(sections.get(name)?.values() ?? [])].map(Number)

/**
 * Colours of the crossings, by the rules of the format: a rising shed shows the warp where a treadle lifts its shaft.
 */
function weave(sections: Sections): string[][] {
  const colours = [...(sections.get('COLOR TABLE')?.values() ?? [])]
  const tieup = [...(sections.get('TIEUP')?.values() ?? [])].map((shafts) => shafts.split(',').map(Number))
  const [warp, weft] = [numbersOf(sections, 'WARP COLORS'), numbersOf(sections, 'WEFT COLORS')]
  const threading = numbersOf(sections, 'THREADING')
  return numbersOf(sections, 'TREADLING').map((treadle, pick) =>
    threading.map((shaft, end) => colours[(tieup[treadle - 1].includes(shaft) ? warp[end] : weft[pick]) - 1]),
  )
}

describe('WIF', () => {
  test.each(['royal stewart tartan', 'houndstooth', 'herringbone'])(
    'of %s weaves what the picture shows',
    async (prompt) => {
      const { file } = await generatePattern({ ...request, prompt, format: 'wif' })
      const sections = readIni(new TextDecoder().decode(file))
      const cloth = weave(sections)
      const picture = await generatePattern({ ...request, prompt, format: 'png', size: 1024 })
      const { data, info } = await sharp(picture.file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const inkAt = (end: number, pick: number): string => {
        const x = Math.floor(((end + 0.5) / cloth[0].length) * info.width)
        const y = Math.floor(((pick + 0.5) / cloth.length) * info.height)
        const at = (y * info.width + x) * info.channels
        return data.subarray(at, at + 3).join(',')
      }
      expect(cloth.map((row, pick) => row.map((_, end) => inkAt(end, pick)).join(' '))).toEqual(
        cloth.map((row) => row.join(' ')),
      )
    },
  )

  test('says what it holds and how it is counted', async () => {
    const { file, contentType, extension, report } = await generatePattern({
      ...request,
      prompt: 'houndstooth',
      format: 'wif',
    })
    const text = new TextDecoder().decode(file)
    const sections = readIni(text)
    expect([contentType, extension]).toEqual(['text/plain', 'wif'])
    expect(sections.get('WIF')?.get('Version')).toBe('1.1')
    for (const name of sections.get('CONTENTS')?.keys() ?? []) expect(sections.has(name)).toBe(true)
    const threads = Number(sections.get('WARP')?.get('Threads'))
    expect(numbersOf(sections, 'THREADING')).toHaveLength(threads)
    expect(Number(sections.get('WARP')?.get('Spacing')) * threads * 10).toBeCloseTo(report.repeat.widthMm, 0)
    expect(Math.max(...numbersOf(sections, 'THREADING'))).toBe(Number(sections.get('WEAVING')?.get('Shafts')))
    const recipe = JSON.parse(sections.get('PRIVATE HEDDLE RECIPE')?.get('1') ?? '') as { heddle: unknown }
    expect(recipe.heddle).toEqual(report.spec)
  })

  test.each(['painted gingham, sage', 'grasscloth in sand', 'slub linen in blue'])(
    'of "%s", drawn and not woven, is refused',
    async (prompt) => {
      await expect(generatePattern({ prompt, compositionType: 'tile', format: 'wif' })).rejects.toThrow(/not woven/)
    },
  )

  test('of what is not woven is refused with the families that are', async () => {
    await expect(generatePattern({ ...request, prompt: 'roses', format: 'wif' })).rejects.toThrow(
      /^format: .*not woven.*gingham.*tartan/,
    )
  })
})
