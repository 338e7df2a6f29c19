import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Toss } from '../../kit/place/toss.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Family, Plan } from '../family.ts'

/** A cloth on which things of several sizes are strewn, how full it is against the family's usual coverage, and how many of a size there may be. */
export type StrewnCloth = {
  readonly random: Random
  readonly cloth: Cloth
  readonly toss: Toss
  readonly fullness: number
  /** At most so many things, of which `count` lie on the family's own repeat: five times as many at the utmost. */
  readonly most: (count: number) => number
}

/** Opens the cloth of a family that strews things; its chance is the stream of that label. */
export function openStrewn(
  plan: Plan,
  { coverage, repeatMm }: Pick<Family, 'coverage' | 'repeatMm'>,
  label: string,
): StrewnCloth {
  const random = plan.random.fork(label)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const area = (plan.widthMm * plan.heightMm) / repeatMm ** 2 / plan.scale ** 2
  return {
    random,
    cloth,
    toss: createToss(random, cloth),
    fullness: plan.coverage / coverage.medium,
    most: (count) => Math.min(count * 5, Math.max(1, Math.round(count * area))),
  }
}
