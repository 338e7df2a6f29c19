import type { Progress } from '../terminal/progress.ts'
import { type ServerAddresses, type ServerName, serverNames } from './addresses.ts'
import type { RunningServer } from './boot-context.ts'
import type { ExternalAddresses } from './external-addresses.ts'

type AddressOf<Name extends ServerName> = ServerAddresses[Name]

/** How one provider (embedded processes, containers) starts each server. */
export type Starters = { readonly [Name in ServerName]: () => Promise<RunningServer<AddressOf<Name>>> }
export type Booted = { readonly [Name in ServerName]: RunningServer<AddressOf<Name>> }

const titles: Readonly<Record<ServerName, string>> = {
  postgres: 'postgres',
  s3: 'object store',
  kafka: 'kafka',
  registry: 'schema registry',
}

/** The servers that no address replaces. */
export function serversToStart(external: ExternalAddresses): ServerName[] {
  return serverNames.filter((name) => !external[name])
}

export type Surroundings = {
  readonly external: ExternalAddresses
  readonly progress: Progress
  /** Called when one has failed, for the others to give up their starts: one of them may be fetched for minutes. */
  readonly giveUp: () => void
}

/**
 * Starts the servers side by side with a line each. When one fails the others are stopped again and its error is
 * thrown.
 */
export async function bootAll(starters: Starters, { external, progress, giveUp }: Surroundings): Promise<Booted> {
  let failure: unknown
  const boot = async <Name extends ServerName>(name: Name): Promise<RunningServer<AddressOf<Name>>> => {
    // The compiler cannot see that both types are read at the same name.
    const address = external[name] as AddressOf<Name> | undefined
    if (address) {
      progress.line(`  · ${titles[name].padEnd(26)}   elsewhere, as the environment says`)
      return elsewhere(address)
    }
    return progress.step(titles[name], starters[name]).catch((error: unknown) => {
      // Those that follow only tell that they were given up.
      failure ??= error
      giveUp()
      throw error
    })
  }
  const [postgres, s3, kafka, registry] = await Promise.allSettled([
    boot('postgres'),
    boot('s3'),
    boot('kafka'),
    boot('registry'),
  ])
  if (
    postgres.status === 'fulfilled' &&
    s3.status === 'fulfilled' &&
    kafka.status === 'fulfilled' &&
    registry.status === 'fulfilled'
  )
    return { postgres: postgres.value, s3: s3.value, kafka: kafka.value, registry: registry.value }
  const outcomes = [postgres, s3, kafka, registry]
  await Promise.all(outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.stop()))
  throw failure
}

function elsewhere<Address>(address: Address): RunningServer<Address> {
  return { address, pid: () => undefined, stop: () => Promise.resolve(), kill: () => undefined }
}
