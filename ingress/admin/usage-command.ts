import type { Ledger } from '../../infra/ledger/port.ts'
import { type AdminAnswer, found } from './answer.ts'

export type UsageDeps = {
  readonly ledger: Pick<Ledger, 'noteAudit'> & { readonly usage: Pick<Ledger['usage'], 'rebuild'> }
}

/** Empties the usage figures; the control program reads the topics from their beginnings and fills them again. */
export async function rebuildUsage({ ledger }: UsageDeps): Promise<AdminAnswer> {
  await ledger.noteAudit('usage.rebuilt', 'usage', {})
  const reading = await ledger.usage.rebuild()
  return found(`usage is read anew from the topics (reading ${reading})`, { reading })
}
