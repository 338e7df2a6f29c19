// The ways to the servers: cut, slow, silent, and cut at the worst moment.
import { setTimeout as sleep } from 'node:timers/promises'
import { networks } from '../chaos-stack.ts'
import type { NetworkFault } from '../tcp-proxy.ts'
import { type Fault, spellMs } from './fault.ts'

const LATENCY_MS = 150

const during =
  (fault: NetworkFault) =>
  (name: (typeof networks)[number]): Fault =>
  async (victim) => {
    victim.stack.setNetwork(name, fault)
    await sleep(spellMs(victim))
    victim.stack.setNetwork(name, { kind: 'none' })
  }

const resets =
  (name: (typeof networks)[number]): Fault =>
  async ({ stack }) => {
    for (let turn = 0; turn < 3; turn += 1) {
      stack.resetNetwork(name)
      await sleep(500)
    }
  }

const forEach = <Kind extends string>(kind: Kind, make: (name: (typeof networks)[number]) => Fault) =>
  Object.fromEntries(networks.map((name) => [`${kind}-${name}`, make(name)])) as Record<
    `${Kind}-${(typeof networks)[number]}`,
    Fault
  >

export const networkFaults = {
  ...forEach('reset', resets),
  ...forEach('refuse', during({ kind: 'refuse' })),
  ...forEach('latency', during({ kind: 'latency', ms: LATENCY_MS })),
  ...forEach('half-open', during({ kind: 'halfOpen' })),
  /** The statement arrives and commits; the answer never comes. */
  'commit-unknown': during({ kind: 'loseAnswers' })('postgres'),
  /** The records are written; the acknowledgement never comes. */
  'write-unknown': during({ kind: 'loseAnswers' })('kafka'),
} as const satisfies Record<string, Fault>
