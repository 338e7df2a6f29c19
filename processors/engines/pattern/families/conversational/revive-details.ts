import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Picture } from './picture-book.ts'

type Part = Picture['parts'][number] & { readonly colour: Ink }

/** In OKLab: parts of one thing this far apart by nature are told apart; and how far apart inks are that tell, and no more. */
const [TOLD, INK_LEAST, INK_MOST] = [0.09, 0.07, 0.3]
/** Larger shares of a thing are bodies, not details. */
const DETAIL_MOST = 0.45
/** In OKLCH and radians: greys, and the reach of one hue. */
const [GREY, HUE_REACH] = [0.035, 0.6]
/** A limb or an ear lies on the rim of a thing by this share of its own outline, a rib or a spot by less. */
export const LIMB = 0.1
/** In OKLCH: a shade of a coat is no more colourful than it by this: no yellow ears on a brown rabbit. */
const LOUDER = 0.06
/** What it counts that a detail is lighter than its body where it is darker by nature. */
const TURNED_OVER = 0.12

/**
 * Details that fell into the ink of the body they lie on are told from it by the nearest ink of its hue: a pumpkin in a
 * deep orange has lighter ribs before it has none. Where the cloth has no such ink they stay.
 */
export function reviveDetails(
  parts: readonly Part[],
  touching: Picture['touching'],
  inks: readonly number[],
  cast: Cast,
): readonly number[] {
  const revived = [...inks]
  for (let at = 1; at < parts.length; at++) {
    const hosts = touching.flatMap(([one, two]) => (two === at ? [one] : one === at ? [two] : []))
    // The book's table of neighbours names parts too small to be drawn as well.
    const host = hosts.find((one) => one < at && revived[one] === revived[at] && areTold(parts[one], parts[at]))
    if (host === undefined || parts[at].share > DETAIL_MOST) continue
    const others = new Set(hosts.map((one) => revived[one]))
    revived[at] = shadeOf(parts[at], parts[host], { own: revived[at], others }, cast) ?? revived[at]
  }
  return revived
}

function areTold(one: Part, other: Part): boolean {
  return oklabDistance(one.colour.lab, other.colour.lab) > TOLD
}

function shadeOf(
  part: Part,
  host: Part,
  { own, others }: { readonly own: number; readonly others: ReadonlySet<number> },
  { inks, ground, behind }: Cast,
): number | undefined {
  const body = inks[own]
  // On a grey belly grooves are grey, or of their own colour.
  const coat = body.chroma > GREY ? body : part.colour
  const step = part.colour.lightness - host.colour.lightness
  const fitting = inks
    .map((ink, at) => ({ at, ink, far: oklabDistance(ink.lab, body.lab) }))
    .filter(({ at, ink, far }) => {
      const isTaken = at === ground || at === behind || others.has(at)
      const isOfOneHue =
        ink.chroma < GREY ||
        (coat.chroma > GREY &&
          hueDistance(ink, coat) < HUE_REACH &&
          (part.edge < LIMB || ink.chroma < coat.chroma + LOUDER))
      return !isTaken && (isOfOneHue || isShadowOn(body, ink)) && far > INK_LEAST && far < INK_MOST
    })
  const cost = ({ ink, far }: (typeof fitting)[number]): number =>
    far + (step * (ink.lightness - body.lightness) < 0 ? TURNED_OVER : 0)
  return fitting.toSorted((one, other) => cost(one) - cost(other))[0]?.at
}

/** White in a palette without greys is shaded by a pale blue: a moon has craters. */
function isShadowOn(body: Ink, { lightness, chroma, hue }: Ink): boolean {
  const isWhite = body.lightness > WHITE_FROM && body.chroma < GREY
  const turn = Math.abs(Math.atan2(Math.sin(hue - BLUE), Math.cos(hue - BLUE)))
  return isWhite && lightness > PALE_FROM && chroma < PALE_CHROMA && turn < HUE_REACH
}

/** In OKLCH and radians: what is white, and a pale blue. */
const [WHITE_FROM, PALE_FROM, PALE_CHROMA, BLUE] = [0.9, 0.7, 0.09, 4.2]
