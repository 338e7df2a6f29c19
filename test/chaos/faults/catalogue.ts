import { clockFaults } from './clock-faults.ts'
import { eventFaults } from './event-faults.ts'
import type { Fault } from './fault.ts'
import { networkFaults } from './network-faults.ts'
import { outageFaults } from './outage-faults.ts'
import { processFaults } from './process-faults.ts'
import { storageFaults } from './storage-faults.ts'

const all = { ...processFaults, ...networkFaults, ...outageFaults, ...storageFaults, ...eventFaults, ...clockFaults }

export type FaultName = keyof typeof all
export const faults: Readonly<Record<FaultName, Fault>> = all
export const faultNames = Object.keys(all) as FaultName[]

export const isFaultName = (text: string): text is FaultName => Object.hasOwn(all, text)
