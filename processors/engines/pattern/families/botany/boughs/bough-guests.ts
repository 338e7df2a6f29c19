import { inkFromHex } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { boxOf } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { createShortestStep } from '../../../kit/place/shortest-step.ts'
import { bearingOf, isAloft } from '../../conversational/bearing.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import { findPicture } from '../../conversational/picture-book.ts'
import type { Plan } from '../../family.ts'
import { flowersAsked } from '../asked-plants.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { isFruit } from '../fruit/fruit-table.ts'
import { birdKindOf, drawBird } from '../guests/bird.ts'
import type { Guest } from '../guests/guests.ts'
import { addShadow, guestsOf } from '../guests/guests.ts'
import { standOnKnoll } from './knoll.ts'
import type { Orchard } from './orchard.ts'
import { floatOnWater, isBuilt, standOnIsland } from './water-island.ts'

const BIRD_MM = 86
/** Degrees in OKLCH between colours that pass for two. */
const OTHER_HUE = 50
const FLYING_MM = 104
/** So much smaller is who was not asked for. */
const UNASKED = 0.56
/** So much larger is who leads, the largest that finds room. */
const LEADING = [1.9, 1.65, 1.4, 1.15]
/** An island is wider than what stands on it, and is tried larger. */
const ON_ISLAND = 1.2
/** Heroes of all kinds on a cloth of the usual size, and those of one kind at least. */
const [HEROES, OF_A_KIND] = [4, 2]
/** Insects and fruit are smaller than this against a bird, and lead nothing. */
const SMALL = 0.5

/** Birds of the kit sit on the most level twigs, far from each other, half of them looking back. */
export function perchBirds(
  { plan, toss, palette, unit, heroes }: Orchard,
  perches: readonly Point[],
  area: number,
): void {
  const birds = plan.motifs.flatMap((noun) => {
    const kind = birdKindOf(noun)
    return kind ? [{ kind, inks: ownInks(noun, plan, palette) ?? unlikeBlossoms(palette) }] : []
  })
  const random = plan.random.fork('birds')
  const between = createShortestStep({ ...plan })
  const taken: Point[] = []
  for (const perch of perches) {
    if (birds.length === 0 || taken.length >= Math.max(2, Math.round(3 * area))) return
    if (!heroes.isFree(perch, BIRD_MM * 0.4 * unit)) continue
    if (taken.some((other) => Math.hypot(...between(perch, other, false)) < 130 * unit)) continue
    const { kind, inks } = birds[taken.length % birds.length]
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

/** In OKLab: an ink as near as this to a bird's own colour is worn by it. */
const OWN = 0.13

/** Bluebirds are blue where there is a blue; undefined for a bird whose colour the cloth has not. */
function ownInks(noun: string, { cast }: Plan, { schemes }: FlowerPalette): FlowerInks | undefined {
  const nature = inkFromHex(findPicture(findDepiction(noun)?.picture ?? '')?.parts[0].hex ?? '')
  if (!nature) return undefined
  const missOf = ({ body }: FlowerInks): number => oklabDistance(cast.inks[body].lab, nature.lab)
  const nearest = schemes.reduce((best, scheme) => (missOf(scheme) < missOf(best) ? scheme : best), schemes[0])
  return missOf(nearest) < OWN ? nearest : undefined
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

type Visitor = Guest & { readonly noun: string }

/** Who is named, with what it is called; birds of the kit perch, and fruit hangs on the twigs. */
function visitorsOf(plan: Plan, palette: FlowerPalette): Visitor[] {
  const nouns = plan.motifs.filter((noun) => !isFruit(noun))
  return nouns.flatMap((noun) =>
    guestsOf({ ...plan, motifs: [noun] }, palette).flatMap((guest) => (guest.isBird ? [] : [{ ...guest, noun }])),
  )
}

/** "Peacock and peonies": who is named before the blossoms leads; on painted papers everybody does. */
const isLed = (plan: Plan): boolean =>
  plan.styles.some((style) => style.startsWith('chinoiserie')) ||
  ![...flowersAsked(plan), ...wood].includes(plan.motifs[0] ?? '')

/** "Cherry blossom branches with birds": what the blossoms grow on is theirs. */
const wood = ['branch', 'bough', 'twig', 'tree']

/** Puts who leads between the boughs, as large as there is room for, what stands on a knoll; twigs and blooms grow round them. */
export function seatHeroes(orchard: Orchard, area: number): void {
  const { plan, palette } = orchard
  const leads = visitorsOf(plan, palette).filter(({ share }) => share > SMALL)
  if (leads.length === 0 || !isLed(plan)) return
  const random = plan.random.fork('heroes')
  const most = Math.max(1, Math.round(Math.max(OF_A_KIND, HEROES / leads.length) * Math.min(2, area)))
  for (let at = 0; at < most; at++) for (const guest of leads) seatHero(orchard, random, guest, at)
}

/** Who leads, with what it stands on: nothing in the air, water under boats, an island under buildings, else a knoll. */
function grounded(random: Random, { noun }: Visitor, thing: Motif, palette: FlowerPalette, turn: number): Motif {
  const picture = findDepiction(noun)?.picture ?? ''
  if (isAloft(picture)) return thing
  if (bearingOf(picture) === 'afloat') return floatOnWater(random, thing, palette)
  return isBuilt(picture) ? standOnIsland(random, thing, palette, turn) : standOnKnoll(random, thing, palette)
}

function seatHero({ toss, palette, unit, heroes }: Orchard, random: Random, guest: Visitor, turn: number): void {
  const isFlying = isAloft(findDepiction(guest.noun)?.picture ?? '')
  const lean = isFlying ? 0.16 : 0
  const turnAt = (): number => random.between(-lean, lean)
  const grown = isBuilt(findDepiction(guest.noun)?.picture ?? '') ? ON_ISLAND : 1
  for (const size of LEADING.map((share) => share * grown)) {
    const thing = guest.draw(random, turn, FLYING_MM * size * unit * guest.share * (turn % 2 ? 0.86 : 1))
    const motif = grounded(random, guest, thing, palette, turn)
    const found = toss.fit([motif], { gapMm: 4 * unit, tries: 260, mayFlip: false, turnAt })
    if (!found) continue
    const { left, right, top, bottom } = boxOf(motif.layers.map(({ ring }) => ring))
    const { x = 0, y = 0 } = found.placing
    heroes.take([x + (left + right) / 2, y + (top + bottom) / 2], Math.max(right - left, bottom - top) * 0.46)
    return
  }
}

/** Butterflies, and who is named after the blossoms, fill the sky between the boughs. */
export function letFly({ plan, toss, palette, unit }: Orchard, area: number, isAsked: boolean): void {
  const random = plan.random.fork('sky')
  const led = isLed(plan)
  const most = Math.max(2, Math.round(4 * area))
  const [turnAt, gapMm] = [() => random.between(-0.16, 0.16), 3 * unit]
  for (const guest of visitorsOf(plan, palette)) {
    const isSeated = led && guest.share > SMALL
    for (let at = 0; at < most && !isSeated; at++) {
      const sizeMm = FLYING_MM * (isAsked ? 1 : UNASKED) * unit * guest.share * random.between(0.84, 1.1)
      const drawn = (): Motif => guest.draw(random, at, sizeMm)
      toss.fit([drawn(), drawn()], { gapMm, tries: 240, mayFlip: false, turnAt })
    }
  }
}
