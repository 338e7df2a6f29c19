import { brushStroke } from '../../../kit/line/curve.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { offsetRing } from '../../../kit/line/offset.ts'
import { polar } from '../../../kit/line/outline.ts'
import { addDetail, addForm, createMotif, gouache } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { blob } from './heart.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { addCalyx } from './side-blooms.ts'

/** Forms this small keep their outline alone. */
const SMALL_MM = 2.5

/** The same outline on both sides of the axis: points from the foot to the top, y the half width. */
function turned(half: readonly Knot[], size: number): Ring {
  const left = half.map(([x, y, sharp]): Knot => [x * size, -y * size, sharp])
  const right = half.map(([x, y, sharp]): Knot => [x * size, y * size, sharp]).reverse()
  return [...left, ...right.filter(([, y]) => Math.abs(y) > 1e-9)]
}

/** A poppy's seed head: a ribbed urn under a scalloped crown. */
export const drawPoppyHead: DrawSideBloom = (_random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isFull = motif.pen.mode !== 'line' && radiusMm > SMALL_MM
  const urn: readonly Knot[] = [
    [0, 0.1, 1],
    [0.1, 0.17],
    [0.16, 0.12],
    [0.36, 0.4],
    [0.66, 0.5],
    [0.92, 0.36],
    [1.02, 0.26, 1],
  ]
  addForm(motif, inks.body, turned(urn, radiusMm))
  if (isFull) {
    const shadow = turned(urn, radiusMm).filter(([, y]) => y >= 0)
    addDetail(motif, inks.shade, [...shadow, [radiusMm * 0.3, radiusMm * 0.14], [radiusMm * 0.1, 0, 1]])
    for (const y of [-0.26, -0.08, 0.12])
      addDetail(
        motif,
        inks.light,
        brushStroke(
          [radiusMm * 0.26, radiusMm * y * 0.6],
          [radiusMm * 0.62, radiusMm * y * 1.2],
          [radiusMm * 0.96, radiusMm * y * 0.8],
          radiusMm * 0.02,
          radiusMm * 0.02,
        ),
      )
  }
  const crown = Array.from({ length: 7 }, (_, at): Knot[] => {
    const y = (at - 3) / 3
    return [
      [radiusMm * (1.2 - 0.05 * y * y), radiusMm * 0.5 * y],
      ...(at < 6 ? [[radiusMm * 1.12, radiusMm * 0.5 * (y + 1 / 6), 1] as Knot] : []),
    ]
  }).flat()
  addForm(motif, isFull ? inks.shade : inks.body, [
    [radiusMm * 1, radiusMm * -0.34, 1],
    ...crown,
    [radiusMm * 1, radiusMm * 0.34, 1],
    [radiusMm * 0.97, 0],
  ])
  return motif
}

/** A banksia: an upright cone of close rows of styles, each with its dot, a fringe all round. */
export const drawBanksia: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const cone: readonly Knot[] = [
    [-0.02, 0.2, 1],
    [0.12, 0.42],
    [0.8, 0.5],
    [1.5, 0.4],
    [1.82, 0.16],
    [1.86, 0],
  ]
  const isFull = motif.pen.mode !== 'line' && radiusMm > SMALL_MM
  const width = (t: number): number => radiusMm * (0.34 + 0.2 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.8)))
  const styles = radiusMm > 6 ? 13 : 8
  for (const side of [-1, 1])
    for (let at = 0; at < styles; at++) {
      const t = (at + 0.5) / styles
      const foot: Point = [radiusMm * (0.05 + 1.7 * t), side * width(t) * 0.8]
      const angle = side * (TURN / 4 - 0.75 * t - random.between(0, 0.12))
      const tip = polar(foot[0], foot[1], radiusMm * 0.36, angle)
      const over = polar(foot[0], foot[1], radiusMm * 0.22, angle + side * 0.25)
      addDetail(motif, inks.shade, brushStroke(foot, over, tip, radiusMm * 0.025, radiusMm * 0.022))
      addDetail(motif, inks.light, blob(random, tip[0], tip[1], radiusMm * 0.045, 5))
    }
  addForm(motif, inks.body, turned(cone, radiusMm))
  if (!isFull) return motif
  const rows = radiusMm > 6 ? 11 : 7
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows
    const across = 5
    for (let at = 0; at < across; at++) {
      const y = ((at + (row % 2 ? 0.75 : 0.25)) / across - 0.5) * 2 * width(t) * 0.86
      const bead = placeKnot({ x: radiusMm * (0.06 + 1.66 * t), y, turn: (y / radiusMm) * 0.5, size: radiusMm })
      const drop: Ring = [
        [-0.06, 0, 1],
        [0.02, -0.045],
        [0.09, 0],
        [0.02, 0.045],
      ]
      addDetail(motif, y > width(t) * 0.25 ? inks.shade : inks.light, drop.map(bead))
    }
  }
  return motif
}

/** A flower in the greens of its leaves; where they have no pale one, the pale petals are the dark ones. */
function greenOf(inks: FlowerInks): FlowerInks {
  const isPale = inks.leafLight !== inks.ground
  return { ...inks, body: inks.leaf, shade: inks.leafDark, light: isPale ? inks.leafLight : inks.leaf }
}

