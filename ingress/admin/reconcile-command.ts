import type { Ledger } from '../../infra/ledger/port.ts'
import { type AdminAnswer, textTable } from './answer.ts'

/**
 * Proves the books: granted = available + held + spent, and one terminal entry per ended job. Any breach ends with 1.
 */
export async function reconcile(ledger: Pick<Ledger, 'reconcile' | 'countAccountsAndJobs'>): Promise<AdminAnswer> {
  const breaches = await ledger.reconcile()
  const counts = await ledger.countAccountsAndJobs()
  const summary = `reconciled: ${[
    counted(counts.accounts, 'account', 'accounts'),
    counted(counts.jobs, 'job', 'jobs'),
    counted(breaches.length, 'breach', 'breaches'),
  ].join(', ')}`
  const rows = breaches.map(({ check, subject, detail }) => [check, subject, detail])
  return {
    text: breaches.length === 0 ? summary : `${textTable(['check', 'subject', 'detail'], rows)}\n${summary}`,
    value: { ...counts, breaches },
    exitCode: breaches.length === 0 ? 0 : 1,
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
