import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { isOnFrame, stepsAround } from './around-pixels.ts'
import { componentWeights, inkComponents, type PictureModel } from './picture-model.ts'

// A piece that joins a line may make the next piece continue that line.
const ROUNDS_MAX = 3
// Largest share of a piece's border at which it may meet the other line: more, and it runs alongside.
const CONTACT_MAX = 0.4
// Least share of the other ink in the mix with the ground that the piece looks like. A line in a paler ink of its own
// mostly has less.
const MIX_MIN = 0.6
// How far the piece's ink may be from such a mix, as a share of the contrast between the other ink and the ground: a
// rim in another hue is no blur.
const MIX_MISS_MAX = 0.1
// Grounds with a smaller share of the border are crumbs.
const GROUND_SHARE_MIN = 0.05
// Steps along the other line within which its width is measured.
const STEPS_ALONG = 8
// The whole other line has at least this share of the piece's pixels.
const SIZE_SHARE_MIN = 0.5
// Width that the piece would have in the other ink, in widths of the other line. The same line shows 0.75 to 1.05; a
// line as wide in an ink of its own shows no more than that ink's share of the mix. So the range is narrower for pieces
// with the other line at one end only, where two lines may just meet.
const BETWEEN_MIN = 0.7
const AT_END_MIN = 0.85
const WIDER_MAX = 1.2
// The same for pieces of up to about two widths between two ends, most of which the blur of these ends covers; and the
// squared border of such a piece in units of its area (a circle's is 12.6, a square's 16).
const BEAD_MIN = 0.45
const BEAD_ROUNDNESS = 18
// Distance between the farthest contacts of a piece that has the other line at both ends, in lengths of its border.
const ENDS_APART = 0.25
// Length of border between two pixels at a side and at a corner, by Crofton's formula for four directions.
const SIDE_LENGTH = Math.PI / 8
const CORNER_LENGTH = SIDE_LENGTH * Math.SQRT1_2

/** A connected piece of one ink. */
type Piece = {
  readonly ink: number
  readonly pixels: Int32Array
  /** Length of its border, pixels. */
  readonly border: number
}

/** A piece with the length of its border that it shares with each ink. */
type BorderedPiece = Piece & { readonly shared: Float64Array }

type Walk = {
  readonly map: LabelMap
  readonly model: PictureModel
  readonly inks: Inks
  readonly colors: Float64Array
  /** Offsets of the pixels around one, those at its sides first. */
  readonly steps: readonly number[]
  /** Marks of pixels while a line is followed, 0 before and after. */
  readonly isReached: Uint8Array
}

/**
 * Draws a line in one ink from end to end. A line narrower than the blur looks like a wider, paler one, and where the
 * picture has a paler ink too, pieces of the line took that. A thin piece that continues a line in another ink, looks
 * like a mix of that ink with the ground, and would be as wide as that line in its ink, takes it; its edges, which are
 * measured by coverage, then lie closer together. Changes `map` and the model's residual.
 */
export function unifyLines(map: LabelMap, model: PictureModel, inks: Inks): void {
  const steps = stepsAround(map.width)
  const walk = { map, model, inks, colors: inkComponents(inks), steps, isReached: new Uint8Array(map.ink.length) }
  model.board.ink.set(map.ink)
  for (let round = 0; round < ROUNDS_MAX; round++) if (!unifyOnce(walk)) break
}

function unifyOnce(walk: Walk): boolean {
  const { call, patch, pieceShared, pieceBorder } = walk.model.board
  const { count: inkCount, transparent } = walk.inks
  let isChanged = false
  call.startPieces()
  let count = call.nextPiece(0, inkCount, transparent)
  while (count > 0) {
    const pixels = patch.slice(0, count)
    const ink = walk.map.ink[pixels[0]]
    const piece = { ink, pixels, border: pieceBorder[0], shared: pieceShared.subarray(0, inkCount) }
    const other = lineContinued(walk, piece)
    if (other !== undefined) {
      paint(walk, piece, other)
      isChanged = true
    }
    count = call.nextPiece(pixels[0] + 1, inkCount, transparent)
  }
  return isChanged
}

/** The ink of the line that a piece continues; undefined where there is none. */
function lineContinued(walk: Walk, piece: BorderedPiece): number | undefined {
  const { shared, border } = piece
  let found: number | undefined
  for (let other = 0; other < shared.length; other++) {
    if (shared[other] <= (found === undefined ? 0 : shared[found]) || shared[other] > CONTACT_MAX * border) continue
    if (other === walk.inks.transparent || !isMix(walk.inks, piece, other)) continue
    if (isAsWide(walk, piece, other)) found = other
  }
  return found
}

