// The ingress with one more operation, which does nothing.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createOwnedFolder, isAlive } from '../../../infra/lifecycle/owned-folder.ts'
import { readConfig, runProgram } from '../../../infra/lifecycle/run-program.ts'
import { composeIngress } from '../../../ingress/compose.ts'
import { readIngressConfig } from '../../../ingress/config.ts'
import { generateRoute } from '../../../ingress/operations/generate.ts'
import { createPrometheusMetrics } from '../../../ingress/prometheus-metrics.ts'

const config = readConfig(process, readIngressConfig)
await runProgram(process, {
  name: 'ingress',
  telemetry: { ...config.telemetry, logLevel: 'warn' },
  stopMostMs: config.drainMs + 5_000,
  compose: (parts) =>
    composeIngress({
      ...parts,
      config,
      instance: `bench-${randomBytes(4).toString('hex')}`,
      uploadFolder: createOwnedFolder({ program: 'ingress', parent: tmpdir(), pid: process.pid, isAlive }),
      metrics: createPrometheusMetrics(parts.metrics),
      registry: parts.metrics,
      computeProvider: async () => undefined,
      moreOperations: [{ ...generateRoute, name: 'noop', path: '/api/noop' }],
    }),
})
