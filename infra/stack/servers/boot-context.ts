import type { Home } from '../home/home.ts'
import type { SupervisorOptions } from '../processes/supervisor.ts'
import type { Java } from './java.ts'

/** What every server needs to start. */
export type BootContext = {
  readonly home: Home
  readonly ports: Readonly<Record<PortName, number>>
  /** Folder shared by all homes, see downloads.ts. */
  readonly cache: string
  /** undefined when no server of this start runs on Java. */
  readonly java: Java | undefined
  readonly env: NodeJS.ProcessEnv
  readonly supervision: SupervisorOptions
}

export const portNames = ['postgres', 's3', 'kafka', 'kafkaClient', 'kafkaController', 'registry'] as const
export type PortName = (typeof portNames)[number]

/** A server that runs: its address, and the handle on its process where it has one on this machine. */
export type RunningServer<Address> = {
  readonly address: Address
  readonly pid: () => number | undefined
  stop(): Promise<void>
  kill(): void
}

/** The launcher looks for Java before it starts a server that needs it, so this fails only when a caller forgot to. */
export function requireJava(context: BootContext): Java {
  if (!context.java) throw new Error('no Java was looked for, yet a server that needs it is being started')
  return context.java
}