/** Whether a piece looks like a mix of another ink with each of its grounds. */
function isMix({ values }: Inks, { ink, shared, border }: BorderedPiece, other: number): boolean {
  let sum = 0
  let total = 0
  for (let ground = 0; ground < shared.length; ground++) {
    if (ground === other || shared[ground] < GROUND_SHARE_MIN * border) continue
    let [along, contrast, length] = [0, 0, 0]
    for (let c = 0; c < 4; c++) {
      const span = values[other * 4 + c] - values[ground * 4 + c]
      const seen = values[ink * 4 + c] - values[ground * 4 + c]
      along += seen * span
      contrast += span * span
      length += seen * seen
    }
    const share = along / Math.max(1e-9, contrast)
    if (length - share * along > MIX_MISS_MAX * MIX_MISS_MAX * contrast) return false
    sum += shared[ground] * share
    total += shared[ground]
  }
  return sum > MIX_MIN * total && sum < total
}

/** Whether a piece, drawn in the other ink, would be as wide as the other line where they meet. */
function isAsWide(walk: Walk, piece: BorderedPiece, other: number): boolean {
  const line = followLine(walk, piece, other)
  if (!line) return false
  const ratio = widthIn(walk, piece, other, piece) / Math.max(1e-9, widthIn(walk, line, other, piece))
  if (!isBetween(walk, piece, other)) return ratio > AT_END_MIN && ratio < WIDER_MAX
  const isBead = piece.border * piece.border < BEAD_ROUNDNESS * piece.pixels.length
  return ratio > (isBead ? BEAD_MIN : BETWEEN_MIN) && ratio < WIDER_MAX
}

/** The other line near a piece; undefined where all of it is too small. */
function followLine({ map, steps, isReached }: Walk, { ink: own, pixels }: Piece, other: number): Piece | undefined {
  const { ink } = map
  const least = SIZE_SHARE_MIN * pixels.length
  // Pixels of the line, the nearest first, each with the number of steps to it.
  const line: number[] = []
  const depths: number[] = []
  const add = (pixel: number, depth: number): void => {
    if (ink[pixel] !== other || isReached[pixel] !== 0) return
    isReached[pixel] = 1
    line.push(pixel)
    depths.push(depth)
  }
  for (const pixel of pixels) for (let i = 0; i < steps.length; i++) add(pixel + steps[i], 0)
  let near = 0
  let border = 0
  for (let at = 0; at < line.length; at++) {
    const pixel = line[at]
    const depth = depths[at]
    const isNear = depth <= STEPS_ALONG
    if (!isNear && line.length >= least) break
    if (isNear) near++
    if (isOnFrame(map, pixel)) continue
    for (let i = 0; i < steps.length; i++) {
      const next = pixel + steps[i]
      if (ink[next] === other) add(next, depth + 1)
      else if (isNear && ink[next] !== own) border += i < 4 ? SIDE_LENGTH : CORNER_LENGTH
    }
  }
  for (const pixel of line) isReached[pixel] = 0
  if (line.length < least || border === 0) return undefined
  return { ink: other, pixels: Int32Array.from(line.slice(0, near)), border }
}

/**
 * Mean width of a line, pixels, if all the colour that the picture shows there were of one ink on the grounds around a
 * piece.
 */
function widthIn({ model: { board }, colors }: Walk, line: Piece, ink: number, { shared }: BorderedPiece): number {
  board.mask.draw(line.pixels, line.pixels.length)
  board.call.readMasks()
  let [along, contrast] = [0, 0]
  for (let c = 0; c < 3; c++) {
    const ground = meanBeside(colors, c, shared, ink)
    const span = colors[ink * 3 + c] - ground
    const seen = colors[line.ink * 3 + c] + board.along[c] / board.length[c]
    along += componentWeights[c] * (seen - ground) * span
    contrast += componentWeights[c] * span * span
  }
  return ((2 * line.pixels.length) / line.border) * (along / Math.max(1e-9, contrast))
}

/** Mean of a component of the inks around a piece, one ink left out. */
function meanBeside(colors: Float64Array, component: number, shared: Float64Array, except: number): number {
  let [sum, total] = [0, 0]
  for (let ink = 0; ink < shared.length; ink++) {
    if (ink === except) continue
    sum += shared[ink] * colors[ink * 3 + component]
    total += shared[ink]
  }
  return sum / Math.max(1e-9, total)
}

/** Whether a piece has the other line at both of its ends. */
function isBetween({ map: { ink, width }, steps }: Walk, { pixels, border }: Piece, other: number): boolean {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0]
  for (const pixel of pixels) {
    if (!steps.some((step, i) => i < 4 && ink[pixel + step] === other)) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right >= left && Math.hypot(right - left, bottom - top) > ENDS_APART * border
}

function paint({ map, model: { board }, colors }: Walk, { ink: own, pixels }: Piece, other: number): void {
  for (const pixel of pixels) {
    map.ink[pixel] = other
    board.ink[pixel] = other
  }
  const [light, blue, red] = [0, 1, 2].map((c) => colors[other * 3 + c] - colors[own * 3 + c])
  board.mask.draw(pixels, pixels.length)
  board.call.takeMasks(light, blue, red)
}
