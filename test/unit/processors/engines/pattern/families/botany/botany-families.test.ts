import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  flowersAsked,
  leavesAsked,
} from '../../../../../../../processors/engines/pattern/families/botany/asked-plants.ts'
import type { Plan } from '../../../../../../../processors/engines/pattern/families/family.ts'

type Findings = {
  readonly family: string
  /** Share of pixels two seeds of the all-over do not share. */
  readonly differing: number
  /** Pixels drawn in the margin of a placement print, by seed. */
  readonly outside: readonly number[]
  /** Of `tossed-floral`: how much more paper stays bare when the same flowers are asked for as a line drawing. */
  readonly bareInLine?: number
}

const composed = [
  'tossed-floral',
  'chintz',
  'blossom-branch',
  'meadow',
  'botanical-line',
  'botanical-plate',
  'watercolour-floral',
  'folk-floral',
  'trailing',
  'garlands',
  'foliage',
  'tropical',
]
const found = new Map<string, Findings>()
const findingsOf = (family: string): Findings => {
  const findings = found.get(family)
  if (!findings) throw new Error(`no findings for ${family}`)
  return findings
}

beforeAll(async () => {
  const script = join(import.meta.dirname, 'inspect-botany.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script, ...composed])
  for (const line of stdout.trim().split('\n')) {
    const findings = JSON.parse(line) as Findings
    found.set(findings.family, findings)
  }
})

describe.each(composed.map((family) => [family]))('%s', (family) => {
  test('leaves a margin of bare ground round a placement print', () => {
    expect(findingsOf(family).outside).toEqual([0, 0, 0])
  })

  test('differs to the eye from seed to seed', () => {
    expect(findingsOf(family).differing).toBeGreaterThan(0.1)
  })
})

test('a line drawing asked for beside the flowers leaves more paper bare than painting them', () => {
  expect(findingsOf('tossed-floral').bareInLine).toBeGreaterThan(0.1)
})

test('a flower or a leaf is found among nouns and inside the phrases that chose the family', () => {
  const planWith = (motifs: string[], styles: string[] = []): Plan => ({ motifs, styles }) as unknown as Plan
  expect(flowersAsked(planWith(['rose', 'cat']))).toEqual(['rose'])
  expect(flowersAsked(planWith([], ['magnolia branches']))).toEqual(['magnolia'])
  expect(flowersAsked(planWith([], ['peonies']))).toEqual(['peony'])
  expect(leavesAsked(planWith([], ['climbing ivy']))).toEqual(['ivy'])
  expect(leavesAsked(planWith([], ['leaves']))).toEqual(['leaf'])
})
