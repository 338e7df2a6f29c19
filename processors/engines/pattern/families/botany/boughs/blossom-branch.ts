import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import { createShortestStep } from '../../../kit/place/shortest-step.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Family, Plan } from '../../family.ts'
import { flowersAsked, leavesAsked } from '../asked-plants.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower, flowerInksFor } from '../flowers/bloom-table.ts'
import { birdKindOf, drawBird } from '../guests/bird.ts'
import { addShadow, guestsOf } from '../guests/guests.ts'
import { drawLeaf } from '../leaves/leaf.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import { composeCroquis } from '../plants/croquis.ts'
import { blossomPalette, chooseBark } from './bark.ts'
import type { Orchard } from './boughs.ts'
import { addStalkedBuds, growBoughs } from './boughs.ts'

const REPEAT_MM = 480
const BIRD_MM = 86
/** Degrees in OKLCH between colours that pass for two. */
const OTHER_HUE = 50
const FLYING_MM = 104
/** So much smaller is who was not asked for. */
const UNASKED = 0.56
/** So much larger is a beast or bird that leads. */
const LEADING = 1.7

export const blossomBranch: Family = {
  name: 'blossom-branch',
  summary:
    'Japanese and chinoiserie: boughs that bend at knees across the cloth, blossoms in clusters at the nodes, buds to the tips',
  words: [
    'cherry blossom',
    'cherry blossoms',
    'sakura',
    'plum blossom',
    'japanese plum blossom',
    'apple blossom',
    'almond blossom',
    'quince blossom',
    'pear blossom',
    'crabapple blossom',
    'crab apple blossom',
    'hawthorn blossom',
    'may blossom',
    'blackthorn blossom',
    'damson blossom',
    'dogwood blossom',
    'blossom branch',
    'blossom branches',
    'blossoming branch',
    'flowering branch',
    'flowering branches',
    'cherry tree',
    'cherry trees',
    'blossoming trees',
    'japanese cherry',
    'japanese cherry blossom',
    'japanese cherry blossoms',
    'japanese blossom',
    'birds and blossom',
    'birds and blossoms',
    'birds and branches',
    'magnolia branch',
    'magnolia branches',
    'peach blossom',
    'chinoiserie',
    'chinoiserie floral',
    'kirschblüte',
    'kirschblüten',
    'fleur de cerisier',
    'fleurs de cerisier',
    'flor de cerezo',
    'fiori di ciliegio',
    'flor de cerejeira',
    '桜',
    '梅',
  ],
  motifs: ['cherry blossom', 'plum blossom', 'apple blossom', 'almond blossom'],
  coverage: { low: 0.16, medium: 0.28, high: 0.4 },
  inks: { least: 3, natural: 7, needsTones: true },
  moods: ['blush'],
  ground: 'light',
  motifMm: 34,
  repeatMm: REPEAT_MM,
  layouts: ['block'],
  orientation: 'one-way',
  isLayered: true,
  draw: drawBlossomBranch,
  compose: composeBlossoms,
}

/** "Birds and branches" chose the family, and wants its birds; painted Chinese papers have them unasked, and butterflies. */
function withBirds(plan: Plan): Plan {
  const isNamed = plan.styles.some((style) => style.startsWith('birds and'))
  const isPaper = isChinoiserie(plan) && plan.motifs.length === 0
  const birds = isNamed ? ['bird'] : isPaper ? ['bird', 'butterfly'] : []
  return { ...plan, motifs: [...new Set([...birds, ...plan.motifs])] }
}

function isChinoiserie({ styles }: Plan): boolean {
  return styles.some((style) => style.startsWith('chinoiserie'))
}

function drawBlossomBranch(asked: Plan): Cloth {
  const plan = withBirds(asked)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const palette = blossomPalette(plan)
  const unit = plan.scale
  const named = flowersAsked(plan).map((noun) => (noun === 'blossom' ? 'cherry blossom' : noun))
  const orchard: Orchard = {
    plan,
    cloth,
    palette,
    unit,
    toss: createToss(plan.random.fork('fit'), cloth),
    bark: chooseBark(plan, palette),
    noun: named[0] ?? (isChinoiserie(plan) ? 'peony' : 'cherry blossom'),
    other: named.length === 0 && isChinoiserie(plan) ? 'cherry blossom' : undefined,
  }
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  const perches = growBoughs(orchard)
  perchBirds(orchard, perches, area)
  letFly(orchard, area, asked.motifs.length > 0 ? 1 : UNASKED)
  growLeafage(orchard, area)
  scatterPetals(orchard, area)
  return cloth
}

/** Birds of the kit sit on the most level twigs, far from each other, half of them looking back. */
function perchBirds({ plan, toss, palette, unit }: Orchard, perches: readonly Point[], area: number): void {
  const kinds = plan.motifs.flatMap((noun) => birdKindOf(noun) ?? [])
  const random = plan.random.fork('birds')
  const between = createShortestStep({ ...plan })
  const taken: Point[] = []
  const inks = unlikeBlossoms(palette)
  for (const perch of perches) {
    if (kinds.length === 0 || taken.length >= Math.max(2, Math.round(3 * area))) return
    if (taken.some((other) => Math.hypot(...between(perch, other, false)) < 130 * unit)) continue
    const kind = kinds[taken.length % kinds.length]
    taken.push(perch)
    const looksBack = taken.length % 2 === 0
    const bird = addShadow(
      drawBird(random, kind, inks, flowerInksAt(palette, taken.length), BIRD_MM * unit),
      plan.cast.ground,
      unit,
    )
    toss.place(bird, { x: perch[0], y: perch[1], turn: looksBack ? Math.PI : 0, flip: looksBack ? -1 : 1 })
  }
}

