import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drawContactSheet } from '../engines/pattern/sheet/contact-sheet.ts'
import { compositionTypes } from '../engines/pattern/spec/design-spec.ts'
import { checkWritable } from './check-writable.ts'

const USAGE = `usage: npm run -s engine -- sheet PROMPTS.txt --out sheet.png|sheet.jpg [options]

  PROMPTS.txt   one prompt a line; empty lines and lines that begin with # are passed over
  --cols N      cells beside each other, 1 to 40 (default 6)
  --composition tile|single
                repeats, or placement prints, one a cell (default tile)
  --repeat N    repeats of the cloth across a cell, 1 to 8 (default 2)
  --cell PX     pixels of a cell, 64 to 2048 (default 320)
  --seed N      the same seed for every prompt`

const SHEET_ENDING = /\.(png|jpe?g)$/i

/**
 * Draws one prompt a line into a contact sheet, each cell showing the repeat several times with its prompt underneath.
 */
export async function run(args: readonly string[]): Promise<unknown> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      composition: { type: 'string', default: 'tile' },
      cols: { type: 'string', default: '6' },
      repeat: { type: 'string', default: '2' },
      cell: { type: 'string', default: '320' },
      seed: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return undefined
  }
  if (positionals.length !== 1 || !values.out) throw new Error(USAGE)
  if (!SHEET_ENDING.test(values.out)) throw new Error('--out ends in .png, .jpg or .jpeg')
  await checkWritable(values.out)
  const lines = (await readFile(positionals[0], 'utf8')).split('\n')
  const prompts = lines.map((line) => line.trim()).filter((line) => line.length > 0 && !line.startsWith('#'))
  const sheet = await drawContactSheet(prompts, {
    composition: readComposition(values.composition),
    columns: readWhole(values.cols, '--cols', 1, 40),
    repeats: readWhole(values.repeat, '--repeat', 1, 8),
    cellPx: readWhole(values.cell, '--cell', 64, 2048),
    format: /\.jpe?g$/i.test(values.out) ? 'jpeg' : 'png',
    ...(values.seed && { seed: readWhole(values.seed, '--seed', 0, 0xffffffff) }),
  })
  await writeFile(values.out, sheet.file)
  return { out: values.out, width: sheet.width, height: sheet.height, bytes: sheet.file.length, cells: sheet.cells }
}

function readComposition(text: string): (typeof compositionTypes)[number] {
  const found = compositionTypes.find((type) => type === text)
  if (found) return found
  throw new Error(`--composition must be ${compositionTypes.join(' or ')}`)
}

function readWhole(text: string, option: string, least: number, most: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`${option} must be a whole number from ${least} to ${most}`)
}
