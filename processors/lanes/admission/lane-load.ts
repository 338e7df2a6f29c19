// Looks every second how long the work of each lane would take. The fuller a lane, the smaller the bursts its callers
// are admitted with; the rate they are promised stays.
import type { Ledger } from '../../../infra/ledger/port.ts'
import type { Clock } from '../../../infra/lifecycle/clock.ts'
import type { Component } from '../../../infra/lifecycle/component.ts'
import type { Logger } from '../../../infra/telemetry/logger.ts'
import type { Metrics } from '../../../infra/telemetry/metrics.ts'
import { fixedLanes, type Lane } from '../../../schemas/operations.ts'
import { createControlLoop } from '../../runtime/control-loop.ts'

export type LaneLoadDeps = {
  readonly ledger: Pick<Ledger, 'lanes' | 'withLock'>
  readonly metrics: Metrics
  readonly clock: Clock
  readonly logger: Logger
  readonly onCrash: (error: unknown) => void
}

/** Bursts follow a lane's load within a second. */
const MEASURE_EVERY_MS = 1000

export function createLaneLoadLoop({ ledger, metrics, clock, logger, onCrash }: LaneLoadDeps): Component {
  const load = metrics.gauge({
    name: 'lane_load',
    help: '0: free. 1: bursts are cut to their least.',
    labels: ['lane'],
  })
  const wait = metrics.gauge({
    name: 'lane_work_seconds',
    help: 'How long the open jobs of a lane take at its pace of the last half minute.',
    labels: ['lane'],
  })
  const shown = new Set<Lane>(fixedLanes)
  return createControlLoop({
    name: 'lane load',
    clock,
    logger,
    onCrash,
    withLock: (work) => ledger.withLock('lane-load', work),
    round: async () => {
      const measured = new Map((await ledger.lanes.measure()).map((figures) => [figures.lane, figures]))
      for (const lane of measured.keys()) shown.add(lane)
      for (const lane of shown) {
        load(measured.get(lane)?.load ?? 0, { lane })
        wait(measured.get(lane)?.waitSeconds ?? 0, { lane })
      }
      return MEASURE_EVERY_MS
    },
  })
}
