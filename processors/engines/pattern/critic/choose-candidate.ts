import type { Cloth } from '../kit/area/cloth.ts'
import { fillIndexPlane } from '../render/index-plane.ts'
import type { Scores } from './score-plane.ts'
import { scorePlane } from './score-plane.ts'

const PROBE_PIXELS = 128
/** Most drawings made of one seed; the first without a fault is taken. */
const CANDIDATES_MOST = 4
/** Total score at which no further drawings are made. */
const GOOD_ENOUGH = 0.6

/** Scores below these limits are faults: a drawing with one is only shipped if all have some. */
const faultLimits = { lineUps: 0.3, alleyways: 0.25, holes: 0.2, balance: 0.35 } as const

export type Judged = {
  readonly cloth: Cloth
  readonly scores: Scores
  /** Number of drawings made, this one included. */
  readonly candidates: number
  /** Index of this one among them. */
  readonly candidate: number
  /** Names of the scores below their limits. */
  readonly faults: readonly string[]
}

/**
 * Draws one seed repeatedly until a drawing is good, and returns the best.
 *
 * @param draw makes the drawing with an index; 0 is the seed's own
 * @param isRowed true where rows are the layout and no fault
 */
export function chooseCandidate(draw: (candidate: number) => Cloth, isRowed: boolean): Judged {
  let best = judge(draw(0), isRowed)
  let [candidate, candidates] = [0, 1]
  while (candidates < CANDIDATES_MOST && (best.faults.length > 0 || best.scores.total < GOOD_ENOUGH)) {
    const next = judge(draw(candidates), isRowed)
    if (isBetter(next, best)) [best, candidate] = [next, candidates]
    candidates++
  }
  return { ...best, candidate, candidates }
}

type Judgement = Omit<Judged, 'candidate' | 'candidates'>

/** Scores one drawing and names its faults. */
export function judge(cloth: Cloth, isRowed: boolean): Judgement {
  const scores = scoreCloth(cloth, isRowed)
  return { cloth, scores, faults: faultsOf(scores) }
}

function isBetter(one: Judgement, other: Judgement): boolean {
  return one.faults.length === other.faults.length
    ? one.scores.total > other.scores.total
    : one.faults.length < other.faults.length
}

function scoreCloth(cloth: Cloth, isRowed: boolean): Scores {
  const long = Math.max(cloth.widthMm, cloth.heightMm)
  const side = (mm: number): number => Math.max(1, Math.round((mm / long) * PROBE_PIXELS))
  return scorePlane(fillIndexPlane(cloth, side(cloth.widthMm), side(cloth.heightMm)), cloth.ground, isRowed)
}

function faultsOf(scores: Scores): string[] {
  return Object.entries(faultLimits).flatMap(([part, limit]) => {
    const score = scores[part as keyof typeof faultLimits]
    return score !== null && score < limit ? [part] : []
  })
}