/** Inks of a bird that is seen among the blossoms: another petal's, or the leaves' where all petals have one hue. */
function unlikeBlossoms({ schemes, foliage }: FlowerPalette): FlowerInks {
  const unlike = ({ hueDegrees, chroma }: FlowerInks): number => {
    const turn = Math.abs(hueDegrees - schemes[0].hueDegrees)
    return Math.min(turn, 360 - turn) * Math.min(1, chroma * 12)
  }
  const farthest = schemes.reduce((best, scheme) => (unlike(scheme) > unlike(best) ? scheme : best), schemes[0])
  return unlike(farthest) > OTHER_HUE ? farthest : { ...schemes[0], body: foliage.leaf, shade: foliage.leafDark }
}

/** Cranes, butterflies and whatever else is named fill the sky between the boughs. */
function letFly({ plan, toss, palette, unit }: Orchard, area: number, size: number): void {
  const random = plan.random.fork('sky')
  const flying = guestsOf(plan, palette).filter(({ isBird }) => !isBird)
  const most = Math.max(2, Math.round(4 * area))
  // "Peacock and peonies": who is named before the blossoms is their equal, where the boughs leave room for it.
  const isLed = !flowersAsked(plan).includes(plan.motifs[0] ?? '')
  const [turnAt, gapMm] = [() => random.between(-0.16, 0.16), 3 * unit]
  flying.forEach((guest, kind) => {
    for (let at = 0; at < most; at++) {
      const sizeMm = FLYING_MM * size * unit * guest.share * random.between(0.84, 1.1)
      const draw = (share: number): Motif => guest.draw(random, at, sizeMm * share)
      const sizes = isLed && kind === 0 ? [LEADING, (1 + LEADING) / 2, 1] : [1]
      sizes.some((share) =>
        toss.fit([draw(share), draw(share)], { gapMm: gapMm / share, tries: 240, mayFlip: false, turnAt }),
      )
    }
  })
}

/** Twigs the prompt names stand between the boughs: bamboo beside plum blossom. */
function growLeafage({ plan, toss, palette, unit }: Orchard, area: number): void {
  const named = leavesAsked(plan).filter((noun) => noun !== 'leaf' && noun !== 'branch')
  const random = plan.random.fork('leafage')
  for (let at = 0; named.length > 0 && at < 14 * area; at++) {
    const inks = flowerInksAt(palette, at)
    const draw = (): Motif => drawLeafage(random, named[at % named.length], inks, unit * random.between(78, 104))
    toss.fit([draw(), draw()], { gapMm: 4 * unit, tries: 140, turnAt: () => random.between(-2.4, -0.7) })
  }
}

/** Petals that have let go. */
function scatterPetals({ plan, toss, palette, unit, noun }: Orchard, area: number): void {
  const random = plan.random.fork('petals')
  for (let at = 0; at < 46 * area; at++) {
    const inks = flowerInksFor(palette, noun, at)
    const size = unit * random.between(4, 6)
    const petal = createMotif()
    addForm(petal, at % 3 ? inks.body : inks.light === inks.ground ? inks.shade : inks.light, [
      [0, 0, 1],
      [size * 0.5, size * 0.62],
      [size * 1.1, size * 0.42],
      [size * 0.92, 0, 1],
      [size * 1.15, -size * 0.36],
      [size * 0.5, -size * 0.56],
    ])
    if (toss.field.coverage() > plan.coverage * 1.2) return
    toss.fit([petal], { gapMm: 5 * unit, tries: 50 })
  }
}

function composeBlossoms(plan: Plan): Cloth {
  const palette = blossomPalette(plan)
  const bark = chooseBark(plan, palette)
  const noun = flowersAsked(plan)[0] ?? 'cherry blossom'
  return composeCroquis(plan, {
    layStem: (cloth, curve, half) =>
      paint(
        cloth,
        bark.body,
        ribbon(curve, (t) => half(t) * 1.2),
      ),
    drawBloom: (random, index, radiusMm) => {
      const cluster = createMotif()
      for (let flower = 0; flower < 4; flower++) {
        const [x, y] = polar(radiusMm * 0.6, 0, flower ? radiusMm * 0.62 : 0, (flower / 3) * TURN + 0.6)
        const inks = flowerInksFor(palette, noun, index + flower)
        putMotif(cluster, drawFlower(random, noun, inks, radiusMm * (flower ? 0.48 : 0.62)), { x, y })
      }
      return cluster
    },
    drawLeaf: (random, index, lengthMm) =>
      drawLeaf(random, flowerInksAt(palette, index), { lengthMm: lengthMm * 0.7, width: 0.36, stalk: 0.1 }),
    drawSprig: (random, index, lengthMm) => {
      const motif = createMotif()
      addStalkedBuds(motif, random, flowerInksFor(palette, noun, index), 0, lengthMm / 20)
      return motif
    },
  })
}
