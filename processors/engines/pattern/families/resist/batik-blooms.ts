import type { Random } from '../../kit/chance/random.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif } from '../../kit/motif/motif.ts'
import type { BatikInks } from './batik-motifs.ts'

type Bloom = (motif: Motif, random: Random, inks: BatikInks, radiusMm: number) => void

/** Blooms of the wax pen, about the origin: each petal has a wax line about it and dots along its vein. */
const blooms: readonly Bloom[] = [addStarFlower, addChrysanthemum, addLotus]

/** One of the large blooms of a batik; three in turn have three forms. */
export function drawBatikBloom(random: Random, inks: BatikInks, radiusMm: number, turn: number): Motif {
  const motif = createMotif()
  blooms[turn % blooms.length](motif, random, inks, radiusMm)
  return motif
}

/** A small blossom: one ring of petals, or two, and a centre of seeds. */
export function drawBatikBlossom(random: Random, inks: BatikInks, radiusMm: number): Motif {
  const motif = createMotif()
  addRing(motif, inks.wax, inks.first, { petals: 5 + random.below(3), from: 0, far: radiusMm, wide: 0.82, turn: 0 })
  addSeeds(motif, inks, radiusMm * 0.34, 6)
  return motif
}

type PetalRing = {
  readonly petals: number
  readonly from: number
  readonly far: number
  /** Width of a petal as a share of its room in the ring. */
  readonly wide: number
  readonly turn: number
}

function addRing(motif: Motif, wax: number, ink: number, { petals, from, far, wide, turn }: PetalRing): void {
  const half = Math.min(far * 0.36, (Math.PI * far * 0.74) / petals) * wide
  for (let petal = 0; petal < petals; petal++)
    addPetal(motif, wax, ink, { angle: (petal / petals) * TURN + turn, from, far, half, x: 0, y: 0 })
}

type WaxedPetal = {
  readonly angle: number
  readonly from: number
  readonly far: number
  readonly half: number
  readonly x: number
  readonly y: number
}

function addPetal(motif: Motif, wax: number, ink: number, { angle, from, far, half, x, y }: WaxedPetal): void {
  const line = Math.max(0.3, Math.min(half * 0.24, far * 0.06))
  addForm(motif, wax, ornamentPetal(x, y, angle, from, far, half))
  addDetail(motif, ink, ornamentPetal(x, y, angle, from + line, far - line, half - line))
  for (let dot = 0; dot < 3; dot++) {
    const [dx, dy] = polar(x, y, from + (far - from) * (0.52 + dot * 0.13), angle)
    addDetail(motif, wax, circle(dx, dy, Math.max(0.3, half * (0.11 - dot * 0.015)), 8))
  }
}

/** A centre in the second dye, with seeds of wax in a ring about one. */
function addSeeds(motif: Motif, { wax, second, cloth }: BatikInks, radiusMm: number, seeds: number): void {
  addForm(motif, wax, circle(0, 0, radiusMm))
  addDetail(motif, second === wax ? cloth : second, circle(0, 0, radiusMm * 0.8))
  for (let seed = 0; seed < seeds; seed++) {
    const [x, y] = polar(0, 0, radiusMm * 0.5, (seed / seeds) * TURN)
    addDetail(motif, wax, circle(x, y, Math.max(0.3, radiusMm * 0.12), 8))
  }
  addDetail(motif, wax, circle(0, 0, Math.max(0.3, radiusMm * 0.16), 8))
}

/** Wax dots in a ring about a bloom. */
function addHalo(motif: Motif, wax: number, radiusMm: number, dots: number): void {
  for (let dot = 0; dot < dots; dot++) {
    const [x, y] = polar(0, 0, radiusMm, ((dot + 0.5) / dots) * TURN)
    addForm(motif, wax, circle(x, y, radiusMm * 0.026, 8))
  }
}

/** Broad petals over broad petals, a dye each. */
function addStarFlower(motif: Motif, random: Random, inks: BatikInks, radiusMm: number): void {
  const petals = 6 + random.below(3)
  addHalo(motif, inks.wax, radiusMm * 1.06, petals * 4)
  addRing(motif, inks.wax, inks.first, { petals, from: 0, far: radiusMm, wide: 1, turn: 0 })
  addRing(motif, inks.wax, inks.second, { petals, from: 0, far: radiusMm * 0.66, wide: 0.86, turn: Math.PI / petals })
  addSeeds(motif, inks, radiusMm * 0.26, 7)
}

/** Narrow petals in three rings. */
function addChrysanthemum(motif: Motif, random: Random, inks: BatikInks, radiusMm: number): void {
  const petals = 14 + 2 * random.below(3)
  for (const [share, ink, part] of [
    [1, inks.first, 0],
    [0.76, inks.second, 0.5],
    [0.53, inks.first, 0],
  ] as const)
    addRing(motif, inks.wax, ink, {
      petals,
      from: radiusMm * share * 0.3,
      far: radiusMm * share,
      wide: 1,
      turn: (part / petals) * TURN,
    })
  addSeeds(motif, inks, radiusMm * 0.27, 8)
}

/** A lotus from the side: three fans of petals, the lowest in front, on a cup with a scroll to each side. */
function addLotus(motif: Motif, _: Random, inks: BatikInks, radiusMm: number): void {
  const y = radiusMm * 0.55
  for (const [petals, spread, share, ink] of [
    [7, 1.5, 1.45, inks.first],
    [6, 1.25, 1.12, inks.second],
    [5, 1.05, 0.8, inks.first],
  ] as const)
    for (const petal of outerFirst(petals)) {
      const lean = (petal / (petals - 1)) * 2 - 1
      const far = radiusMm * share * (1 - 0.22 * Math.abs(lean))
      const half = far * 0.19
      addPetal(motif, inks.wax, ink, { angle: -TURN / 4 + lean * spread, from: far * 0.1, far, half, x: 0, y })
    }
  for (const side of [-1, 1] as const)
    for (const [far, lean] of [
      [0.62, 0.35],
      [0.42, 0.95],
    ])
      addPetal(motif, inks.wax, inks.second, {
        angle: TURN / 4 - side * (TURN / 4 - lean),
        from: 0,
        far: radiusMm * far,
        half: radiusMm * far * 0.2,
        x: 0,
        y,
      })
  addForm(motif, inks.wax, circle(0, y, radiusMm * 0.2))
  addDetail(motif, inks.first, circle(0, y, radiusMm * 0.14))
}

/** Places of a fan from its two ends to the middle, so that the middle one lies in front. */
function outerFirst(count: number): number[] {
  const middle = (count - 1) / 2
  return Array.from({ length: count }, (_, at) => at).toSorted(
    (one, other) => Math.abs(other - middle) - Math.abs(one - middle),
  )
}
