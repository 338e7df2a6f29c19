import { SingleBar } from 'cli-progress'

export type SendProgress = { readonly show: (sent: number, total: number) => void; readonly stop: () => void }

/** How often a line is written where there is no terminal for a bar. */
const LINE_EVERY_MS = 5000

/** A bar on a terminal, lines elsewhere. */
export function createSendProgress(stream: NodeJS.WriteStream, now: () => number): SendProgress {
  return stream.isTTY ? createBar(stream) : createLines(stream, now)
}

function createBar(stream: NodeJS.WriteStream): SendProgress {
  const bar = new SingleBar({ stream, format: 'sending {bar} {value} of {total} · {eta_formatted} left' })
  let started = false
  return {
    show: (sent, total) => {
      if (!started) bar.start(total, sent)
      started = true
      bar.update(sent)
    },
    stop: () => bar.stop(),
  }
}

function createLines(stream: NodeJS.WritableStream, now: () => number): SendProgress {
  let saidAt = now()
  return {
    show: (sent, total) => {
      if (now() - saidAt < LINE_EVERY_MS) return
      saidAt = now()
      stream.write(`sent ${sent} of ${total}\n`)
    },
    stop: () => {},
  }
}
