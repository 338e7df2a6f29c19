import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { type TraceFormat, traceFormats, traceFormatTerms } from '../engines/trace/formats/formats.ts'
import { readTraceSettings } from '../engines/trace/read-settings.ts'
import { qualities, traceConfigFields } from '../engines/trace/settings.ts'
import { checkWritable } from './check-writable.ts'
import { compileWhole } from './compile-whole.ts'
import { errorMessage } from './error-message.ts'
import { keepKernels } from './keep-kernels.ts'
import { staySmall } from './stay-small.ts'
import { tierUpLate } from './tier-up-late.ts'

/** More than the 40 megapixels that the service takes: nobody else waits for this machine. */
const PIXELS_MAX = 64_000_000

const options = {
  out: { type: 'string' },
  quality: { type: 'string' },
  config: { type: 'string' },
  format: { type: 'string' },
  tile: { type: 'string' },
  report: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/**
 * `trace IN --out OUT [--quality Q] [--config JSON] [--tile auto|on|off] [--report]`; returns what the last stdout line
 * says.
 */
export async function run(args: readonly string[]): Promise<unknown> {
  const { values, positionals } = readArguments(args)
  if (values.help) {
    console.log(help())
    return undefined
  }
  const [input, ...rest] = positionals
  if (!input || rest.length > 0) throw new Error('name one picture to trace; see trace --help')
  if (!values.out) throw new Error('--out is missing: name the SVG file to write')
  const settings = readTraceSettings({
    ...readConfig(values.config),
    ...(values.quality && { quality: values.quality }),
    ...(values.tile && { tile: values.tile }),
  })
  const format = readFormat(values.format, values.out)
  await checkWritable(values.out)
  const { traceFile } = await compileWhole(() => import('../engines/trace/trace-file.ts'))
  keepKernels()
  // potrace is one long piece of work.
  const onProgress = settings.engine === 'potrace' ? undefined : tierUpLate()
  staySmall()
  const file = await readFile(input)
  const startedMs = performance.now()
  const { seen, traced } = await traceFile(file, PIXELS_MAX, settings, onProgress && { onProgress })
  const { svg, sheet, widthPx, heightPx, report } = traced
  const ms = Math.round(performance.now() - startedMs)
  const content = format === 'svg' ? svg : await traceFormatTerms[format].write(sheet)
  await writeFile(values.out, content)
  const { inks, paths, segments, nodes, warnings } = report
  const summary = { out: values.out, widthPx, heightPx, bytes: Buffer.byteLength(content), inks: inks.length, ms }
  if (values.report) {
    const { checkTrace } = await import('../engines/trace/check/check-trace.ts')
    return { ...summary, report: checkTrace(seen(), traced, settings.minLineMm) }
  }
  return { ...summary, paths, segments, nodes, warnings }
}

/** The format that was named, else the first whose files end like the one to write. */
function readFormat(named: string | undefined, out: string): TraceFormat {
  const ending = extname(out).slice(1).toLowerCase()
  const format = traceFormats.find((one) => (named ? one === named : traceFormatTerms[one].extension === ending))
  if (format) return format
  if (named) throw new Error(`--format is "${named}"; it takes ${traceFormats.join(', ')}`)
  const endings = new Set(traceFormats.map((one) => `.${traceFormatTerms[one].extension}`))
  throw new Error(`--out ends in "${extname(out)}"; it takes ${[...endings].join(', ')}`)
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new Error(`${errorMessage(cause)}\n\n${help()}`, { cause })
  }
}

function readConfig(text: string | undefined): object {
  if (text === undefined) return {}
  try {
    const config: unknown = JSON.parse(text)
    if (typeof config === 'object' && config !== null && !Array.isArray(config)) return config
  } catch (cause) {
    throw new Error(`--config is not JSON: ${errorMessage(cause)}`, { cause })
  }
  throw new Error(`--config takes a JSON object such as '{"colors": 8}'`)
}

function help(): string {
  const fields = traceConfigFields.map(({ name, effect, fallback }) => `  ${name.padEnd(18)}${effect} (${fallback})`)
  return [
    'usage: npm run -s engine -- trace IN --out OUT [--format F] [--quality Q] [--config JSON] [--tile auto|on|off] [--report]',
    '',
    '  IN          a PNG, JPEG, WebP, TIFF, GIF or AVIF file',
    '  --out       the file to write; its ending chooses the format',
    ...traceFormats.map(
      (one, at) => `  ${(at === 0 ? '--format' : '').padEnd(12)}${one.padEnd(12)}${traceFormatTerms[one].summary}`,
    ),
    `  --quality   ${qualities.join(', ')} (high)`,
    '  --config    a JSON object of the fields below',
    '  --tile      on: the picture is one tile of a repeat; auto looks for itself (auto)',
    '  --report    put the whole report on the last line',
    '',
    'Config fields and their defaults:',
    ...fields,
  ].join('\n')
}
