// A batch producer beside the callers. A record whose writing may have failed is written again, and so may stand there
// twice.
import type { BatchResult } from '../../schemas/events/payloads.ts'
import { type BatchClient, type Credentials, openBatchClient, runAdminCommand } from '../harness/batch.ts'
import type { TestService } from '../harness/service.ts'

export type BatchLoad = {
  /** References of all records that were written so far. */
  readonly references: () => readonly string[]
  readonly results: () => readonly BatchResult[]
  /** Writes a few records every so often until `stop`, which resolves when the last of them is written. */
  readonly start: (name: string) => { readonly stop: () => Promise<void> }
  readonly close: () => Promise<void>
}

const RECORDS_AT_ONCE = 2
const WRITE_EVERY_MS = 600

export async function openBatchLoad(service: TestService, accountId: string): Promise<BatchLoad> {
  const credentials = await runAdminCommand<Credentials>(service, 'batch', 'enable', accountId)
  const client = await openBatchClient(credentials, service.namespace)
  const references: string[] = []
  return {
    references: () => references,
    results: client.results,
    close: client.close,
    start: (name) => {
      let stopped = false
      const writing = (async () => {
        for (let index = 0; !stopped; index += RECORDS_AT_ONCE) {
          const some = Array.from({ length: RECORDS_AT_ONCE }, (_, at) => `${name}-${index + at}`)
          references.push(...some)
          await writeSurely(client, some)
          await pause()
        }
      })()
      return {
        stop: async () => {
          stopped = true
          await writing
        },
      }
    },
  }
}

/** Until the brokers say that they have it; nobody knows whether they had it before. */
async function writeSurely({ send }: BatchClient, references: readonly string[]): Promise<void> {
  const requests = references.map((reference) => ({ reference }))
  while (!(await send(requests).then(succeeded, failed))) await pause()
}

const succeeded = (): boolean => true
const failed = (): boolean => false
const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS))
