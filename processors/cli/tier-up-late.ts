import { setFlagsFromString } from 'node:v8'

/** How often V8 sees a function, or a loop inside it, before its last compiler takes it; 3,000 and 500 by default (V8 13.6). */
const CALLS = 300_000
const LOOPS = 50_000

/**
 * Leaves the compiler that costs most to what is truly hot. A command that traces one small picture is over before most of that code has
 * paid for itself: a quarter of its processor time went there. To be called before the work begins.
 */
export function tierUpLate(): void {
  setFlagsFromString(`--invocation-count-for-turbofan=${CALLS}`)
  setFlagsFromString(`--invocation-count-for-osr=${LOOPS}`)
}
