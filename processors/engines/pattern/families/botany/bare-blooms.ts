import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { TURN } from '../../kit/line/knot.ts'
import { wobbleMotif } from '../../kit/motif/motif.ts'
import { fitMany } from '../../kit/place/fit-many.ts'
import { spreadHeroes } from '../../kit/place/spread-heroes.ts'
import { createToss } from '../../kit/place/toss.ts'
import type { Plan } from '../family.ts'
import { heroSwell } from '../hero-swell.ts'
import { mixFlowerPalette } from './flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from './flowers/bloom-table.ts'
import { tellInks } from './flowers/told-inks.ts'
import { chooseFlowers } from './gardens.ts'

/** Diameters of the blooms in heroes, how many are tried on a repeat, and the share of the coverage at which each size stops. */
const SIZES = [
  { size: 0.62, count: 40, share: 0.82 },
  { size: 0.36, count: 90, share: 0.94 },
  { size: 0.19, count: 140, share: 1 },
] as const
const [HERO_MM, REPEAT_MM, HEROES, FIELD_EXCESS] = [42, 320, 8, 1.16]
/** Heads alone are counted full of petals, and cover so much more than flowers among leaves where both look as dense. */
const AIR = 1.05

/** True where flowers are asked for without their leaves. */
export function isWithoutLeaves({ details }: Plan): boolean {
  return `${details.without ?? ''}`.split('|').some((noun) => noun === 'leaf' || noun === 'foliage')
}

/** Blooms seen from above, in four sizes, and nothing that is green about them. */
export function drawBareBlooms(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const toss = createToss(plan.random.fork('fit'), cloth)
  const { heroes, secondaries } = chooseFlowers(plan)
  const heroMm = HERO_MM * plan.scale * heroSwell(plan.coverage, 0.48, 1.34)
  const area = (plan.widthMm * plan.heightMm) / (REPEAT_MM * REPEAT_MM) / plan.scale ** 2 / plan.lattice.order
  const random = plan.random.fork('bare')
  const small = [...heroes, ...secondaries].filter(isTopView)
  const bloomOf = (noun: string, at: number, radiusMm: number) =>
    wobbleMotif(drawFlower(random, noun, flowerInksFor(palette, noun, at), radiusMm), random, radiusMm * 2, 0.011)
  const count = Math.max(2, Math.round(HEROES * area)) * plan.lattice.order
  spreadHeroes(random, cloth, count).forEach(([x, y], at) => {
    const noun = heroes[at % heroes.length]
    toss.place(bloomOf(noun, at, heroMm * random.between(0.86, 1.05)), { x, y, turn: turnOf(plan, noun, random) })
  })
  for (const { size, count, share } of SIZES) {
    const isEnough = (): boolean => toss.field.coverage() > plan.coverage * FIELD_EXCESS * AIR * share
    fitMany(count * area, isEnough, (at) => {
      const noun = (small.length > 0 ? small : heroes)[at % Math.max(1, small.length)] ?? heroes[0]
      const bloom = bloomOf(noun, at + 1, heroMm * size * random.between(0.9, 1.1))
      return toss.fit([bloom], { gapMm: 2.2 * plan.scale, tries: 160, turnAt: () => turnOf(plan, noun, random) })
    })
  }
  return cloth
}

/** What is seen from above turns freely in a toss of four ways; the rest leans a little from upright. */
function turnOf(plan: Plan, noun: string, random: Plan['random']): number {
  return isTopView(noun) && plan.orientation === 'four-way'
    ? random.between(0, TURN)
    : random.between(-0.4, 0.4) - TURN / 4
}
