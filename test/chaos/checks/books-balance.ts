import type { Check } from './scene.ts'

/**
 * (b) granted = available + held + spent for every account, entries sum to the same, and the reconciler finds nothing.
 */
export const checkBooksBalance: Check = async ({ sql, ledger }) => {
  const { rows } = await sql.query(`
    select a.id, a.granted, a.available, a.held, a.spent, sum(e.granted) as granted_sum,
      sum(e.granted - e.available - e.held - e.spent) as imbalance
    from account a join entry e on e.account_id = a.id group by a.id
    having a.granted <> a.available + a.held + a.spent or sum(e.granted) <> a.granted
      or sum(e.available) <> a.available or sum(e.held) <> a.held or sum(e.spent) <> a.spent
      or sum(e.granted - e.available - e.held - e.spent) <> 0`)
  const breaches = await ledger.reconcile()
  return [...rows, ...breaches].map((row) => ({ check: 'b-books-balance', detail: JSON.stringify(row) }))
}
