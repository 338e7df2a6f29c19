import { describe, expect, test } from '@jest/globals'
import { silentLogger } from '../../../../infra/telemetry/logger.ts'
import { createMetrics } from '../../../../infra/telemetry/metrics.ts'
import { findComputeProvider, showComputeProvider } from '../../../../processors/runtime/compute-provider.ts'

const environment = { PATH: process.env.PATH }

describe('the compute provider', () => {
  test('is the one that really opens a network here', async () => {
    expect(['cpu', 'cuda']).toContain(await findComputeProvider({ environment, logger: silentLogger }))
  })

  test('becomes a figure without holding up the start', async () => {
    const metrics = createMetrics('work')
    const component = showComputeProvider(metrics, { environment, logger: silentLogger })
    await component.start()
    expect(await metrics.text()).not.toContain('heddle_compute_provider{')
    const shown = /heddle_compute_provider\{provider="(cpu|cuda)",process="work"\} 1/
    while (!shown.test(await metrics.text())) await new Promise((resolve) => setTimeout(resolve, 20))
  })
})
