import type { Component } from '../../infra/lifecycle/component.ts'
import type { Logger } from '../../infra/telemetry/logger.ts'
import type { Metrics } from '../../infra/telemetry/metrics.ts'
import { childEnvironment, startChild } from './pooled-child.ts'

/** Fastest first; the last is always there. */
const computeProviders = ['cuda', 'cpu'] as const
export type ComputeProviderName = (typeof computeProviders)[number]

/** Loading CUDA for the first time takes seconds; a driver that hangs must not be waited for. */
const LOOK_TIMEOUT_MS = 60_000
/** The libraries of a GPU are mapped, not read; what the child really holds is far below. */
const MEMORY_BYTES_MAX = 4 * 1024 ** 3

export type ComputeProviderOptions = {
  readonly environment: NodeJS.ProcessEnv
  readonly logger: Logger
}

/**
 * What neural networks would run on here, found by opening one in a child process. @returns undefined when none opens.
 */
export async function findComputeProvider({
  environment,
  logger,
}: ComputeProviderOptions): Promise<ComputeProviderName | undefined> {
  const child = startChild({
    name: 'compute-provider',
    taskModule: new URL('./compute-provider-task.ts', import.meta.url),
    childrenMax: 1,
    memoryBytesMax: MEMORY_BYTES_MAX,
    environment: childEnvironment(environment),
    logger,
  })
  try {
    const found = await child.run({ input: computeProviders, timeoutMs: LOOK_TIMEOUT_MS })
    return computeProviders.find((name) => name === found)
  } catch (error) {
    logger.warn({ event: 'compute_provider_unknown', error })
    return undefined
  } finally {
    await child.kill('it has answered')
  }
}

/**
 * Shows the provider as `heddle_compute_provider{provider="cpu"} 1` once it is found; the start does not wait for it.
 */
export function showComputeProvider(metrics: Metrics, options: ComputeProviderOptions): Component {
  const show = metrics.gauge({
    name: 'compute_provider',
    help: 'What neural networks run on: 1 for the provider that is live.',
    labels: ['provider'],
  })
  return {
    name: 'compute-provider',
    start: async () => {
      void findComputeProvider(options).then((provider) => {
        if (!provider) return
        show(1, { provider })
        options.logger.info({ event: 'compute_provider_found', provider })
      })
    },
    stop: () => Promise.resolve(),
  }
}
