import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { COVERAGE_TOLERANCE } from '../../../../../../processors/engines/pattern/draw/search-coverage.ts'
import { families } from '../../../../../../processors/engines/pattern/families/registry.ts'

type Findings = {
  readonly family: string
  readonly inksUsed: readonly number[]
  readonly coverages: readonly number[]
  readonly seamFaults: number
  readonly repeatFaults: number
  readonly isSameAgain: boolean
  readonly shapes: number
  readonly svgFault: string | null
  readonly svgBytes: number
  readonly isWideFine: boolean
  readonly isSmallFine: boolean
  readonly isLargeFine: boolean
}

const found = new Map<string, Findings>()

/** Processes that share the families between them. */
const SHARDS = 2

beforeAll(async () => {
  const script = join(import.meta.dirname, 'inspect-families.ts')
  const shards = Array.from({ length: SHARDS }, (_, shard) =>
    families.filter((_family, at) => at % SHARDS === shard).map(({ name }) => name),
  )
  const outputs = await Promise.all(
    shards.map((names) =>
      promisify(execFile)(process.execPath, ['--no-warnings', script, ...names], { maxBuffer: 1 << 24 }),
    ),
  )
  for (const line of outputs.flatMap(({ stdout }) => stdout.trim().split('\n'))) {
    const findings = JSON.parse(line) as Findings
    found.set(findings.family, findings)
  }
}, 900_000)

describe.each(families.map((family) => [family.name, family] as const))('%s', (name, family) => {
  const findings = (): Findings => {
    const entry = found.get(name)
    if (!entry) throw new Error(`no findings for ${name}`)
    return entry
  }

  test('uses every ink of a strict palette', () => {
    expect(findings().inksUsed).toEqual([0, 1, 2, 3])
  })

  test('shows no seam when the window is moved over the edge', () => {
    expect(findings().seamFaults).toBe(0)
  })

  test('laid four times equals two periods each way drawn as one', () => {
    expect(findings().repeatFaults).toBe(0)
  })

  test('is drawn the same by the same seed', () => {
    expect(findings().isSameAgain).toBe(true)
  })

  test('covers visibly more ground the denser it is asked to be, unless its construction fixes it', () => {
    const [low, medium, high] = findings().coverages
    if (family.isDensityFixed) return
    expect(medium - low).toBeGreaterThan(0.06)
    expect(high - medium).toBeGreaterThan(0.06)
  })

  test('covers as much as it is asked to, within four hundredths, unless its construction fixes it', () => {
    if (family.isDensityFixed) return
    const { low, medium, high } = family.coverage
    const misses = [low, medium, high].map((asked, at) => Math.abs(findings().coverages[at] - asked))
    expect(Math.max(...misses)).toBeLessThanOrEqual(COVERAGE_TOLERANCE)
  })

  test('keeps to fills and whole numbers in its SVG and stays within bounds', () => {
    expect(findings().svgFault).toBeNull()
    expect(findings().shapes).toBeLessThan(16_000)
    expect(findings().svgBytes).toBeLessThan(900_000)
  })

  test('fills a wide repeat, and draws micro and very large', () => {
    expect([findings().isWideFine, findings().isSmallFine, findings().isLargeFine]).toEqual([true, true, true])
  })
})
