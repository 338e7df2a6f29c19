import { SingleBar } from 'cli-progress'

export type WorkProgress = { readonly show: (percent: number, stage: string) => void; readonly stop: () => void }

/** A bar on a terminal; in a log nothing, where the result is a line of its own. */
export function createWorkProgress(stream: NodeJS.WriteStream): WorkProgress {
  if (!stream.isTTY) return { show: () => {}, stop: () => {} }
  const bar = new SingleBar({ stream, format: '{bar} {percentage} % {stage}', clearOnComplete: true })
  bar.start(100, 0, { stage: 'waiting' })
  return { show: (percent, stage) => bar.update(percent, { stage }), stop: () => bar.stop() }
}
