/** One letter and a count per stripe, as in the Scottish Register: `L/4 G6 M28 A/6`. Slashes mark pivots. */
export type Stripe = { readonly letter: string; readonly threads: number; readonly isPivot: boolean }

const STRIPE = /^([A-Z]+)(\/?)(\d+)$/
const STRIPES_MOST = 64
const THREADS_MOST = 400

/**
 * Reads a threadcount such as `B/24 W4 B24 R2 K24 G24 W/2`. Commas and the dots of an asymmetric sett are ignored.
 * @throws RangeError when a part is not a letter and count, or there are more than 64 stripes or 400 threads in one
 */
export function readThreadcount(text: string): Stripe[] {
  const parts = text
    .replace(/\.\.\.|…/g, ' ')
    .split(/[\s,]+/)
    .filter((part) => part !== '')
  if (parts.length === 0 || parts.length > STRIPES_MOST)
    throw new RangeError(`a threadcount has 1 to ${STRIPES_MOST} stripes, not ${parts.length}`)
  return parts.map((part) => {
    const found = STRIPE.exec(part)
    const threads = Number(found?.[3])
    if (!found || threads < 1 || threads > THREADS_MOST)
      throw new RangeError(`"${part}" is no stripe of a threadcount; write a letter and a number, as in R24`)
    return { letter: found[1], isPivot: found[2] === '/', threads }
  })
}

/**
 * Expands a threadcount to one repeat of letters. Symmetric setts reverse at their pivots, which are not doubled.
 * Without slashes the sett is laid as written.
 */
export function expandThreadcount(stripes: readonly Stripe[]): string[] {
  const letters = (part: readonly Stripe[]): string[] =>
    part.flatMap(({ letter, threads }) => Array.from({ length: threads }, () => letter))
  if (!stripes[0]?.isPivot) return letters(stripes)
  return [...letters(stripes), ...letters(stripes.slice(1, -1).toReversed())]
}

/** The same sett in fewer threads, as for scarves and ties: every stripe in proportion, with at least two threads. */
export function reduceThreadcount(stripes: readonly Stripe[], share: number): Stripe[] {
  return stripes.map((stripe) => ({ ...stripe, threads: Math.max(2, Math.round((stripe.threads * share) / 2) * 2) }))
}

/**
 * Changes the widest stripe by up to `step / 2` threads, so that the weave closes over one sett. A mirrored stripe
 * counts twice, so an odd sett is corrected at its wider pivot.
 */
export function closeThreadcount(stripes: readonly Stripe[], step: number): Stripe[] {
  const excess = expandThreadcount(stripes).length % step
  if (excess === 0) return [...stripes]
  const isSymmetric = stripes[0].isPivot
  const able = stripes.map(({ isPivot }, at) => (!isSymmetric || isPivot ? at : -1)).filter((at) => at >= 0)
  const widest = able.reduce((best, at) => (stripes[at].threads > stripes[best].threads ? at : best))
  const change = excess <= step / 2 && stripes[widest].threads > excess ? -excess : step - excess
  return stripes.map((stripe, at) => (at === widest ? { ...stripe, threads: stripe.threads + change } : stripe))
}
