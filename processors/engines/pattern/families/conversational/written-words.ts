import { silhouette } from '../../kit/line/flatten.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { isInsidePolygon } from '../../kit/line/polygon.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { LINE_LETTERS, setBlock, setText } from '../modern/signs/set-text.ts'
import { askedInk } from './asked-parts.ts'
import { boxOfMotif } from './box-of-motif.ts'
import { findDepiction } from './noun-book.ts'
import { readInks } from './read-inks.ts'
import type { Subject } from './subject.ts'

/** What a text is called among the things: `colour of words` is its colour. */
export const WORDS = 'words'
/** Words beside things are so large beside them. */
const WORDS_SIZE = 0.92
/** Leaning from upright, in radians, at most. */
const LEAN = 0.16
/** A line in a print ends after so many letters, where there is a word to end with. */
const PRINT_LETTERS = 16

/** Room for a text in a picture: its middle and its width and height, as shares of the picture's box. */
type Room = { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number }

const rooms: Readonly<Record<string, Room>> = {
  'laurel-wreath': { x: 0.5, y: 0.5, wide: 0.46, tall: 0.42 },
  wreath: { x: 0.5, y: 0.48, wide: 0.42, tall: 0.36 },
  'scroll-banner': { x: 0.5, y: 0.5, wide: 0.56, tall: 0.3 },
  'speech-bubble': { x: 0.5, y: 0.42, wide: 0.7, tall: 0.46 },
  'comic-burst': { x: 0.5, y: 0.5, wide: 0.56, tall: 0.36 },
}

const hollow = ['laurel-wreath', 'wreath']
/** Half a plate, as a share of the room on it. */
const PLATE = 0.78

/** The text of a plan (`details.text`, capitals, figures, spaces and punctuation) as a thing among things; none where another thing has it on it. */
export function wordsSubject(plan: Plan): Subject[] {
  return writtenIn(plan, LINE_LETTERS)
}

/** The same in the long lines of a print, once under what it is about. */
export function printedWords(plan: Plan): Subject[] {
  return writtenIn(plan, PRINT_LETTERS)
}

/** The same in short lines, whatever has room for a text: it stands alone. */
export function writtenAlone(plan: Plan): Subject[] {
  return writtenIn({ ...plan, motifs: [] }, LINE_LETTERS)
}

function writtenIn(plan: Plan, lineLetters: number): Subject[] {
  const text = textOf(plan)
  if (!text || plan.motifs.some(isRoomForWords)) return []
  const inks = readInks(plan.cast, plan.cast.ground)
  const asked = askedInk(plan, WORDS)
  return [
    {
      kind: WORDS,
      lean: LEAN,
      scale: 1,
      draw: (_random, sizeMm, turn) => {
        const motif = createMotif()
        const ink = asked ?? inks[turn % inks.length]
        for (const ring of setBlock(text, lineLetters)) addForm(motif, ink, ring, { plain: true })
        const { left, right, top, bottom } = boxOfMotif(motif)
        const size = (WORDS_SIZE * 2 * sizeMm) / (right - left + (bottom - top) * 2)
        return placeMotif(motif, { size, x: (-size * (left + right)) / 2, y: (-size * (top + bottom)) / 2 })
      },
    },
  ]
}

/** True for a noun whose picture has room for a text: wreaths, banners, speech bubbles. */
function isRoomForWords(noun: string): boolean {
  return Object.hasOwn(rooms, findDepiction(noun)?.picture ?? '')
}

/** A thing with the text of the plan on it, where it has room; it is never turned round. */
export function withWords(plan: Plan, noun: string, bare: Subject): Subject {
  const text = textOf(plan)
  const { picture = '' } = findDepiction(noun) ?? {}
  if (!text || !isRoomForWords(noun)) return bare
  return {
    ...bare,
    lean: LEAN,
    draw: (random, sizeMm, turn) => {
      const drawn = bare.draw(random, sizeMm, turn, false)
      const whole = createMotif(drawn.pen)
      if (hollow.includes(picture)) layPlate(whole, drawn, rooms[picture], plan.cast.ground)
      putMotif(whole, drawn)
      write(whole, text, rooms[picture], plan)
      return whole
    },
  }
}

/** Ground in what is hollow, so that nothing is strewn between the letters. */
function layPlate(motif: Motif, drawn: Motif, { x, y, wide, tall }: Room, ground: number): void {
  const { left, right, top, bottom } = boxOfMotif(drawn)
  const [across, high] = [(right - left) * wide * PLATE, (bottom - top) * tall * PLATE]
  const plate = circle(0, 0, 1).map(([dx, dy]): [number, number] => [
    left + x * (right - left) + dx * across,
    top + y * (bottom - top) + dy * high,
  ])
  addForm(motif, ground, plate, { plain: true })
}

function write(motif: Motif, text: string, room: Room, plan: Plan): void {
  const box = boxOfMotif(motif)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const block = setBlock(text)
  const own = createMotif()
  for (const ring of block) addForm(own, 0, ring, { plain: true })
  const { left, right, top, bottom } = boxOfMotif(own)
  const size = Math.min((room.wide * width) / (right - left), (room.tall * height) / (bottom - top))
  const [x, y] = [box.left + room.x * width, box.top + room.y * height]
  const behind = inkAt(motif, x, y) ?? plan.cast.ground
  const ink = askedInk(plan, WORDS) ?? readInks(plan.cast, behind)[0]
  const placed = placeMotif(own, { size, x: x - (size * (left + right)) / 2, y: y - (size * (top + bottom)) / 2 })
  for (const { ring } of placed.layers) addDetail(motif, ink, ring)
}

/** The ink of the last layer over a point; undefined where the ground is seen. */
function inkAt({ layers }: Motif, x: number, y: number): number | undefined {
  const isOver = (ring: Ring): boolean => isInsidePolygon(silhouette(ring), [x, y])
  const over = layers.findLast(({ ring, holes }) => isOver(ring) && !holes.some(isOver))
  return over?.ink
}

function textOf({ details }: Plan): string | undefined {
  return typeof details.text === 'string' && setText(details.text).letters.length > 0 ? details.text : undefined
}
