import { setFlagsFromString } from 'node:v8'
import type { OnStage, TraceStage } from '../engines/trace/run-stage.ts'

/**
 * How often V8 sees a function, or a loop inside it, before its last compiler takes it; 3,000 and 500 by default (V8
 * 13.6).
 */
const CALLS = 60_000
const LOOPS = 10_000
/** Clean pictures of a megapixel are drawn in less; what takes longer is the first to gain from the last compiler. */
const HELD_BACK_MS = 300
/**
 * Grainy, compressed and blurred pictures alone have this stage: they take longer, and without that compiler it takes
 * three times as long.
 */
const FIRST_LONG_STAGE: TraceStage = 'smooth'

/**
 * Keeps the compiler that costs most from code that is hardly called again: a command that traces one small picture is
 * over before it has paid for itself, and a third of its processor time went there. To be called before the work
 * begins.
 *
 * @returns to be called at the start of each stage of the work: once they have lasted, or are bound to last, long
 * enough, it lets that compiler in for what is truly hot
 */
export function tierUpLate(): OnStage {
  const startedMs = performance.now()
  setFlagsFromString(`--invocation-count-for-turbofan=${CALLS}`)
  setFlagsFromString(`--invocation-count-for-osr=${LOOPS}`)
  setFlagsFromString('--no-turbofan')
  // Kernels are checked function by function when these are first called: most pictures call half of them.
  setFlagsFromString('--wasm-lazy-validation')
  return (_, stage) => {
    if (stage === FIRST_LONG_STAGE || performance.now() - startedMs > HELD_BACK_MS) setFlagsFromString('--turbofan')
  }
}
