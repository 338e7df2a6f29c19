import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import { spreadHeroes } from '../../../kit/place/spread-heroes.ts'
import { createToss } from '../../../kit/place/toss.ts'
import type { Family, Plan } from '../../family.ts'
import { heroSwell } from '../../hero-swell.ts'
import { flowersAsked, leavesAsked } from '../asked-plants.ts'
import type { FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt, mixFlowerPalette } from '../flower-inks.ts'
import { drawFlower, flowerInksFor, flowerNouns, isSpike, isTopView } from '../flowers/bloom-table.ts'
import { blob } from '../flowers/heart.ts'
import { tellInks } from '../flowers/told-inks.ts'
import { chooseFlowers } from '../gardens.ts'
import { drawLeafage } from '../leaves/leaf-table.ts'
import { composeCroquis } from '../plants/croquis.ts'
import { growPlant } from '../plants/plant.ts'
import { paintBloom, paintBud, paintedNouns } from './wash-blooms.ts'
import { paintGhost, paintLeaf, paintTwig } from './wash-leaves.ts'
import { leafScheme, paintSpray } from './wash-spray.ts'

const REPEAT_MM = 320
const HERO_MM = 38
const MEDIUM = 0.47

export const watercolourFloral: Family = {
  name: 'watercolour-floral',
  summary:
    'loosely painted flowers: washes overlap in a third tone, pigment pools at edges, splashes between; inks stay flat',
  words: [
    'watercolour floral',
    'watercolor floral',
    'watercolour flower',
    'watercolor flower',
    'watercolour flowers',
    'watercolor flowers',
    'watercolour botanical',
    'watercolor botanical',
    'watercolour leaves',
    'watercolor leaves',
    'painted floral',
    'painterly floral',
    'loose floral',
    'loose watercolour floral',
    'loose watercolor floral',
    'loose watercolour',
    'loose watercolor',
    'loose painterly',
    'loosely painted',
    'loose brush florals',
    'brushed floral',
    'aquarellblumen',
    'fleurs aquarelle',
    'flores acuarela',
    'fiori acquerello',
    '水彩花柄',
  ],
  motifs: [...flowerNouns, 'leaf'],
  coverage: { low: 0.26, medium: MEDIUM, high: 0.6 },
  inks: { least: 3, natural: 9, needsTones: true, isDiluted: true },
  moods: ['blush', 'blush', 'nursery', 'boho'],
  ground: 'light',
  motifMm: 76,
  tinyMm: 18,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'half-drop', 'block', 'third-drop'],
  isLayered: true,
  draw: drawWatercolour,
  compose: composeWatercolour,
}

function chooseNouns(plan: Plan): readonly string[] {
  const asked = flowersAsked(plan)
  if (asked.length > 0) return asked
  // "Watercolour leaves" are leaves.
  if (leavesAsked(plan).length > 0) return []
  if (plan.details.garden) return chooseFlowers(plan).heroes
  return plan.random.fork('flowers').pick([
    ['peony', 'anemone', 'rose'],
    ['poppy', 'cosmos', 'blossom'],
    ['rose', 'hydrangea', 'lily'],
    ['anemone', 'peony', 'daisy'],
  ])
}

/** Pale leaves are green or none: in white or yellow they would be petals. */
function mixWashPalette(plan: Plan): FlowerPalette {
  const palette = mixFlowerPalette(plan.cast)
  const schemes = palette.schemes.map((inks) =>
    palette.leaves.includes(inks.leafLight) ? inks : { ...inks, leafLight: inks.ground },
  )
  return tellInks(plan, { ...palette, schemes })
}

/** Flowers without a loose recipe keep their own build; side views stand on their stems. */
function paintHead(random: Random, noun: string, palette: FlowerPalette, index: number, radiusMm: number): Motif {
  const inks = flowerInksFor(palette, noun, index)
  if (paintedNouns.includes(noun)) return paintBloom(random, noun, inks, radiusMm)
  return isTopView(noun)
    ? drawFlower(random, noun, inks, radiusMm)
    : growPlant(random, noun, inks, { lengthMm: radiusMm * 2.8, head: isSpike(noun) ? undefined : 0.24 })
}

