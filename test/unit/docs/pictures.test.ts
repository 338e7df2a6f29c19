// Pictures that the README and the studio show are what is drawn for their words today. When this fails, draw them anew and look
// at them: the comment in studio-page.ts and the README have the commands.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { studioPage } from '../../../ingress/studio/studio-page.ts'
import { generatePattern } from '../../../processors/engines/pattern/generate-pattern.ts'

const root = join(import.meta.dirname, '../../..')

const draw = async (prompt: string, size: number, format: 'png' | 'webp') =>
  Buffer.from((await generatePattern({ prompt, compositionType: 'tile', size, format })).file)

/** Mean difference of two pictures of one size, levels of 255. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  expect(first.info).toMatchObject({ width: second.info.width, height: second.info.height })
  const sum = first.data.reduce((total, value, at) => total + Math.abs(value - second.data[at]), 0)
  return sum / first.data.length
}

const examples = [...studioPage('0').matchAll(/src="\/studio\/(\w+)\.webp"[^>]*><span>([^<]+)<\/span>/gs)].map(
  ([, name, prompt]) => [name, prompt.replaceAll('&amp;', '&').replaceAll('&#39;', "'")] as const,
)

describe('pictures that are shown', () => {
  test('the studio begins with twelve designs', () => {
    expect(examples).toHaveLength(12)
  })

  test.each(examples)('%s.webp is drawn for “%s”', async (name, prompt) => {
    const shown = readFileSync(join(root, `ingress/studio/examples/${name}.webp`))
    expect(await differenceOf(shown, await draw(prompt, 512, 'webp'))).toBeLessThan(0.5)
  })

  test('the tile of the README, and how large it says its file is', async () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const prompt = /"prompt":"([^"]+)"/.exec(readme)?.[1] ?? ''
    const shown = readFileSync(join(root, 'docs/images/tile.png'))
    expect(await differenceOf(shown, await draw(prompt, 1024, 'png'))).toBe(0)
    expect(readme).toContain(`"bytes":${shown.length},`)
  })
})
