// What the checks look at: everything that stands in the servers and everything that callers were told.
import type { Pool } from 'pg'
import type { Kafka } from '../../../infra/kafka/port.ts'
import type { Ledger } from '../../../infra/ledger/port.ts'
import type { ObjectStore } from '../../../infra/storage/port.ts'
import type { BatchLoad } from '../batch-load.ts'
import type { LoadCall } from '../mixed-load.ts'

export type Scene = {
  readonly namespace: string
  readonly sql: Pool
  readonly ledger: Pick<Ledger, 'reconcile'>
  readonly kafka: Pick<Kafka, 'topics' | 'codec' | 'createConsumer'>
  readonly storage: Pick<ObjectStore, 'read'>
  readonly calls: readonly LoadCall[]
  /** Jobs whose assets were found to be right: assets are never written again, so one look is enough. */
  readonly verified: Set<string>
  /** Where records are produced beside the calls. */
  readonly batch?: Pick<BatchLoad, 'references' | 'results'>
}

/** One breach of what must hold; `check` is the letter and name by which the promise is known. */
export type Violation = { readonly check: CheckName; readonly detail: string }

export type CheckName =
  | 'a-one-ending'
  | 'b-books-balance'
  | 'c-assets-exist'
  | 'd-answers-true'
  | 'e-lag-is-zero'
  | 'f-topics-replay'
  | 'g-nothing-left'

export type Check = (scene: Scene) => Promise<readonly Violation[]>
