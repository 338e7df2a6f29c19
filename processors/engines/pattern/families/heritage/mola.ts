import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../kit/area/cloth.ts'
import type { FieldGrid } from '../../kit/area/contour.ts'
import { paintAbove, sampleField } from '../../kit/area/contour.ts'
import { depthField } from '../../kit/area/depth-field.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { placeKnot, signedArea, TURN, wrap } from '../../kit/line/knot.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { drawPicture } from '../conversational/draw-picture.ts'
import { findDepiction } from '../conversational/noun-book.ts'
import { findPicture } from '../conversational/picture-book.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 130
const GRID = 250

export const mola: Family = {
  name: 'mola',
  summary:
    'reverse appliqué of the Guna: a figure cut through layers of cloth, each layer showing as a channel round it, the rest filled with slits',
  words: [
    'mola',
    'molas',
    'mola panel',
    'mola cloth',
    'guna mola',
    'kuna mola',
    'reverse applique',
    'reverse appliqué',
  ],
  // Red over black, and all that is bright in the slits.
  colourway: () => ({ inks: ['#b5202c', '#1d1a1e', '#f3a32a', '#f6ead2', '#17806f', '#e4567a'], ground: 0 }),
  motifs: [],
  coverage: { low: 0.4, medium: 0.55, high: 0.68 },
  isDensityFixed: true,
  inks: { least: 2, natural: 6 },
  moods: ['mexican', 'pop'],
  ground: 'dark',
  motifMm: 70,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['half-drop'],
  draw: drawMola,
}

/** What the women of Guna Yala cut when nothing is asked for. */
const subjects = ['bird', 'fish', 'turtle', 'parrot', 'butterfly', 'lizard', 'pelican'] as const

/** Channels from the figure outwards: so far in mm at scale 1, in which of the layers below; the top cloth between them. */
const CHANNELS_MM = [2.8, 5.6, 8.4, 11.2] as const
const CLEAR_MM = 14
/** What is cut within a figure is at least so large, in mm². */
const CUT_LEAST_MM2 = 6

type Figure = { readonly rings: Ring[]; readonly details: Ring[][] }

function drawMola(plan: Plan): Cloth {
  const { cast, scale } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('mola')
  const placed = placeFigures(plan, random)
  const figures = placed.map(({ rings }) => rings)
  const grid = sampleField(depthField(figures, cloth, (CLEAR_MM + 4) * scale), GRID)
  const layers = random.shuffle(cast.figures)
  const layer = (at: number): number => layers[at % layers.length]
  layers.forEach((ink, at) => {
    paintTogether(cloth, ink, slitsOf(cloth, plan, grid, random.fork('slits'), at, layers.length))
  })
  paintAbove(cloth, layer(1), grid, -CHANNELS_MM[3] * scale)
  paintAbove(cloth, cast.ground, grid, -CHANNELS_MM[2] * scale)
  paintAbove(cloth, layer(2), grid, -CHANNELS_MM[1] * scale)
  paintAbove(cloth, cast.ground, grid, -CHANNELS_MM[0] * scale)
  // Figures differ in colour from place to place, the channels round them do not.
  placed.forEach(({ rings, details }, at) => {
    const own = at % 2 ? 0 : 3
    paintTogether(cloth, layer(own), rings)
    // Within the figure its wings and eyes are cut; further channels would hide who it is.
    details.forEach((part, depth) => {
      if (part.length > 0) paintTogether(cloth, depth % 2 ? layer(own + 1) : cast.ground, part)
    })
  })
  return cloth
}

/** Silhouettes in half-drop, every other column turned to face the other way. */
function placeFigures(plan: Plan, random: Random): Figure[] {
  const named = plan.motifs.filter((noun) => findDepiction(noun))
  const nouns = named.length > 0 ? named : random.shuffle(subjects).slice(0, 2)
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2 })
  const reach = Math.min(cells.wideMm, cells.tallMm) * 0.68
  return Array.from({ length: cells.columns * cells.rows }, (_, at) => {
    const [column, row] = [at % cells.columns, Math.floor(at / cells.columns)]
    const picture = findPicture(findDepiction(nouns[(column + row) % nouns.length])?.picture ?? '')
    if (!picture) return { rings: [], details: [] }
    const place = placeKnot({
      x: (column + 0.5) * cells.wideMm,
      y: (row + 0.5 + (column % 2) / 2) * cells.tallMm,
      // A flip is over the level line; half a turn puts the feet down again.
      ...(column % 2 && { flip: -1, turn: TURN / 2 }),
    })
    // Every part in an ink number of its own, to be told apart again.
    const parts = picture.parts.map((_, part) => part)
    const { layers } = drawPicture({ ...picture, gouges: [] }, parts, plan.cast, reach, { mode: 'gouache' })
    const isSeen = (ring: Ring): boolean => Math.abs(signedArea([...ring])) > CUT_LEAST_MM2 * plan.scale ** 2
    const ringsOf = (part: number): Ring[] =>
      layers.filter(({ ink, ring }) => ink === part && (part === 0 || isSeen(ring))).map(({ ring }) => ring.map(place))
    return { rings: ringsOf(0), details: parts.slice(1).map(ringsOf) }
  })
}

const PITCH_MM = 7.1
const SLIT_MM = 3.2

/** Short slits in rows where no figure is near; the n-th of so many inks takes every so manieth. */
function slitsOf(cloth: Cloth, plan: Plan, grid: FieldGrid, random: Random, ink: number, inks: number): Ring[] {
  const rows = Math.max(2, Math.round(plan.heightMm / (PITCH_MM * plan.scale)))
  const pitch = plan.heightMm / rows
  const half = (pitch * SLIT_MM) / PITCH_MM / 2
  const clear = CLEAR_MM * plan.scale + half
  const isFree = (x: number, y: number): boolean => {
    const column = Math.floor(wrap(x / cloth.widthMm, 1) * grid.columns)
    const row = Math.floor(wrap(y / cloth.heightMm, 1) * grid.rows)
    return grid.values[row * grid.columns + column] < -clear
  }
  const slits: Ring[] = []
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * pitch
    let turn = row * 2
    // What is free along the row is cut into slits of about one length.
    const start = random.between(0, plan.widthMm)
    const last = start + plan.widthMm - pitch * 0.36
    for (let x = start; x < last; turn++) {
      const long = pitch * random.between(1.3, 3.4)
      let end = x
      while (end < Math.min(x + long, last) && isFree(end, y)) end += 1
      if (end - x > pitch * 0.7 && turn % inks === ink) slits.push(capsule(x + half, end - half, y, half))
      x = Math.max(end, x + 1) + pitch * 0.36
    }
  }
  return slits
}

/** A slit with round ends, four knots each. */
function capsule(from: number, to: number, y: number, half: number): Ring {
  return [
    [from, y - half, 1],
    [to, y - half, 1],
    [to + half, y - half],
    [to + half, y + half],
    [to, y + half, 1],
    [from, y + half, 1],
    [from - half, y + half],
    [from - half, y - half],
  ]
}
