import type { Ledger } from '../../infra/ledger/port.ts'
import type { Lane } from '../../schemas/operations.ts'
import { laneTopics } from '../../schemas/topics.ts'
import { requireAccount } from './account-commands.ts'
import { type AdminAnswer, exactly, found, UsageError } from './answer.ts'
import { noCommand } from './help.ts'
import type { WithStreams } from './stream-access.ts'

export type LaneDeps = { readonly ledger: Pick<Ledger, 'accounts' | 'lanes'>; readonly withStreams: WithStreams }

/** Moves an account to a lane of its own or back. What was accepted before ends on the lane where it is. */
export async function runLaneCommand(verb: string, names: readonly string[], deps: LaneDeps): Promise<AdminAnswer> {
  if (verb !== 'move') throw noCommand(['lane', verb])
  const [named, kind] = exactly(names, ['ACCOUNT', 'LANE'])
  const { accountId, name, tier } = await requireAccount(named, deps.ledger)
  if (kind !== 'dedicated' && kind !== 'shared') throw new UsageError('The lane is dedicated or shared.')
  if (kind === 'dedicated' && tier !== 'enterprise') {
    throw new UsageError(`${name} is ${tier}; a lane of its own is for accounts of the enterprise tier.`)
  }
  const lane: Lane = kind === 'shared' ? 'shared' : `dedicated-${accountId}`
  // The topics are there before anything is sent to them.
  if (kind === 'dedicated') {
    await deps.withStreams(async ({ topics, codec, namespace }) => {
      const terms = laneTopics(lane, namespace)
      await topics.ensure(terms)
      await codec.register(terms)
    })
  }
  const moved = await deps.ledger.lanes.move(accountId, lane)
  return found(`${name} goes to ${lane} now${moved?.from === lane ? ', as before' : ''}`, {
    accountId,
    lane,
    from: moved?.from,
  })
}
