/** Columns: the longest step is "topics, schemas", the longest time "1000.0 s". */
const NAME_WIDTH = 18
const TIME_WIDTH = 8

export type Progress = {
  /** Prints one line when the work is done: `  ✓ kafka   1.3 s   note`. The note comes from the work's result. */
  step<Result>(name: string, work: () => Promise<Result>, note?: (result: Result) => string): Promise<Result>
  line(text: string): void
}

/**
 * The lines a start prints. Steps may run side by side: each prints when it ends, so the order of lines is the order of
 * ends.
 *
 * @param write receives whole lines without their line feed.
 * @param nowMs a clock that only moves forward.
 */
export function createProgress(write: (line: string) => void, nowMs: () => number): Progress {
  return {
    line: write,
    step: async (name, work, note) => {
      const startedAt = nowMs()
      const line = (mark: string, text: string): void => {
        const seconds = `${((nowMs() - startedAt) / 1000).toFixed(1)} s`
        write(`  ${mark} ${name.padEnd(NAME_WIDTH)}${seconds.padStart(TIME_WIDTH)}   ${text}`.trimEnd())
      }
      try {
        const result = await work()
        line('✓', note?.(result) ?? '')
        return result
      } catch (error) {
        line('✗', '')
        throw error
      }
    },
  }
}
