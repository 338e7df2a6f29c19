import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { openDiffusionModel } from '../engines/diffusion/diffusion-model.ts'
import type { DiffusionRequest } from '../engines/diffusion/diffusion-request.ts'
import { generateByDiffusion } from '../engines/diffusion/generate-by-diffusion.ts'
import { generatePattern } from '../engines/pattern/generate-pattern.ts'
import { type PatternFormat, patternFormats } from '../engines/pattern/render/formats.ts'
import type { PatternRequest } from '../engines/pattern/request/pattern-request.ts'
import { checkWritable } from './check-writable.ts'
import { errorMessage } from './error-message.ts'

const USAGE = `usage: npm run -s engine -- generate "<prompt>" --out FILE [options]

  --out FILE           where the file goes; its ending names the format unless --format does (.zip is plates)
  --format F           ${patternFormats.join(', ')}
  --composition C      tile (default) or single, a placement print
  --palette LIST       exactly these inks, such as "#aa3344,#f4efe2"
  --aspect W:H         shape of the repeat
  --density D          low, medium, high, or coverage from 0 to 1
  --size PX | --dpi N  pixels of the longer side, or per inch
  --repeat MM          longer side of the repeat
  --seed N             another number draws another design of the same kind
  --spec FILE          parts of a report's spec, as JSON, to be kept or changed
  --colorways N        a zip with the design in so many palettes, 1 to 12
  --trap MM, --marks   with plates: how far inks run under their neighbours, and registration marks

  --engine diffusion   draws with a model of your own, --model FOLDER (default: HEDDLE_DIFFUSION_DIR)
  --diffusion JSON     its settings, such as '{"steps": 25, "guidance": 7.5}'

The last line on stdout is the report as JSON.`

const formatOfExtension: Readonly<Record<string, PatternFormat>> = {
  '.png': 'png',
  '.svg': 'svg',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.tif': 'tiff',
  '.tiff': 'tiff',
  '.pdf': 'pdf',
  '.zip': 'plates',
  '.wif': 'wif',
}

const options = {
  composition: { type: 'string', default: 'tile' },
  palette: { type: 'string' },
  aspect: { type: 'string' },
  density: { type: 'string' },
  format: { type: 'string' },
  size: { type: 'string' },
  dpi: { type: 'string' },
  repeat: { type: 'string' },
  colorways: { type: 'string' },
  trap: { type: 'string' },
  marks: { type: 'boolean' },
  seed: { type: 'string' },
  spec: { type: 'string' },
  engine: { type: 'string', default: 'pattern' },
  model: { type: 'string' },
  diffusion: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Draws one pattern into a file and returns its report. */
export async function run(args: readonly string[]): Promise<unknown> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  if (values.help) {
    console.log(USAGE)
    return undefined
  }
  const [prompt] = positionals
  if (positionals.length !== 1) throw new Error(`name exactly one prompt, in quotes\n\n${USAGE}`)
  if (!values.out) throw new Error(`--out is missing: name the file to draw\n\n${USAGE}`)
  const request = { prompt, ...(await readRequest(values, values.out)) }
  await checkWritable(values.out)
  if (values.engine === 'diffusion') return drawByDiffusion({ ...request, ...readDiffusion(values.diffusion) }, values)
  if (values.engine !== 'pattern') throw new Error(`--engine is "${values.engine}"; it takes pattern or diffusion`)
  // The engine checks every field itself and names the one that is wrong.
  const { file, extension: _, ...made } = await generatePattern(request as PatternRequest)
  await writeFile(values.out, file)
  return { out: values.out, bytes: file.length, ...made }
}

type Flags = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

async function readRequest(values: Flags, out: string): Promise<object> {
  return {
    compositionType: values.composition,
    format: values.format ?? formatOfName(out),
    ...(values.palette && { colorPalette: values.palette.split(',').map((colour) => colour.trim()) }),
    ...(values.aspect && { aspectRatio: values.aspect }),
    ...(values.density && { density: values.density }),
    ...(values.size && { size: Number(values.size) }),
    ...(values.dpi && { dpi: Number(values.dpi) }),
    ...(values.repeat && { repeatMm: Number(values.repeat) }),
    ...(values.colorways && { colorways: Number(values.colorways) }),
    ...(values.trap && { trapMm: Number(values.trap) }),
    ...(values.marks && { registrationMarks: true }),
    ...(values.seed && { seed: Number(values.seed) }),
    ...(values.spec && {
      spec: readJson(await readFile(values.spec, 'utf8'), '--spec names a file whose JSON is broken'),
    }),
  }
}

function formatOfName(out: string): PatternFormat {
  const format = formatOfExtension[extname(out).toLowerCase()]
  if (format) return format
  const endings = Object.keys(formatOfExtension).join(', ')
  throw new Error(`--out ends in "${extname(out)}"; it takes ${endings}, or any name beside --format`)
}

type DiffusionFlags = { readonly model?: string | undefined; readonly out?: string | undefined }

/** The same with the user's own model: `--model`, or the folder the service is given in HEDDLE_DIFFUSION_DIR. */
async function drawByDiffusion(request: object, { model, out = '' }: DiffusionFlags): Promise<unknown> {
  const folder = model ?? process.env.HEDDLE_DIFFUSION_DIR
  if (!folder) throw new Error('--model is missing: name the folder of a diffusion model (docs/diffusion.md)')
  const opened = await openDiffusionModel(folder, availableParallelism())
  const bar = new SingleBar({ format: '{bar} {percentage} % {stage}', clearOnComplete: true, stream: process.stderr })
  bar.start(1, 0, { stage: 'sample' })
  try {
    const onProgress = (stage: string, share: number): void => bar.update(share, { stage })
    const { file, ...made } = await generateByDiffusion(opened, request as DiffusionRequest, { onProgress })
    await writeFile(out, file)
    return { out, bytes: file.length, ...made }
  } finally {
    bar.stop()
    await opened.close()
  }
}

function readDiffusion(text: string | undefined): object {
  return text === undefined
    ? {}
    : { diffusion: readJson(text, `--diffusion takes a JSON object such as '{"steps": 25}'`) }
}

function readJson(text: string, complaint: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${complaint}: ${errorMessage(cause)}`, { cause })
  }
}
