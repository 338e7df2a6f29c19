// Commits what the intake says, shortly after something settled, one commit at a time.
import type { Clock } from '../../lifecycle/clock.ts'
import type { Logger } from '../../telemetry/logger.ts'
import { withinLimit } from '../client/time-limit.ts'
import type { Commit, Intake } from './intake.ts'

/** How far commits lag behind settling; one commit then carries many settled messages. */
const COMMIT_EVERY_MS = 150
const COMMIT_LIMIT_MS = 5000

export type CommitterOptions = {
  readonly intake: Intake
  /** One attempt; it fails during a rebalance, and what is still ours is then tried again in the next generation. */
  readonly commit: (commits: readonly Commit[]) => Promise<void>
  readonly onCommitted: (commits: readonly Commit[]) => void
  readonly clock: Clock
  readonly logger: Logger
}

export type Committer = {
  readonly onProgress: () => void
  /**
   * Commits now, after a commit that is under way. Never throws: what is not committed is delivered again, and that is
   * harmless.
   */
  readonly flush: () => Promise<void>
}

export function createCommitter({ intake, commit, onCommitted, clock, logger }: CommitterOptions): Committer {
  let scheduled = false
  let last: Promise<void> = Promise.resolve()

  async function commitOnce(): Promise<void> {
    const commits = intake.commits()
    if (commits.length === 0) return
    try {
      await withinLimit(clock, COMMIT_LIMIT_MS, 'committing', commit(commits))
      intake.committed(commits)
      onCommitted(commits)
    } catch (error) {
      logger.debug({ event: 'commit_failed', error })
      onProgress()
    }
  }

  function flush(): Promise<void> {
    last = last.then(commitOnce)
    return last
  }

  function onProgress(): void {
    if (scheduled) return
    scheduled = true
    clock.sleep(COMMIT_EVERY_MS).then(() => {
      scheduled = false
      return flush()
    })
  }

  return { onProgress, flush }
}
