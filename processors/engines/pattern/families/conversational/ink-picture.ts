import type { Ink } from '../../../color/ink.ts'
import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/cast.ts'
import type { Picture } from './picture-book.ts'

/** Inks of a picture's parts, in their order. */
export type PictureInks = readonly number[]

/** Chroma below which a thing counts as grey, black or white. */
const GREY = 0.03
/** Inks closer than this run into each other at arm's length. */
const CLEAR = 0.2
const CLEAR_OF_WHITE = 0.15
/** Lightness of white ink, and of what is white or nearly so by nature. */
const [WHITE, PALE] = [0.93, 0.85]
/** On a dark ground what leads is lighter by this much; each step less counts against its hue. */
const SEEN_STEP = 0.34
const MELTING = 12
const DARK_GROUND = 0.4

/**
 * Chooses an ink for every part by trying all ways: lightness should step as it does in nature, chromatic parts should
 * keep their hue, neighbours must differ, and what lies on the rim must stand off the ground.
 */
export function inkPicture(picture: Picture, cast: Cast, lead: number): PictureInks {
  const parts = picture.parts.map((part) => ({ ...part, colour: inkFromHex(part.hex) ?? cast.inks[lead] }))
  // Shades of one coat may fall into one ink; an eye may not.
  const apart = parts.map((one) =>
    parts.map((two) => Math.max(0, Math.min(1, (oklabDistance(one.colour.lab, two.colour.lab) - 0.13) / 0.18))),
  )
  const chosen: number[] = []
  let best: number[] = parts.map(() => lead)
  let least = Infinity
  const search = (at: number, cost: number): void => {
    if (cost >= least) return
    if (at === parts.length) {
      least = cost
      best = [...chosen]
      return
    }
    for (let ink = 0; ink < cast.inks.length; ink++) {
      let more = costOfPart(parts[at], parts[0].colour, cast, ink, lead, at)
      for (let other = 0; other < at; other++)
        if (picture.touching.some(([one, two]) => one === other && two === at))
          more +=
            tooClose(cast.inks[ink], cast.inks[chosen[other]]) * (ink === chosen[other] ? 8 : 3) * apart[other][at]
      chosen[at] = ink
      search(at + 1, cost + more)
    }
    chosen.length = at
  }
  search(0, 0)
  return best
}

type Part = Picture['parts'][number] & { readonly colour: Ink }

function costOfPart(part: Part, main: Ink, cast: Cast, ink: number, lead: number, at: number): number {
  const candidate = cast.inks[ink]
  const step = part.colour.lightness - main.lightness
  const inkStep = candidate.lightness - cast.inks[lead].lightness
  const weight = Math.sqrt(part.share)
  let cost = weight * (0.9 * Math.abs(step - inkStep) + 0.35 * Math.abs(part.colour.lightness - candidate.lightness))
  if (at === 0 && ink !== lead) cost += 0.6
  if (step * inkStep < 0 && Math.abs(step) > 0.08) cost += 0.25
  cost += weight * hueCost(part.colour, candidate, at)
  // A rim in the ink of the ground eats the silhouette; inside, the ground may well shine through.
  // White things on a sky are seen by less: nothing is whiter.
  const clear = candidate.lightness > WHITE && part.colour.lightness > PALE ? CLEAR_OF_WHITE : CLEAR
  cost += part.edge > 0.03 ? Math.max(0.1, part.edge) * tooClose(candidate, cast.inks[cast.ground], clear) * 40 : 0
  if (ink === cast.ground && (at === 0 || part.edge > 0.03)) cost += 4
  return cost
}

/** How wrong a hue is: distance on the plane of hues, and a grey for a colour or a colour for a grey besides. */
function hueCost(nature: Ink, candidate: Ink, at: number): number {
  if (at === 0) return 0
  const plane = Math.hypot(nature.lab[1] - candidate.lab[1], nature.lab[2] - candidate.lab[2])
  const turn = nature.chroma > 0.05 && candidate.chroma > 0.04 ? 0.4 * (1 - Math.cos(nature.hue - candidate.hue)) : 0
  return 4.4 * plane + turn
}

function tooClose(one: Ink, other: Ink, clear = CLEAR): number {
  return Math.max(0, clear - oklabDistance(one.lab, other.lab))
}

/**
 * Inks a picture may be led by, best first: a lemon is led by the yellow of the palette if there is one; things without a
 * colour of their own take the strong inks in turn.
 */
export function leadInks(picture: Picture, cast: Cast, turn: number): number[] {
  const nature = inkFromHex(picture.parts[0].hex)
  const ground = cast.inks[cast.ground]
  const usable = cast.figures.filter((ink) => oklabDistance(cast.inks[ink].lab, ground.lab) > 0.13)
  if (nature && usable.length > 0) {
    const isGrey = nature.chroma < GREY
    const far = (ink: number): number => {
      const candidate = cast.inks[ink]
      // A dark bat on a dark ground is lost, however natural.
      const step = ground.lightness < DARK_GROUND ? candidate.lightness - ground.lightness : SEEN_STEP
      const melting = MELTING * Math.max(0, SEEN_STEP - step)
      const light = Math.abs(candidate.lightness - nature.lightness)
      if (isGrey) return melting + 4 * candidate.chroma + 0.9 * light
      const grey = candidate.chroma < 0.035 ? 0.5 : 0
      return melting + 1 - Math.cos(candidate.hue - nature.hue) + 0.6 * light + grey
    }
    const sorted = usable.toSorted((one, other) => far(one) - far(other))
    // A second colour is welcome while it is one the thing might have: apples red and yellow, not blue.
    return far(sorted[1] ?? sorted[0]) < 0.14 ? sorted.slice(0, 2) : sorted.slice(0, 1)
  }
  const strong = usable.filter((ink) => ink !== cast.line || usable.length < 3)
  const list = strong.length > 0 ? strong : [...cast.figures]
  const at = turn % list.length
  return [...list.slice(at), ...list.slice(0, at)].slice(0, 2)
}
