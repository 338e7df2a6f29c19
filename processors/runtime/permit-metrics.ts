import type { Metrics } from '../../infra/telemetry/metrics.ts'
import type { Permits } from './permits.ts'

/**
 * Shows how many jobs of each operation and lane this process has under way, and how many of those it took up wait for
 * a permit.
 */
export function createPermitMetrics(metrics: Metrics): (operation: string, permits: Permits) => void {
  const labels = ['operation', 'lane']
  const inUse = metrics.gauge({ name: 'lane_permits_in_use', help: 'Jobs that are worked on.', labels })
  const waiting = metrics.gauge({ name: 'lane_permits_awaited', help: 'Jobs taken up that wait for a permit.', labels })
  return (operation, permits) =>
    metrics.beforeScrape(async () => {
      for (const figures of permits.figures()) {
        const { lane } = figures
        inUse(figures.inUse, { operation, lane })
        waiting(figures.waiting, { operation, lane })
      }
    })
}
