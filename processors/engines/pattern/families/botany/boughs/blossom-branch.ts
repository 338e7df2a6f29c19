import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import { addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Family, Plan } from '../../family.ts'
import { flowersAsked, leavesAsked } from '../asked-plants.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower, flowerInksFor, flowerNouns } from '../flowers/bloom-table.ts'
import { isFruit } from '../fruit/fruit-table.ts'
import { drawLeaf } from '../leaves/leaf.ts'
import { isLeaf } from '../leaves/leaf-table.ts'
import { composeCroquis } from '../plants/croquis.ts'
import { blossomPalette, chooseBark } from './bark.ts'
import { letFly, perchBirds, seatHeroes } from './bough-guests.ts'
import { growBoughs } from './boughs.ts'
import type { Orchard } from './orchard.ts'
import { createSeats } from './seats.ts'
import { addStalkedBuds } from './stalked-buds.ts'

const REPEAT_MM = 480

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
  const bearing = bornBy(plan)
  const orchard: Orchard = {
    plan,
    cloth,
    palette,
    unit,
    toss: createToss(plan.random.fork('fit'), cloth),
    bark: chooseBark(plan, palette),
    bearing,
    heroes: createSeats(plan),
    heads: createSeats(plan),
  }
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / unit ** 2
  const perches = growBoughs(orchard, () => seatHeroes(orchard, area))
  perchBirds(orchard, perches, area)
  letFly(orchard, area, asked.motifs.length > 0)
  scatterPetals(orchard, area)
  return cloth
}

/** What the twigs bear in turn: the flowers, fruit and leaves that are named; on painted papers peonies and blossom. */
export function bornBy(plan: Plan): string[] {
  const asked = flowersAsked(plan)
  // Blossom of no other name is the cherry's.
  const own = asked.filter((noun) => noun !== 'blossom')
  const flowers = own.length < asked.length && own.length === 0 ? ['cherry blossom'] : own
  const trees = plan.motifs.map((noun) => noun.replace(/^weeping | trees?$/g, ''))
  const leaves = [...leavesAsked(plan), ...trees.filter(isLeaf)].filter((noun) => noun !== 'leaf' && noun !== 'branch')
  const named = [...new Set([...flowers, ...trees.filter(isFruit), ...leaves])]
  const isPaper = isChinoiserie(plan)
  if (named.length === 0) return isPaper ? ['peony', 'cherry blossom', 'peony'] : ['cherry blossom']
  // Leaves alone would leave a painted paper without its colours.
  return isPaper && named.every(isLeaf) ? [...named, ...named, 'cherry blossom'] : named
}

/** Petals that have let go. */
function scatterPetals({ plan, toss, palette, unit, bearing }: Orchard, area: number): void {
  const noun = bearing.find((one) => flowerNouns.includes(one))
  if (noun === undefined) return
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
