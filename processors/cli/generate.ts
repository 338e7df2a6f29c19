import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { generatePattern } from '../engines/pattern/generate-pattern.ts'
import type { PatternRequest } from '../engines/pattern/pattern-request.ts'
import { type PatternFormat, patternFormats } from '../engines/pattern/render/formats.ts'

const USAGE = `usage: generate "<prompt>" [--composition tile|single] [--palette "#aa3344,#f4efe2"] [--aspect w:h]
  [--density low|medium|high|0..1] [--format ${patternFormats.join('|')}] [--size PX] [--seed N] [--spec file.json] --out FILE`

const formatOfExtension: Readonly<Record<string, PatternFormat>> = {
  '.png': 'png',
  '.svg': 'svg',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.tif': 'tiff',
  '.tiff': 'tiff',
}

/** Draws one pattern into a file and returns its report. */
export async function run(args: readonly string[]): Promise<unknown> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      composition: { type: 'string', default: 'tile' },
      palette: { type: 'string' },
      aspect: { type: 'string' },
      density: { type: 'string' },
      format: { type: 'string' },
      size: { type: 'string' },
      seed: { type: 'string' },
      spec: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return undefined
  }
  const [prompt] = positionals
  if (positionals.length !== 1 || !values.out) throw new Error(USAGE)
  const request = {
    prompt,
    compositionType: values.composition,
    format: values.format ?? formatOfExtension[extname(values.out).toLowerCase()] ?? 'png',
    ...(values.palette && { colorPalette: values.palette.split(',').map((colour) => colour.trim()) }),
    ...(values.aspect && { aspectRatio: values.aspect }),
    ...(values.density && { density: values.density }),
    ...(values.size && { size: Number(values.size) }),
    ...(values.seed && { seed: Number(values.seed) }),
    ...(values.spec && { spec: JSON.parse(await readFile(values.spec, 'utf8')) }),
  }
  // The engine checks every field itself and names the one that is wrong.
  const { file, contentType, width, height, report } = await generatePattern(request as PatternRequest)
  await writeFile(values.out, file)
  return { out: values.out, contentType, width, height, bytes: file.length, report }
}
