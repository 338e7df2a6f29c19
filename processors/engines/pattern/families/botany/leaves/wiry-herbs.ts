// Herbs of thin stems and small leaves: what tells them apart is how the leaves stand and what flowers at the end.
import type { Random } from '../../../kit/chance/random.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { blade, brushStroke, ribbon, spine } from '../../../kit/line/curve.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, putMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { drawUmbel } from '../flowers/clusters.ts'
import { drawAllium } from '../flowers/globes.ts'
import { blob } from '../flowers/heart.ts'
import { addFlowerHead, addStem, bluntLeaf, nodeOf, TIP_MM } from './herb-parts.ts'
import type { DrawTwig } from './twigs.ts'

/** Rosemary: a woody stem close with blunt needles that point up it, two shoots beside it, and pale lips of flowers among them. */
export const drawRosemary: DrawTwig = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const side = random.sign()
  const stem = addStem(motif, random, inks, { lengthMm: lengthMm * 0.92, bend: side * 0.3, halfMm: lengthMm * 0.012 })
  const needle = Math.max(3.2, lengthMm * 0.135)
  if (lengthMm > TIP_MM)
    for (const [t, share, lean] of [
      [0.22, 0.5, side * 0.5],
      [0.4, 0.42, side * -0.52],
    ] as const) {
      const { x, y, turn } = nodeOf(stem, t)
      const shoot = { x, y, turn: turn + lean, lengthMm: lengthMm * share, bend: -lean * 0.7, halfMm: lengthMm * 0.008 }
      addNeedles(motif, random, inks, addStem(motif, random, inks, shoot), lengthMm * share, needle * 0.8)
    }
  addNeedles(motif, random, inks, stem, lengthMm * 0.92, needle)
  return motif
}

function addNeedles(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  stem: Curve,
  lengthMm: number,
  needle: number,
): void {
  // A pen draws a needle in one stroke, and leaves paper between.
  const isLine = motif.pen.mode === 'line'
  const whorls = Math.max(6, Math.round(lengthMm / (needle * (isLine ? 0.5 : 0.42))))
  for (let at = 0; at <= whorls; at++) {
    const t = 0.16 + (0.83 * at) / whorls
    const { x, y, turn } = nodeOf(stem, t)
    const long = needle * (1.06 - 0.4 * t * t)
    for (const [lean, share] of [
      [1.05, 1],
      [-1.05, 1],
      [0.42, 0.84],
      [-0.42, 0.84],
    ] as const) {
      const placing = { x, y, turn: turn + lean * (1.05 - 0.45 * t) + random.between(-0.09, 0.09) }
      const isFront = share < 1
      if (isLine && isFront) continue
      const length = long * share * random.between(0.9, 1.08)
      addForm(
        motif,
        isFront ? inks.leaf : inks.leafDark,
        bluntLeaf(length, Math.max(isLine ? 0.4 : 0.62, length * (isLine ? 0.09 : 0.19)), placing),
        {
          plain: true,
        },
      )
    }
    if (needle > 5 && !isLine && at % 4 === 2 && t > 0.35 && t < 0.9)
      addLip(motif, random, inks, { x, y, turn }, needle * 0.32)
  }
}

/** A flower of rosemary beside the stem: a hood and a spread lip. */
function addLip(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number },
  size: number,
): void {
  const out = turn + random.sign() * 0.9
  const [fx, fy] = [x + Math.cos(out) * size * 1.1, y + Math.sin(out) * size * 1.1]
  for (const [lean, long, ink] of [
    [-0.9, 1, inks.shade],
    [0.9, 1, inks.body],
    [0, 1.3, inks.light],
  ] as const)
    addForm(motif, ink, bluntLeaf(size * long, size * 0.8, { x: fx, y: fy, turn: out + lean }), { plain: true })
}