type PutPart = (part: Motif, angle: number, far: number) => void

/** A hero: a bloom and a second, smaller one at its side over its leafage. */
function paintHero(
  random: Random,
  palette: FlowerPalette,
  nouns: readonly string[],
  index: number,
  radiusMm: number,
): Motif {
  if (nouns.length === 0) return paintSpray(random, palette, index, radiusMm)
  const motif = createMotif()
  const start = random.between(0, TURN)
  const put: PutPart = (part, angle, far) => {
    const [x, y] = polar(0, 0, far, start + angle)
    putMotif(motif, part, { x, y, turn: start + angle, flip: random.sign() })
  }
  putLeafage(put, random, palette, nouns, index, radiusMm)
  const noun = nouns[index % nouns.length]
  if (!isTopView(noun)) {
    put(paintHead(random, noun, palette, index, radiusMm * 0.8), 0.4, -radiusMm * 0.4)
    put(paintHead(random, noun, palette, index + 1, radiusMm), -0.2, -radiusMm * 0.9)
    return motif
  }
  const other = nouns[(index + 1) % nouns.length]
  const [x, y] = polar(0, 0, radiusMm * 1.1, start + 1.3)
  if (isTopView(other)) putMotif(motif, paintHead(random, other, palette, index + 1, radiusMm * 0.58), { x, y })
  putMotif(motif, paintHead(random, noun, palette, index, radiusMm))
  return motif
}

/** Behind a bloom, back to front: pale leaves, twigs, buds, leaves in all the greens. */
function putLeafage(
  put: PutPart,
  random: Random,
  palette: FlowerPalette,
  nouns: readonly string[],
  index: number,
  radiusMm: number,
): void {
  const inks = flowerInksAt(palette, index)
  for (const angle of [0.5, 2.2, 3.9, 5.4])
    put(paintGhost(random, inks, radiusMm * random.between(1, 1.35)), angle, radiusMm * 0.55)
  for (const [angle, long] of [
    [0, 1.8],
    [2.6, 1.5],
    [4.8, 1.3],
  ] as const)
    put(paintTwig(random, inks, radiusMm * long), angle, radiusMm * 0.6)
  for (const angle of [1.4, 4.2])
    put(paintBud(random, flowerInksFor(palette, nouns[0], index + 1), radiusMm * 1.2), angle, radiusMm * 0.55)
  for (const [at, angle] of [0.8, 1.9, 3.4, 5.2, 6].entries())
    put(paintLeaf(random, inks, radiusMm * random.between(0.95, 1.3), at), angle, radiusMm * 0.55)
}

