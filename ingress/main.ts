// `node ingress/main.ts`: the HTTP side. Takes its addresses from the environment; SIGTERM lets running requests finish,
// then ends the process.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { instanceName } from '../infra/config/service-config.ts'
import { systemClock } from '../infra/lifecycle/clock.ts'
import { createOwnedFolder, isAlive } from '../infra/lifecycle/owned-folder.ts'
import { readConfig, runProgram } from '../infra/lifecycle/run-program.ts'
import { composeIngress } from './compose.ts'
import { createComputeProviderReader } from './compute-provider.ts'
import { readIngressConfig } from './config.ts'
import { createPrometheusMetrics } from './prometheus-metrics.ts'

/** What stopping takes besides letting requests finish: leaving the reply topic and closing connections. */
const CLOSE_MS = 5_000

const config = readConfig(process, readIngressConfig)
await runProgram(process, {
  name: 'ingress',
  telemetry: config.telemetry,
  metricsPeers: config.metricsPeers,
  stopMostMs: config.drainMs + CLOSE_MS,
  compose: (parts) =>
    composeIngress({
      ...parts,
      config,
      instance: instanceName('ingress', randomBytes(3).toString('hex')),
      uploadFolder: createOwnedFolder({ program: 'ingress', parent: tmpdir(), pid: process.pid, isAlive }),
      metrics: createPrometheusMetrics(parts.metrics),
      registry: parts.metrics,
      computeProvider: createComputeProviderReader(config.metricsPeers, systemClock),
    }),
})
