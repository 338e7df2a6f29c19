import type { Logger } from '../telemetry/logger.ts'

/** Something that is started and stopped. `stop` is called once and must end. */
export type Component = {
  readonly name: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

export type Running = { readonly stop: () => Promise<void> }

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
