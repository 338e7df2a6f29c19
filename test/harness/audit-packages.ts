import { spawnSync } from 'node:child_process'
import { z } from 'zod'

export type AuditVerdict = { readonly verdict: 'clean' | 'found' | 'not asked'; readonly says: string }

/** The index answers in a second or two; who cannot reach it should not wait long for the rest of the check. */
const TIMEOUT_MS = 20_000
const OUTPUT_BYTES_MAX = 32 * 1024 * 1024

const report = z.object({ metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int() }) }) })
const refusal = z.object({ message: z.string() })

/** Asks the package index for known holes in what we ship. Where it cannot be asked, that is said and is no failure. */
export function auditPackages(root: string): AuditVerdict {
  const args = ['audit', '--omit=dev', '--json']
  const { stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: OUTPUT_BYTES_MAX,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return judgeAudit(stdout ?? '')
}

/** @param output what `npm audit --json` wrote */
export function judgeAudit(output: string): AuditVerdict {
  const answer = readJson(output)
  const found = report.safeParse(answer)
  if (!found.success) {
    const why = refusal.safeParse(answer)
    return { verdict: 'not asked', says: why.success ? why.data.message : 'npm audit gave no answer' }
  }
  const { high, critical } = found.data.metadata.vulnerabilities
  return { verdict: high + critical > 0 ? 'found' : 'clean', says: `${critical} critical, ${high} high` }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
