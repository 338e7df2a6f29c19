import type { TestService } from '../../harness/service.ts'
import type { ChaosStack } from '../chaos-stack.ts'
import type { Programs } from '../programs.ts'

/** What a fault may break. Everything it draws, it draws from `random`, so that a seed makes the same faults. */
export type Victim = {
  readonly stack: ChaosStack
  readonly service: TestService
  readonly programs: Programs
  readonly random: () => number
}

/** Strikes, and resolves when what it broke is whole again: whoever was killed runs, whoever was frozen goes on. */
export type Fault = (victim: Victim) => Promise<void>

/** How long a fault of the network or the store lasts, milliseconds. */
export const spellMs = ({ random }: Victim): number => 2000 + Math.floor(random() * 3000)
