import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { z } from 'zod'
import { enlargeMethods } from '../engines/enlarge/choose-method.ts'
import {
  type EnlargeControl,
  type EnlargeResult,
  type EnlargeScale,
  enlargeFile,
  enlargeScales,
} from '../engines/enlarge/enlarge-file.ts'
import { type OutputFormat, outputFormats } from '../engines/enlarge/output/output-file.ts'
import { checkWritable } from './check-writable.ts'

const HELP = `usage: npm run -s engine -- enlarge IN --out OUT [options]

  --out FILE       where the result goes; its ending names the format unless --format does
  --scale N        ${enlargeScales.join(', ')} (default 16)
  --format F       ${outputFormats.join(', ')}
                   (the indexed ones hold inks alone; dzi is a Deep Zoom tile set in one zip)
  --tile MODE      auto (default), on, off: whether the picture is one period of a repeat
  --method M       ${enlargeMethods.join(', ')} (default auto)
  --model FILE     an ONNX network of your own that enlarges two or four times (default: HEDDLE_SR_MODEL)
  --keep-size      keep the physical size: the dpi grows with the pixels
  --report         the report on several lines, on stderr as well

The last line on stdout is the report as JSON.`

const formatOfEnding: Readonly<Record<string, OutputFormat>> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.tif': 'tiff',
  '.tiff': 'tiff',
  '.webp': 'webp',
  '.zip': 'dzi',
}

const optionsSchema = z.object({
  out: z.string({ error: 'name the result with --out FILE' }).min(1),
  scale: z.coerce
    .number()
    .refine((value): value is EnlargeScale => enlargeScales.some((scale) => scale === value), {
      error: `must be one of ${enlargeScales.join(', ')}`,
    })
    .default(16),
  format: z.enum(outputFormats).optional(),
  tile: z.enum(['auto', 'on', 'off']).default('auto'),
  method: z.enum(enlargeMethods).default('auto'),
  model: z.string().min(1).optional(),
  'keep-size': z.boolean().default(false),
  report: z.boolean().default(false),
})

/** `heddle-engine enlarge`: resolves to the report, or to nothing when help was asked for. */
export async function run(args: readonly string[]): Promise<EnlargeResult | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      scale: { type: 'string' },
      format: { type: 'string' },
      tile: { type: 'string' },
      method: { type: 'string' },
      model: { type: 'string' },
      'keep-size': { type: 'boolean' },
      report: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(HELP)
    return undefined
  }
  const [inputPath, ...surplus] = positionals
  if (!inputPath || surplus.length > 0) throw new Error(`name exactly one image\n\n${HELP}`)
  const options = readOptions(values)
  const format = options.format ?? formatOfEnding[extname(options.out).toLowerCase()]
  if (!format)
    throw new Error(`"${options.out}" names no format: end it in .png, .jpg, .tiff, .webp or .zip, or give --format`)
  await checkWritable(options.out)
  const { scale, tile, method } = options
  const request = { inputPath, outputPath: options.out, scale, format, tile, method }
  const modelPath = options.model ?? (process.env.HEDDLE_SR_MODEL || undefined)
  const settings = { ...request, modelPath, keepPhysicalSize: options['keep-size'] }
  const result = await whileWanted((control) =>
    withProgressBar((onProgress) => enlargeFile(settings, { ...control, onProgress })),
  )
  if (options.report) console.error(JSON.stringify(result, null, 2))
  return result
}

function readOptions(values: unknown): z.infer<typeof optionsSchema> {
  const parsed = optionsSchema.safeParse(values)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('\n'))
}

/**
 * Ctrl-C ends the process at once while it looks at the picture, which nobody could interrupt, and after the next band
 * while it draws, so that no half-written file is left.
 */
async function whileWanted<T>(work: (control: Pick<EnlargeControl, 'signal' | 'onDrawing'>) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stop = (): void => controller.abort(new Error('stopped'))
  const onDrawing = (): void => {
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  }
  try {
    return await work({ signal: controller.signal, onDrawing })
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

/** A bar on stderr for a person who watches; nothing where stderr is a file or a pipe. */
async function withProgressBar<T>(work: (onProgress: (fraction: number) => void) => Promise<T>): Promise<T> {
  if (!process.stderr.isTTY) return work(() => {})
  // A process that is ended while the bar stands must leave the terminal as it was.
  const format = 'enlarging {bar} {percentage}% | {eta_formatted} left'
  const bar = new SingleBar({ format, stream: process.stderr, linewrap: true })
  bar.start(100, 0)
  try {
    return await work((fraction) => bar.update(fraction * 100))
  } finally {
    bar.stop()
  }
}