/** Draws any flowers as washes; other floral families call it when the prompt asks for watercolour. */
export function drawWatercolour(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground, { lattice: plan.lattice })
  const toss = createToss(plan.random.fork('fit'), cloth)
  const palette = mixWashPalette(plan)
  const random = plan.random.fork('paint')
  const heroMm = HERO_MM * plan.scale
  const nouns = chooseNouns(plan)
  const leaves = leavesAsked(plan).filter((noun) => noun !== 'leaf')
  const area = (plan.widthMm * plan.heightMm) / (REPEAT_MM * plan.scale) ** 2 / plan.lattice.order
  const swell = heroSwell(plan.coverage, MEDIUM, 1.36)
  const isFull = (share: number): boolean => toss.field.coverage() > plan.coverage * 1.14 * share
  const turnAt = (): number =>
    plan.orientation === 'four-way' ? random.between(0, TURN) : -TURN / 4 + random.between(-0.45, 0.45)
  const count = Math.max(2, Math.round(5.2 * area)) * plan.lattice.order
  spreadHeroes(random, cloth, count).forEach(([x, y], index) => {
    const radiusMm = heroMm * swell * (index % 3 === 1 ? 0.82 : 1) * random.between(0.94, 1.06)
    toss.place(wobbleMotif(paintHero(random, palette, nouns, index, radiusMm), random, radiusMm * 2, 0.016), {
      x,
      y,
      turn: turnAt(),
    })
  })
  const gapMm = 2.6 * plan.scale * Math.max(0.4, 1.7 - 1.7 * plan.coverage)
  const isLeafy = nouns.length === 0
  // A few large blooms reach the coverage and leave a hole of half the cloth: so many sprays and buds lie between them anyway.
  const least = count <= FEW_HEROES ? LEAST_BETWEEN : 0
  for (let at = 0; at < Math.max(least, (isLeafy ? 120 : 40) * area) && (at < least || !isFull(0.97)); at++) {
    const share = isLeafy && at < 16 * area ? 2.1 : at < (isLeafy ? 44 * area : 14) ? 1.25 : 0.75
    const size = heroMm * share * random.between(0.85, 1.15)
    const draw = (): Motif => {
      if (leaves.length > 0 && at % 2) return drawLeafage(random, random.pick(leaves), flowerInksAt(palette, at), size)
      const kind = nouns.length === 0 ? 0 : (at + random.below(2)) % 3
      if (kind === 0)
        return paintTwig(random, nouns.length === 0 ? leafScheme(palette, at) : flowerInksAt(palette, at), size)
      if (kind === 1) return paintBud(random, flowerInksFor(palette, nouns[0], at), size)
      // Small heads go through all the inks of the palette, whatever colour the flower has by nature.
      return paintBloom(random, random.pick(nouns), flowerInksAt(palette, at), size * 0.36)
    }
    toss.fit([wobbleMotif(draw(), random, size, 0.014), draw()], { gapMm, tries: 160, turnAt })
  }
  for (let at = 0; at < 60 * area && !isFull(1); at++) {
    const inks = nouns.length > 0 ? flowerInksFor(palette, nouns[0], at) : flowerInksAt(palette, at)
    const ink = at % 3 ? (inks.light === inks.ground ? inks.body : inks.light) : inks.leaf
    toss.fit([paintSplash(random, ink, plan.scale)], { gapMm: gapMm * 0.9, tries: 40 })
  }
  return cloth
}

/** So many heroes are few, and what lies between them at the least. */
const [FEW_HEROES, LEAST_BETWEEN] = [3, 12]

/** A drop that fell from the brush. */
function paintSplash(random: Random, ink: number, scale: number): Motif {
  const splash = createMotif()
  const ring = blob(random, 0, 0, scale * random.between(0.7, 1.9), 6, 0.2)
  splash.layers.push({ ink, ring, holes: [], isForm: true })
  return splash
}

/** One stem in washes as a placement print. */
export function composeWatercolour(plan: Plan): Cloth {
  const palette = mixWashPalette(plan)
  const nouns = chooseNouns(plan)
  return composeCroquis(plan, {
    layStem: (cloth, curve, half) =>
      paint(
        cloth,
        palette.foliage.leafDark,
        ribbon(curve, (t) => Math.max(0.3, half(t) * 0.5)),
      ),
    drawBloom: (random, index, radiusMm) => {
      if (nouns.length === 0) return paintTwig(random, flowerInksAt(palette, index), radiusMm * 2.4)
      const noun = nouns[index % nouns.length]
      const bloom = createMotif()
      putMotif(bloom, paintHead(random, noun, palette, index, radiusMm), { x: isTopView(noun) ? radiusMm * 0.8 : 0 })
      return wobbleMotif(bloom, random, radiusMm * 2, 0.016)
    },
    drawLeaf: (random, index, lengthMm) => paintLeaf(random, flowerInksAt(palette, index), lengthMm),
    drawSprig: (random, index, lengthMm) =>
      index % 2 || nouns.length === 0
        ? paintTwig(random, flowerInksAt(palette, index), lengthMm)
        : paintBud(random, flowerInksFor(palette, nouns[0], index), lengthMm * 0.8),
  })
}
