import type { Logger } from '../telemetry/logger.ts'
import type { Clock } from './clock.ts'
import { remedyOf } from './failure.ts'

/** Something that is started and stopped. `stop` is called once and must end. */
export type Component = {
  readonly name: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

export type Running = { readonly stop: () => Promise<void> }

/** A minute longer than a broker or a database takes to start on a busy machine. */
const AWAY_MOST_MS = 120_000
const ASK_AGAIN_MS = 1_000

/**
 * The same component, whose start waits for a server that is away. A program that ended for it instead would be started
 * again later and later, and still be down half a minute after the server is back.
 *
 * @throws what the start threw, at once unless time alone may mend it, else after two minutes
 */
export function onceServerAnswers(
  component: Component,
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
): Component {
  const start = async (): Promise<void> => {
    const giveUpAt = clock.now() + AWAY_MOST_MS
    for (;;) {
      try {
        return await component.start()
      } catch (error) {
        if (remedyOf(error) !== 'retry' || clock.now() >= giveUpAt) throw error
        logger.warn({ event: 'server_away', component: component.name, error })
        await clock.sleep(ASK_AGAIN_MS)
      }
    }
  }
  return { ...component, start }
}

/** Starts in order; if one fails, stops those before it in reverse and passes the error on. */
export async function startAll(components: readonly Component[], logger: Logger): Promise<Running> {
  const started: Component[] = []
  const stop = async (): Promise<void> => {
    for (const component of started.splice(0).reverse()) {
      await component.stop().catch((error: unknown) => {
        logger.error({ event: 'component_stop_failed', component: component.name, error })
      })
    }
  }
  for (const component of components) {
    try {
      await component.start()
      started.push(component)
    } catch (error) {
      await stop()
      throw error
    }
  }
  return { stop }
}

/**
 * Groups of components that know nothing of one another: all groups start at once and stop at once, each in its own
 * order. If one fails to start, all are stopped.
 */
export function sideBySide(name: string, groups: readonly (readonly Component[])[], logger: Logger): Component {
  let running: readonly Running[] = []
  const stop = async (): Promise<void> => void (await Promise.all(running.map((group) => group.stop())))
  return {
    name,
    start: async () => {
      const starts = await Promise.allSettled(groups.map((group) => startAll(group, logger)))
      running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
      const failed = starts.find((start) => start.status === 'rejected')
      if (!failed) return
      await stop()
      throw failed.reason
    },
    stop,
  }
}