/** Thyme: a tuft of wires that part at the foot, tiny leaves in pairs with gaps between, a head of flowers on each. */
export const drawThyme: DrawTwig = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const isTip = lengthMm < TIP_MM
  const leans = isTip ? [0] : [-0.62, 0.55, -0.24, 0.2]
  for (const lean of leans) {
    const long = lengthMm * (1 - Math.abs(lean) * 0.4) * random.between(0.88, 1.02)
    const bend = isTip ? random.between(-0.6, 0.6) : -lean * random.between(0.4, 1.3)
    const shoot = { turn: lean, lengthMm: long * 0.9, bend, halfMm: lengthMm * 0.006 }
    const stem = addStem(motif, random, inks, shoot)
    const pairs = isTip ? 6 : 9
    const leaf = Math.max(2.4, lengthMm * (isTip ? 0.15 : 0.095))
    for (let pair = 0; pair < pairs; pair++) {
      const t = 0.14 + (0.74 * pair) / (pairs - 1)
      const { x, y, turn } = nodeOf(stem, t)
      for (const side of [1, -1]) {
        const length = leaf * (1.05 - 0.35 * t) * random.between(0.9, 1.1)
        const placing = { x, y, turn: turn + side * random.between(0.75, 1) }
        addForm(motif, (pair + side) % 3 ? inks.leaf : inks.leafDark, bluntLeaf(length, length * 0.56, placing))
      }
    }
    addFlowerHead(motif, random, inks, { ...nodeOf(stem, 0.95), size: leaf * 0.8, flowers: isTip ? 7 : 12 })
  }
  return motif
}

/** Oregano: round leaves in pairs, and at the end a fork of stalks that each carry a close head of buds. */
export const drawOregano: DrawTwig = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const isTip = lengthMm < TIP_MM
  const stem = addStem(motif, random, inks, {
    lengthMm: lengthMm * 0.84,
    bend: random.sign() * random.between(0.2, 0.5),
    halfMm: lengthMm * 0.008,
  })
  const head = Math.max(1.8, lengthMm * (isTip ? 0.11 : 0.078))
  const pairs = isTip ? 3 : 5
  for (let pair = 0; pair < pairs; pair++) {
    const t = 0.14 + (0.72 * pair) / (pairs - 0.4)
    const { x, y, turn } = nodeOf(stem, t)
    const length = lengthMm * (isTip ? 0.22 : 0.17) * (1.08 - 0.6 * t)
    for (const side of [1, -1]) {
      if (!isTip && t > 0.42) {
        const shoot = { x, y, turn: turn + side * 0.62, lengthMm: lengthMm * 0.24 * (1.25 - t), bend: -side * 0.4 }
        const fork = addStem(motif, random, inks, { ...shoot, halfMm: lengthMm * 0.005 })
        addFlowerHead(motif, random, inks, { ...nodeOf(fork, 1), size: head * 0.86, flowers: 9 })
      }
      const leaf = createMotif(pen)
      addForm(leaf, side > 0 ? inks.leaf : inks.leafDark, bluntLeaf(length, length * 0.62, {}))
      if (length > 4) {
        const ink = pen.mode === 'line' ? pen.ink : inks.leafLight
        const half = Math.max(0.16, length * 0.02)
        addDetail(leaf, ink, brushStroke([0, 0], [length * 0.45, 0], [length * 0.85, 0], half, half))
      }
      putMotif(motif, leaf, { x, y, turn: turn + side * random.between(1.05, 1.3) })
    }
  }
  addFlowerHead(motif, random, inks, { ...nodeOf(stem, 1), size: head * 1.15, flowers: 13 })
  return motif
}

/** Dill: leaves divided into threads and again into threads, on a ribbed stem under a plate of tiny flowers. */
export const drawDill: DrawTwig = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const isTip = lengthMm < TIP_MM
  if (isTip) {
    addThreads(motif, random, inks, { x: 0, y: 0, turn: 0 }, lengthMm)
    return motif
  }
  const side = random.sign()
  const stem = addStem(motif, random, inks, { lengthMm: lengthMm * 0.78, bend: side * 0.22, halfMm: lengthMm * 0.011 })
  for (const [at, t] of [0.1, 0.32, 0.52, 0.7].entries()) {
    const { x, y, turn } = nodeOf(stem, t)
    const lean = (at % 2 ? -side : side) * random.between(0.5, 0.75)
    addThreads(motif, random, inks, { x, y, turn: turn + lean }, lengthMm * (0.52 - 0.3 * t))
  }
  const { x, y, turn } = nodeOf(stem, 1)
  putMotif(motif, drawUmbel(random, inks, lengthMm * 0.21, { pen }), { x, y, turn })
  return motif
}

