// What the page says of a result: a few lines that a designer wants, out of the report of each operation.
import type { OperationResult } from '../../../schemas/http/results.ts'

export type Ink = { readonly hex: string /** Of the area, 0 to 1; where it was measured. */; readonly share?: number }

/** What is shown of a result. Lengths in millimetres on cloth. */
export type Facts = {
  readonly lines: readonly (readonly [label: string, text: string])[]
  readonly inks: readonly Ink[]
  /** Words that changed the design, as `words, words → meaning`, and those that did not. */
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
  readonly widthMm: number
  /** True when opposite edges continue each other. */
  readonly repeats: boolean
}

const MM_PER_INCH = 25.4
/** Of a file that tells no resolution, as CSS has it. */
const DPI_USUAL = 96

type Report = Readonly<Record<string, unknown>>

export function factsOf(result: OperationResult): Facts {
  const report: Report = result.report
  const repeat = recordOf(report.repeat)
  const dpi = numberOf(repeat.dpi) ?? numberOf(report.dpi) ?? DPI_USUAL
  const widthMm = numberOf(repeat.widthMm) ?? numberOf(report.widthMm) ?? (result.width / dpi) * MM_PER_INCH
  const heightMm = (widthMm * result.height) / result.width
  return {
    lines: [
      ['Cloth', `${length(widthMm)} × ${length(heightMm)} mm`],
      ['File', `${result.width} × ${result.height} px, ${result.format}, ${bytesText(result.bytes)}`],
      ...linesOf(result, report),
      ['Took', `${(result.processingTimeMs / 1000).toFixed(1)} s, ${result.credits} credits`],
    ],
    inks: listOf(report.inks).map(inkOf),
    understood: understoodOf(listOf(report.understood).map(recordOf)),
    ignored: listOf(report.ignored).map((one) => String(recordOf(one).words ?? one)),
    widthMm,
    repeats: isRepeat(result, report),
  }
}

function linesOf({ operation }: OperationResult, report: Report): readonly (readonly [string, string])[] {
  if (operation === 'generate') {
    const { family, seed } = recordOf(report.spec)
    return [
      ...(typeof report.prompt === 'string' ? [['Drawn from', report.prompt] as const] : []),
      ['Design', `${family}, seed ${seed}`],
      ['Thinnest line', `${report.thinnestLineMm} mm`],
    ]
  }
  if (operation === 'vectorize') {
    const warnings = listOf(report.warnings).map(String)
    const { psnr } = recordOf(report.check)
    return [
      ['Shapes', `${counted(report.paths)} paths, ${counted(report.nodes)} nodes, ${counted(report.gaps)} gaps`],
      ['Fidelity', `${psnr} dB against the picture`],
      ...warnings.map((text) => ['Warning', text] as const),
    ]
  }
  const notes = listOf(report.notes).map(String)
  return [['Method', `${report.method}: ${report.reason}`], ...notes.map((text) => ['Note', text] as const)]
}

/** Words that mean the same stand together. */
function understoodOf(found: readonly Report[]): readonly string[] {
  const byMeaning = Map.groupBy(found, ({ as }) => String(as))
  return [...byMeaning].map(([meaning, same]) => `${same.map(({ words }) => words).join(', ')} → ${meaning}`)
}

function isRepeat({ operation }: OperationResult, report: Report): boolean {
  if (operation === 'generate') return recordOf(report.spec).composition === 'tile'
  if (operation === 'vectorize') return report.tile === true
  const { x, y } = recordOf(report.tile)
  return x === true && y === true
}

const inkOf = (ink: unknown): Ink => {
  if (typeof ink === 'string') return { hex: ink }
  const { hex, share, areaShare } = recordOf(ink)
  const part = numberOf(share) ?? numberOf(areaShare)
  return { hex: String(hex), ...(part !== undefined && { share: part }) }
}

const recordOf = (value: unknown): Report => (typeof value === 'object' && value !== null ? (value as Report) : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const counted = (value: unknown): string => (numberOf(value) ?? 0).toLocaleString('en')
const length = (mm: number): string => String(Math.round(mm * 10) / 10)

function bytesText(bytes: number): string {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} kB`
  return `${(bytes / 1e6).toFixed(1)} MB`
}
