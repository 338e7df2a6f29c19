import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { wobbleMotif } from '../../../kit/motif/motif.ts'
import { spreadHeroes } from '../../../kit/place/spread-heroes.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import { heroSwell } from '../../hero-swell.ts'
import { flowersAsked } from '../asked-plants.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower, flowerInksFor, isTopView } from '../flowers/bloom-table.ts'
import { drawSpray, drawSprig } from '../plants/sprig.ts'
import { drawComma, drawTinySpray, tintPoints } from './tiny-sprays.ts'

const REPEAT_MM = 160
/** The ground shows as a net between flowers. */
const COVERAGE = 0.56
/** Heroes on a square repeat, and the radius of their blooms. */
const HEROES = 15
const HERO_MM = 8.6

/**
 * Printed lawn: garden flowers in three sizes packed close, the largest whole sprays with drawn petals and leaves, then small
 * flowers on stems, then the tiniest between, until the ground is a net.
 */
export function drawLawn(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const toss = createToss(plan.random.fork('fit'), cloth)
  const palette = mixFlowerPalette(plan.cast)
  const random = plan.random.fork('lawn')
  const coverage = plan.isDensityAsked ? plan.coverage : COVERAGE
  const area = (plan.widthMm * plan.heightMm) / (REPEAT_MM * plan.scale) ** 2
  const swell = heroSwell(coverage, COVERAGE, 1.12)
  const heroes = spreadHeroes(random, cloth, Math.max(2, Math.min(70, Math.round(HEROES * area))))
  const tints = tintPoints(random, heroes, cloth, Math.min(4, palette.schemes.length))
  const nouns = chooseNouns(plan)
  heroes.forEach(([x, y], index) => {
    const radiusMm = HERO_MM * plan.scale * swell * (index % 3 === 2 ? 0.8 : 1) * random.between(0.92, 1.08)
    const hero = drawHero(random, palette, nouns[index % nouns.length], tints[index], radiusMm)
    toss.place(wobbleMotif(hero, random, radiusMm * 2, 0.014), { x, y, turn: random.between(0, TURN) })
  })
  const cells = area / plan.lattice.order
  const isFull = (share: number): boolean => toss.field.coverage() > coverage * 1.16 * share
  const rounds: readonly (readonly [most: number, until: number, gapMm: number, draw: (at: number) => Motif])[] = [
    [
      34,
      0.8,
      0.55,
      (at) =>
        drawTinySpray(random, flowerInksAt(palette, at + 1), plan.scale * random.between(4.2, 5), smallNoun(at), at),
    ],
    [30, 0.88, 0.5, (at) => drawLeafSprig(random, palette, at, plan.scale * random.between(11, 15))],
    [
      130,
      0.97,
      0.45,
      (at) => drawTinySpray(random, flowerInksAt(palette, at), plan.scale * random.between(2.3, 2.9), 'blossom', at),
    ],
    [260, 1, 0.4, (at) => drawComma(random, palette, at, plan.scale * 13)],
  ]
  for (const [most, until, gapMm, draw] of rounds)
    for (let at = 0, misses = 0; at < Math.min(420, most * cells) && misses < 20 && !isFull(until); at++) {
      const options = { gapMm: gapMm * plan.scale * Math.max(0.5, 2 - coverage * 1.8), tries: 60 }
      if (!toss.fit([draw(at)], options)) misses++
    }
  return cloth
}

function chooseNouns(plan: Plan): readonly string[] {
  const asked = flowersAsked(plan).filter(isTopView)
  return asked.length > 0
    ? asked
    : plan.random.fork('flowers').shuffle(['rose', 'anemone', 'daisy', 'peony', 'primrose', 'cosmos'])
}

function smallNoun(at: number): string {
  return ['blossom', 'daisy', 'blossom', 'tulip', 'anemone'][at % 5]
}

function drawHero(random: Random, palette: FlowerPalette, noun: string, tint: number, radiusMm: number): Motif {
  const inks = flowerInksAt(palette, tint)
  return drawSpray(random, inks, flowerInksAt(palette, tint + 1), radiusMm, drawFlower(random, noun, inks, radiusMm))
}

function drawLeafSprig(random: Random, palette: FlowerPalette, at: number, lengthMm: number): Motif {
  const inks = flowerInksFor(palette, 'blossom', at)
  const flower = drawFlower(random, at % 2 ? 'bud' : 'blossom', inks, lengthMm * 0.2, { isSimple: true })
  return drawSprig(random, inks, { lengthMm, leaves: 6, leafMm: lengthMm * 0.36, flower })
}
