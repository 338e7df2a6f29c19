import { clamp } from '../../../numbers/clamp.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { TURN } from '../../kit/line/knot.ts'
import { packByFullness } from '../../kit/place/pack-by-fullness.ts'
import { createToss } from '../../kit/place/toss.ts'
import { leavesAsked } from '../botany/asked-plants.ts'
import { mixFlowerPalette } from '../botany/flower-inks.ts'
import type { Family, Plan } from '../family.ts'
import { cutFlowerNouns, cutFlowersOf } from './cut-flowers.ts'
import type { CutInks, DrawCutFlower } from './modern-flowers.ts'
import { cutDaisy, cutDot, cutLeaf, cutPoppy } from './modern-flowers.ts'
import { drawRows, IN_ROWS } from './modern-rows.ts'
import { cutFan, cutSeedHead, cutSprig, cutTulip } from './modern-stems.ts'

const REPEAT_MM = 320
const USUAL_COVERAGE = 0.42

/** Words for the manner, and for the flowers drawn in it. */
const flowerNames = 'flower|flowers|floral|florals|bloom|blooms|botanical|botanicals'.split('|')
const named = (manners: string): string[] =>
  manners.split('|').flatMap((manner) => flowerNames.map((name) => `${manner} ${name}`))

export const modernFloral: Family = {
  name: 'modern-floral',
  summary: 'flowers in a few flat shapes, as if cut from paper: poppies, tulips, fans, seed heads and split leaves',
  words: named(
    'modern|contemporary|graphic|stylized|stylised|scandinavian|scandi|nordic|danish|finnish|marimekko style',
  ),
  kinds: {
    few: named('minimalist|minimal|simple|simplistic|clean|understated').join('|'),
    cut: named('abstract|matisse|cut out|cutout|paper cut|papercut|collage|organic').join('|'),
    stems: named('mid century|mid-century|midcentury|mid century modern|1950s|50s|fifties|atomic').join('|'),
  },
  motifs: [],
  coverage: { low: 0.26, medium: USUAL_COVERAGE, high: 0.54 },
  inks: { least: 2, natural: 7, needsTones: true },
  moods: ['midcentury', 'boho', 'scandinavian', 'blush', 'mediterranean'],
  ground: 'light',
  motifMm: 70,
  tinyMm: 14,
  repeatMm: REPEAT_MM,
  orientation: 'two-way',
  layouts: ['toss', 'block'],
  isScattered: true,
  isLayered: true,
  draw: drawModernFloral,
}

type Hand = {
  readonly heroes: readonly DrawCutFlower[]
  readonly seconds: readonly DrawCutFlower[]
  readonly small: readonly DrawCutFlower[]
  /** Radii of the three sizes and of the dots, in mm, and how many of each a repeat holds at most. */
  readonly radiiMm: readonly number[]
  readonly most: readonly number[]
  readonly isAiry?: boolean
  /** How far a motif reaches over its circle, since leaves are slim. */
  readonly drawnOver?: number
}

/** What grows in each manner; flowers that the prompt names take the place of others, leaves and sprigs stay between them. */
function handOf(plan: Plan): Hand {
  if (areLeavesAlone(plan)) return plan.styles.includes('few') ? FEW_LEAVES : LEAVES
  const hand = mannerOf(plan)
  const named = cutFlowersOf(plan.motifs, plan.cast)
  if (named.length === 0) return hand
  return { ...hand, heroes: named, seconds: [...named, cutSprig, cutLeaf], small: [cutLeaf, ...named, cutLeaf] }
}

/** Leaves and sprigs without a flower. */
const LEAVES: Hand = {
  heroes: [cutLeaf, cutSprig],
  seconds: [cutSprig, cutLeaf],
  small: [cutLeaf],
  radiiMm: [34, 24, 15, 2.4],
  most: [20, 40, 90, 60],
  drawnOver: 1.2,
}
const FEW_LEAVES: Hand = { ...LEAVES, radiiMm: [36, 24, 12, 2.4], most: [12, 18, 24, 10], isAiry: true }

/** Whether no flower is named, and leaves are. */
function areLeavesAlone({ motifs, styles }: Plan): boolean {
  return leavesAsked({ motifs, styles }).join() === 'leaf' && !motifs.some((noun) => cutFlowerNouns.includes(noun))
}

