import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { ListedObject, ObjectStore } from '../../../infra/storage/port.ts'
import type { Chore } from './tidying.ts'

export type PageSearchOptions = {
  readonly prefix: string
  /** From the end of one pass over all objects to the beginning of the next. */
  readonly passEveryMs: number
  /** Whether a pass goes on at once, page after page; otherwise a page a minute, where nobody waits for its end. */
  readonly isUrgent: boolean
  readonly lookAt: (page: readonly ListedObject[]) => Promise<void>
  readonly store: Pick<ObjectStore, 'list'>
  readonly clock: Pick<Clock, 'now'>
}

/** Objects looked at in one step; S3 lists a thousand at most. */
const PAGE_MAX = 500

/** Each call of what is returned looks at one page of all objects; when it has seen the last one it rests. */
export function createPageSearch({ prefix, passEveryMs, isUrgent, lookAt, store, clock }: PageSearchOptions): Chore {
  let after = ''
  let passAt = 0
  return async () => {
    if (clock.now() < passAt) return false
    const page = await store.list(prefix, { after, most: PAGE_MAX })
    await lookAt(page)
    const isLast = page.length < PAGE_MAX
    after = isLast ? '' : (page.at(-1)?.key ?? '')
    if (isLast) passAt = clock.now() + passEveryMs
    return isUrgent && !isLast
  }
}