/** The cone of a hop: papery bracts that overlap like tiles, from the stem down. */
export const drawHop: DrawSideBloom = (_random, own, radiusMm, options = {}) => {
  const inks = greenOf(own)
  const motif = createMotif(options.pen ?? gouache)
  const isFull = motif.pen.mode !== 'line' && radiusMm > SMALL_MM
  const rows = isFull ? 7 : 5
  for (let row = rows - 1; row >= 0; row--) {
    const t = row / (rows - 1)
    const half = radiusMm * 0.56 * Math.sin(Math.PI * (0.15 + 0.74 * t))
    const places = row % 2 ? [-0.5, 0.5] : [-0.95, 0.95, 0]
    for (const place of places) {
      const at = placeKnot({
        x: radiusMm * (0.02 + 1.3 * t + 0.16 * Math.abs(place) * (1 - t)),
        y: half * place * 0.62,
        turn: place * (0.75 - 0.4 * t),
        size: radiusMm * (0.62 - 0.16 * t),
      })
      const bract: Ring = [
        [-0.1, -0.12, 1],
        [0.16, -0.5],
        [0.7, -0.46],
        [1.04, 0, 1],
        [0.7, 0.46],
        [0.16, 0.5],
        [-0.1, 0.12, 1],
      ]
      const body = bract.map(at)
      // A thread of the cloth parts bracts of one green.
      if (motif.pen.mode === 'gouache')
        addDetail(motif, inks.ground, offsetRing(body, Math.max(0.16, radiusMm * 0.018)))
      addForm(motif, row % 2 && isFull ? inks.light : inks.body, body)
      const rib = [0.12, 0.5, 0.84].map((x) => at([x, 0]))
      const [from, over, to] = rib.map(([x, y]): Point => [x, y])
      const fine = Math.max(0.16, radiusMm * 0.012)
      if (motif.pen.mode === 'line' && radiusMm > SMALL_MM)
        addDetail(motif, motif.pen.ink, brushStroke(from, over, to, fine, fine))
      if (!isFull) continue
      const under: Ring = [
        [0.2, 0.36, 1],
        [0.62, 0.3],
        [0.98, 0, 1],
        [0.6, 0.08],
      ]
      addDetail(motif, inks.shade, under.map(at))
    }
  }
  return motif
}

/** A boll of cotton burst open: four tufts over the dry points of its husk. */
export const drawCottonBoll: DrawSideBloom = (random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const isFull = motif.pen.mode !== 'line' && radiusMm > SMALL_MM
  const husk: readonly Knot[] = [
    [0, -0.08, 1],
    [0.3, -0.4],
    [0.72, -0.98, 1],
    [0.62, -0.42],
    [0.86, 0],
    [0.62, 0.42],
    [0.72, 0.98, 1],
    [0.3, 0.4],
    [0, 0.08, 1],
  ]
  const tufts: readonly Point[] = [
    [0.98, 0],
    [0.62, -0.48],
    [0.62, 0.48],
    [0.52, 0],
  ]
  for (const [x, y] of tufts) {
    if (isFull) addDetail(motif, inks.shade, blob(random, x * radiusMm, y * radiusMm, radiusMm * 0.44, 9, 0.05))
    addForm(motif, inks.body, blob(random, (x + 0.03) * radiusMm, (y - 0.04) * radiusMm, radiusMm * 0.4, 9, 0.06))
    if (!isFull) continue
    const fold = placeKnot({ x: x * radiusMm, y: y * radiusMm, turn: random.between(-0.6, 0.6), size: radiusMm })
    const crease: Ring = [
      [-0.16, 0.1, 1],
      [0.04, 0.2],
      [0.22, 0.08, 1],
      [0.04, 0.26],
    ]
    addDetail(motif, inks.shade, crease.map(fold))
  }
  addForm(motif, inks.heart === inks.body ? inks.leafDark : inks.heart, [
    ...husk.map(([x, y, sharp]): Knot => [x * radiusMm * 0.62, y * radiusMm * 0.72, sharp]),
  ])
  return motif
}

/** Folds of a rosebud in its radius, points `x,y` and `!` at corners: the heart turns in on itself, the petal in front wraps it. */
const folds: readonly (readonly [part: 'body' | 'light' | 'shade', outline: string])[] = [
  ['body', '0.7,-0.5 1.06,-0.32 1.3,-0.04! 1.16,0.2 0.96,0.1 0.8,-0.16'],
  ['light', '1.02,-0.26 1.22,-0.1! 1.14,0.06 1.04,-0.06'],
  [
    'body',
    '0.06,-0.1! 0.24,-0.47 0.56,-0.56 0.84,-0.42! 0.86,-0.06 1.02,0.24 1.16,0.3! 0.9,0.5 0.6,0.59 0.24,0.46 0.06,0.1!',
  ],
  ['light', '0.84,-0.42! 0.9,-0.08 1.04,0.2 1.16,0.3! 0.98,0.24 0.82,0.02 0.79,-0.3'],
  ['shade', '0.1,0.06! 0.4,0.3 0.76,0.44 0.9,0.5! 0.58,0.58 0.24,0.46'],
]

function readOutline(text: string, size: number): Ring {
  return text.split(' ').map((point): Knot => {
    const [x, y] = point.replace('!', '').split(',').map(Number)
    return [x * size, y * size, point.endsWith('!') ? 1 : 0]
  })
}

/** A rose about to open: an outer petal wraps the bud, its rim rolled back, over long sepals. */
export const drawRosebud: DrawSideBloom = (_random, inks, radiusMm, options = {}) => {
  const motif = createMotif(options.pen ?? gouache)
  const body: readonly Knot[] = [
    [0.06, 0.12, 1],
    [0.22, 0.46],
    [0.62, 0.58],
    [1, 0.4],
    [1.28, 0.1],
    [1.34, 0],
  ]
  addForm(motif, inks.shade, turned(body, radiusMm))
  if (motif.pen.mode !== 'line')
    for (const [part, outline] of folds) addDetail(motif, inks[part], readOutline(outline, radiusMm))
  addCalyx(motif, inks, radiusMm * 0.52, radiusMm * 0.42)
  return motif
}
