// An object store that is sick, full, or loses its mind in the middle of a write.
import { setTimeout as sleep } from 'node:timers/promises'
import type { StorageFault } from '../s3-proxy.ts'
import { type Fault, spellMs } from './fault.ts'

const during =
  (fault: StorageFault): Fault =>
  async (victim) => {
    victim.stack.storage.set(fault)
    await sleep(spellMs(victim))
    victim.stack.storage.set('none')
  }

export const storageFaults = {
  's3-errors': during('errors'),
  's3-partial-puts': during('partialPuts'),
  's3-disk-full': during('full'),
} as const satisfies Record<string, Fault>