function mannerOf({ styles }: Plan): Hand {
  if (styles.includes('few'))
    return {
      heroes: [cutTulip, cutPoppy, cutSprig, cutFan],
      seconds: [cutSprig, cutLeaf, cutDaisy],
      small: [cutLeaf],
      radiiMm: [40, 26, 9, 2.6],
      most: [6, 8, 10, 9],
      isAiry: true,
    }
  if (styles.includes('stems'))
    return {
      heroes: [cutSeedHead, cutTulip, cutFan, cutSprig],
      seconds: [cutLeaf, cutSprig, cutDaisy],
      small: [cutDaisy, cutLeaf, cutSeedHead],
      radiiMm: [46, 28, 13, 3.2],
      most: [11, 18, 34, 40],
    }
  return {
    heroes: [cutPoppy, cutTulip, cutDaisy, cutPoppy, cutFan],
    seconds: [cutSprig, cutDaisy, cutSeedHead, cutLeaf, cutPoppy],
    small: [cutDaisy, cutLeaf, cutLeaf],
    radiiMm: [45, 27, 13, 3.4],
    most: [11, 20, 42, 40],
  }
}

function drawModernFloral(plan: Plan): Cloth {
  if (plan.styles.includes(IN_ROWS)) return drawRows(plan, handOf(plan), dealInks(plan))
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const random = plan.random.fork('paper')
  const toss = createToss(random, cloth)
  const hand = handOf(plan)
  const rich = plan.coverage / USUAL_COVERAGE
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / plan.scale ** 2
  const tiers = hand.radiiMm.map((radius, at) => ({
    radiusMm: radius * plan.scale,
    most: Math.max(1, Math.round(hand.most[at] * area)),
    gapMm: (1.2 * plan.scale) / rich,
    spread: 0.1,
    isAiry: hand.isAiry === true,
  }))
  const inks = areLeavesAlone(plan) ? leavesInTurn(dealInks(plan)) : dealInks(plan)
  const kinds = [hand.heroes, hand.seconds, hand.small, [cutDot]]
  for (const { x, y, radius, tier, at } of packByFullness(random, cloth, tiers, rich)) {
    const own = random.fork(`flower ${at}`)
    const draw = kinds[tier][at % kinds[tier].length]
    const motif = draw(
      own,
      inks[(at * 2 + tier) % inks.length],
      radius * (hand.drawnOver ?? 1) * clamp(rich ** 0.5, 0.9, 1.12),
    )
    const turn = plan.orientation === 'four-way' ? own.between(0, TURN) : own.between(-0.5, 0.5)
    const isUpsideDown = plan.orientation === 'two-way' && at % 2 > 0
    toss.place(motif, { x, y, turn: turn + (isUpsideDown ? TURN / 2 : 0), flip: own.sign() })
  }
  return cloth
}

/** Each petal ink leads in turn; what lies on it is the figure ink, or the cloth, farthest from it; leaves take the greens by turns. */
function dealInks({ cast }: Plan): CutInks[] {
  const { schemes, leaves, foliage } = mixFlowerPalette(cast)
  const stem = foliage.leaf
  return schemes.map(({ body }, at) => {
    const step = (ink: number): number => {
      const [one, other] = [cast.inks[ink].lab, cast.inks[body].lab]
      return Math.hypot(...one.map((value, axis) => value - other[axis]))
    }
    const petals = schemes.map((scheme) => scheme.body)
    const seen = [...petals, cast.ground].filter((ink) => step(ink) > SEEN)
    const second = seen[at % Math.max(1, seen.length)] ?? cast.ground
    // An eye in the cloth on a sheet of the cloth would be a hole.
    const others = [...seen, stem, body].filter((ink) => ink !== second)
    const heart = others.reduce((best, ink) => (step(ink) > step(best) ? ink : best), others[0])
    const leaf = leaves[at % leaves.length]
    return {
      ground: cast.ground,
      body,
      second,
      heart,
      leaf,
      stem,
      line: cast.line,
    }
  })
}

/** Every ink makes a leaf in turn, the next its other half. */
function leavesInTurn(inks: readonly CutInks[]): CutInks[] {
  return inks.map((own, at) => ({ ...own, leaf: own.body, stem: inks[(at + 1) % inks.length].body }))
}

/** In OKLab: how far a shape stands off the one it lies on. */
const SEEN = 0.12
