import { inkFromHex } from '../../../../color/ink.ts'
import type { Cast } from '../../../kit/ink/cast.ts'
import { hatchRing } from '../../../kit/line/hatch.ts'
import type { Ring } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import { isAloft } from '../../conversational/bearing.ts'
import { drawPicture } from '../../conversational/draw-picture.ts'
import { findDepiction } from '../../conversational/noun-book.ts'
import { findPicture, type PicturePart } from '../../conversational/picture-book.ts'
import { flyingBird } from './beasts.ts'
import type { Engraver, Island } from './engraver.ts'
import { put } from './engraver.ts'
import { cypress, mound, tree } from './greenery.ts'
import { boat, water } from './waterside.ts'

/** Pictures are drawn at this size and shrunk, because their small parts are judged in mm. */
const DRAWN_MM = 100
/** A picture whose main part is darker than this is drawn as a dark body with light marks. */
const DARK_BELOW = 0.4

/** A scene for a thing that has none of its own: it stands twice under a tree, or flies over it, drawn in ink and paper. */
export function pictureIsland(noun: string, cast: Cast): Island {
  return {
    name: noun,
    nouns: [noun],
    draw: (pen) => {
      if (isOfSea(noun)) {
        // What lives in the sea lies on its shore, boats behind it, and no tree stands there.
        put(pen, boat, -1.45, -0.5, 0.75)
        put(pen, (sheet) => flyingBird(sheet, 0.8), 1.5, -1.5, 0.8)
        shore(pen)
      } else {
        tree(pen, -1.5, 2.9, 0.8)
        cypress(pen, 1.85, 1.5)
        mound(pen, 2.4)
      }
      for (const place of isInsect(noun) ? SWARM : isFlying(noun) ? FLIGHT : GROUND) putThing(pen, noun, cast, place)
    },
  }
}

type Place = { readonly x: number; readonly y: number; readonly size: number; readonly flip: 1 | -1 }

/** Where a thing is seen twice: on its feet, in the air, and small things of the air a few times. */
const GROUND: readonly Place[] = [
  { x: 0.45, y: 0.1, size: 1.95, flip: 1 },
  { x: -0.95, y: 0.1, size: 1.15, flip: -1 },
]
const FLIGHT: readonly Place[] = [
  { x: 0.45, y: -1.1, size: 1.95, flip: 1 },
  { x: 1.35, y: -0.35, size: 0.95, flip: -1 },
]
const SWARM: readonly Place[] = [
  { x: 0.15, y: -0.3, size: 1.15, flip: 1 },
  { x: 1.05, y: -1.15, size: 0.95, flip: -1 },
  { x: 0.2, y: -1.75, size: 0.7, flip: 1 },
]

/** A low bank of sand above long strokes of water. */
function shore(pen: Engraver): void {
  mound(pen, 1.9, 0.3)
  water(pen, 0, 0.3, 2.2)
}

/** Whether a thing is one of the sea: islands of a toile that names it have no pastures. */
export function isOfSea(noun: string): boolean {
  return findDepiction(noun)?.theme === 'sea'
}

function isInsect(noun: string): boolean {
  return isFlying(noun) && findDepiction(noun)?.theme === 'garden'
}

function isFlying(noun: string): boolean {
  return isAloft(findDepiction(noun)?.picture ?? '')
}

/** The same thing alone, on a little mound where it stands on one. */
export function pictureIslet(noun: string, cast: Cast): Island {
  return {
    name: `small ${noun}`,
    nouns: [noun],
    draw: (pen) => {
      if (isOfSea(noun)) water(pen, 0, 0.12, 1.2)
      else if (!isFlying(noun)) mound(pen, 1.2)
      putThing(pen, noun, cast, { x: 0, y: 0.1, size: 1.5, flip: 1 })
    },
  }
}

