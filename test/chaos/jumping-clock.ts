// Loaded into a program before its own code (NODE_OPTIONS=--import): SIGUSR2 moves its clock an hour on, SIGHUP an hour
// back. Timers go on, as they do when somebody sets the clock of a machine.
const HOUR_MS = 3_600_000
const RealDate = Date
let aheadMs = 0

class JumpingDate extends RealDate {
  constructor(...given: readonly []) {
    // Whoever names a moment gets that moment; only "now" has moved.
    if (given.length > 0) super(...given)
    else super(RealDate.now() + aheadMs)
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

globalThis.Date = JumpingDate as DateConstructor
process.on('SIGUSR2', () => {
  aheadMs += HOUR_MS
})
process.on('SIGHUP', () => {
  aheadMs -= HOUR_MS
})
