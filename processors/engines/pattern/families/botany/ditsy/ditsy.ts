import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth } from '../../../kit/area/cloth.ts'
import { wobbleMotif } from '../../../kit/motif/motif.ts'
import { scatterPoints } from '../../../kit/place/scatter.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Family, Plan } from '../../family.ts'
import { flowersAsked, leavesAsked } from '../asked-plants.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { flowerInksFor } from '../flowers/bloom-table.ts'
import { tellInks } from '../flowers/told-inks.ts'
import { drawLawn } from './lawn.ts'
import { drawComma, drawTinySpray, drawTinySprig, tintPoints } from './tiny-sprays.ts'

const REPEAT_MM = 160
/** Flowers on a square repeat at scale 1 and medium density. */
const FLOWERS = 120
/** As many as a period of 64 cm holds at their own size. */
const FLOWERS_MOST = 1920

export const ditsy: Family = {
  name: 'ditsy',
  summary: 'a hundred and more tiny flowers in a few variants with comma leaves, sparkling evenly in all directions',
  words: [
    'ditsy',
    'ditzy',
    'ditsy floral',
    'small floral',
    'tiny floral',
    'tiny flower',
    'small flower',
    'micro floral',
    'calico',
    'feedsack',
    'feed sack',
    'feedsack floral',
    'flour sack',
    'millefleurs',
    'mille fleurs',
    'mille-fleurs',
    'streublümchen',
    'petites fleurs',
    'florecitas',
    'fiorellini',
    '小花',
    'prairie print',
    'prairie dress',
    'prairie style',
    'sprigged',
    'sprig muslin',
    'regency sprig',
    'georgian sprig',
  ],
  generalWords: ['civil war', 'civil war reproduction', 'reproduction print'],
  kinds: {
    lawn: 'liberty|liberty print|liberty style|liberty fabric|liberty floral|liberty lawn|liberty style floral|tana lawn|printed lawn',
  },
  motifs: [],
  coverage: { low: 0.16, medium: 0.3, high: 0.48 },
  inks: { least: 3, natural: 6, needsTones: true },
  moods: ['mediterranean', 'heritage', 'blush', 'moody', 'scandinavian', 'nursery'],
  ground: 'light',
  motifMm: 9,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  draw: drawDitsy,
}

function drawDitsy(plan: Plan): Cloth {
  if ([plan.details.kind, ...plan.styles].includes('lawn')) return drawLawn(plan)
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const random = plan.random.fork('ditsy')
  const toss = createToss(plan.random.fork('fit'), cloth)
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  // Another density keeps the flowers where they are: they grow or shrink, and the leaves between come and go.
  const count = Math.round(Math.min(FLOWERS_MOST, FLOWERS * area))
  const points = scatterPoints(random, cloth, count, { rounds: 14 })
  const spacing = Math.sqrt((plan.widthMm * plan.heightMm) / count)
  const size = spacing * 0.36 * Math.max(0.6, Math.min(1.5, Math.sqrt(plan.coverage / 0.3)))
  const tints = tintPoints(random, points, cloth, Math.min(4, palette.schemes.length))
  const nouns = chooseNouns(plan)
  const isNamed = flowersAsked(plan).length > 0
  const sprigs = leavesAsked(plan).filter((noun) => noun !== 'leaf')
  points.forEach(([x, y], index) => {
    const radius = size * (index % 4 === 3 ? 0.72 : 1) * random.between(0.9, 1.12)
    const tint = tints[index]
    const noun = isNamed ? nouns[tint % nouns.length] : random.pick(nouns)
    // Named flowers have their own colour; every fifth keeps its turn, so that the cloth still sparkles.
    const inks = isNamed && index % 5 ? flowerInksFor(palette, noun, tint) : flowerInksAt(palette, tint)
    // Where leaves are named with flowers every third is of them; without flowers all but the berries are.
    const isSprig = sprigs.length > 0 && (!isNamed || index % 3 === 1)
    const flower = isSprig
      ? drawTinySprig(random, { ...inks, ...palette.foliage }, radius, sprigs[index % sprigs.length])
      : drawTinySpray(random, inks, radius, noun, index)
    toss.place(wobbleMotif(flower, random, radius * 3, 0.02), { x, y })
  })
  for (let at = 0; at < Math.min(FLOWERS_MOST, (count / plan.lattice.order) * 0.8); at++) {
    if (toss.field.coverage() > plan.coverage * 1.25) break
    toss.fit([drawComma(random, palette, at, spacing)], { gapMm: spacing * 0.075, tries: 60 })
  }
  return cloth
}

function chooseNouns(plan: Plan): string[] {
  const asked = flowersAsked(plan)
  return asked.length > 0 ? asked : ['blossom', 'daisy', 'blossom', 'blossom']
}