function putThing(
  pen: Engraver,
  noun: string,
  cast: Cast,
  at: { x: number; y: number; size: number; flip: 1 | -1 },
): void {
  const picture = findPicture(findDepiction(noun)?.picture ?? '')
  if (!picture) return
  const [main, ...parts] = picture.parts.map(({ hex }) => inkFromHex(hex)?.lightness ?? 1)
  // A bridge of chains and towers left open between two contours would be all holes.
  const isDark = main < DARK_BELOW || isSpindly(picture.parts[0])
  // Numbers of their own, so that no part is taken for one with the part before it.
  const inks = [isDark ? pen.ink : pen.paper, ...parts.map((_, at) => PARTS_FROM + at)]
  const toneOf = (part: number): Tone =>
    parts[part] < main - 0.03 && !isDark ? 'ink' : parts[part] < HATCHED_BELOW ? 'hatched' : 'paper'
  const outline = { mode: 'outline', ink: pen.ink, widthMm: (pen.line * DRAWN_MM) / at.size } as const
  const drawn = drawPicture(picture, inks, cast, DRAWN_MM, outline)
  const high = (picture.height / ((picture.width + picture.height) / 2)) * at.size
  putMotif(pen.motif, engraved(pen, drawn, isDark, toneOf), {
    x: at.x,
    y: at.y - high / 2,
    size: at.size / DRAWN_MM,
    ...(at.flip === -1 && { flip: -1, turn: Math.PI }),
  })
}

/** Whether a part is hardly wider than its contour: rods, chains and rails. */
function isSpindly({ rings }: PicturePart): boolean {
  let [area, rim] = [0, 0]
  for (const { knots } of rings)
    for (let at = 0; at < knots.length; at += 2) {
      const [x, y] = [knots[at], knots[at + 1]]
      const [nextX, nextY] = [knots[(at + 2) % knots.length], knots[(at + 3) % knots.length]]
      area += (x * nextY - nextX * y) / 2
      rim += Math.hypot(nextX - x, nextY - y)
    }
  return (2 * Math.abs(area)) / rim < SPINDLY
}

/** In thousandths of a picture's size: the mean width of such a part. */
const SPINDLY = 70

/** How a part is engraved: solid, in lines, or left open. */
type Tone = 'ink' | 'hatched' | 'paper'

/** Numbers of the parts of a picture that stand for their tones; lightness of OKLCH below which an open part is in lines. */
const [PARTS_FROM, HATCHED_BELOW] = [1000, 0.6]
/** Half the width of a line of shade as a share of the distance to the next: finer than contours, or horses would be zebras. */
const WEIGHT = 0.19
/** Width of the line round a part, in lines of the engraver. */
const CONTOUR = 0.6

/**
 * The body hatched on its far side, unless it is solid; every open part is told from what it lies on by a line of its own, and those that are
 * darker by nature lie in finer lines.
 */
function engraved(pen: Engraver, drawn: Motif, isSolid: boolean, toneOf: (part: number) => Tone): Motif {
  const motif = createMotif()
  const hatch = (ring: Ring, angle: number, pitch: number, share: number): void => {
    const lines = hatchRing(ring, { angle, pitchMm: pen.line * pitch, halfMm: pen.line * pitch * WEIGHT, share })
    for (const line of lines) addDetail(motif, pen.ink, line)
  }
  drawn.layers.forEach((layer, at) => {
    if (layer.ink < PARTS_FROM) {
      motif.layers.push(layer)
      if (at === 1 && !isSolid) hatch(drawn.layers[0].ring, 0.5, 135, 0.34)
      return
    }
    const tone = toneOf(layer.ink - PARTS_FROM)
    if (tone !== 'ink') addDetail(motif, pen.ink, offsetRing(layer.ring, pen.line * DRAWN_MM * CONTOUR), layer.holes)
    motif.layers.push({ ...layer, ink: tone === 'ink' ? pen.ink : pen.paper })
    if (tone === 'hatched' && layer.holes.length === 0) hatch(layer.ring, -0.7, 150, 1)
  })
  return motif
}