function addThreads(
  motif: Motif,
  random: Random,
  inks: FlowerInks,
  placing: { readonly x: number; readonly y: number; readonly turn: number },
  lengthMm: number,
): void {
  const rib = addStem(motif, random, inks, {
    ...placing,
    lengthMm,
    bend: random.between(-0.4, 0.4),
    halfMm: lengthMm * 0.012,
  })
  const thread = Math.max(0.42, lengthMm * 0.02)
  const [lit, dark] = motif.pen.mode === 'line' ? [motif.pen.ink, motif.pen.ink] : [inks.leaf, inks.leafDark]
  for (let pair = 0; pair < 6; pair++) {
    const t = 0.24 + 0.14 * pair
    const { x, y, turn } = nodeOf(rib, t)
    for (const side of [1, -1]) {
      const out = turn + side * random.between(0.62, 0.8)
      const long = lengthMm * 0.34 * (1.16 - 0.75 * t)
      const ink = side > 0 ? lit : dark
      addForm(motif, ink, blade(x, y, out, long, thread, -side * 0.12), { plain: true })
      for (const [at, lean] of [
        [0.34, 0.6],
        [0.34, -0.6],
        [0.62, 0.5],
        [0.62, -0.5],
      ] as const) {
        const [fx, fy] = [x + Math.cos(out) * long * at, y + Math.sin(out) * long * at]
        addForm(motif, ink, blade(fx, fy, out + lean, long * 0.46, thread * 0.9, lean * 0.1), { plain: true })
      }
    }
  }
}

/** Chives: a tuft of hollow blades, a few bent over, and round mauve heads on the straightest. */
export const drawChives: DrawTwig = (random, inks, lengthMm, pen = gouache) => {
  const motif = createMotif(pen)
  const isTip = lengthMm < TIP_MM
  const blades = isTip ? 3 : 9
  const foot = lengthMm * 0.05
  for (let at = 0; at < blades; at++) {
    const share = (at + 0.5) / blades - 0.5
    const long = lengthMm * random.between(0.62, 0.86) * (1 - 0.5 * share * share)
    const half = Math.max(0.34, lengthMm * 0.0115)
    const hasBent = !isTip && at % 4 === 1
    const bend = hasBent ? Math.sign(share) * random.between(1.5, 2) : share * random.between(0.1, 0.7)
    const rib = spine(long, bend, 0, 7, share * 0.85).map(([x, y]): readonly [number, number] => [x, y + share * foot])
    addForm(
      motif,
      at % 3 ? inks.leaf : inks.leafDark,
      ribbon(rib, (t) => half * (1.1 - t ** 3)),
    )
  }
  for (const [lean, share] of isTip ? ([[0, 0.8]] as const) : HEADS) {
    const turn = lean + random.between(-0.05, 0.05)
    const shoot = { turn, lengthMm: lengthMm * share, bend: lean * 0.5, halfMm: lengthMm * 0.009 }
    const { x, y } = nodeOf(addStem(motif, random, inks, shoot), 1)
    const radiusMm = Math.max(2, lengthMm * 0.115)
    addForm(motif, inks.shade, blob(random, x, y, radiusMm * 0.86, 10, 0.06), { plain: true })
    putMotif(motif, drawAllium(random, inks, radiusMm, { pen }), { x, y })
  }
  return motif
}

/** The heads of a tuft of chives: which way they lean, and how high they stand. */
const HEADS = [
  [-0.3, 0.74],
  [0.24, 0.82],
  [-0.04, 0.92],
] as const
