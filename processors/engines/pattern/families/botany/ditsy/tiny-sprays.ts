import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { blade, headingAt, ribbon, spine, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif, putMotif } from '../../../kit/motif/motif.ts'
import { createShortestStep } from '../../../kit/place/shortest-step.ts'
import type { FlowerInks, FlowerPalette } from '../flower-inks.ts'
import { flowerInksAt } from '../flower-inks.ts'
import { drawFlower, isSpike } from '../flowers/bloom-table.ts'
import { blob } from '../flowers/heart.ts'
import { companionsOf, drawLeafage } from '../leaves/leaf-table.ts'

/** Shares of the schemes: the first is seen most. */
const TINT_WEIGHTS = [1.35, 1.15, 1, 0.8]

/** Each flower takes the scheme whose nearest like-coloured neighbour is farthest: a fixed order would make crowds. */
export function tintPoints(random: Random, points: readonly Point[], cloth: Cloth, schemes: number): number[] {
  const between = createShortestStep(cloth)
  const tints: number[] = []
  for (const point of points) {
    const rooms = Array.from({ length: schemes }, (_, scheme) => {
      let room = 0
      tints.forEach((tint, at) => {
        if (tint !== scheme) return
        const [dx, dy] = between(point, points[at], false)
        const distance = Math.hypot(dx, dy)
        room = room === 0 ? distance : Math.min(room, distance)
      })
      return (room || cloth.widthMm + random.next()) * TINT_WEIGHTS[scheme]
    })
    tints.push(rooms.indexOf(Math.max(...rooms)))
  }
  return tints
}

/** A tiny flower on a bent stem with comma leaves, sometimes with a bud; `index` deals the variants. */
export function drawTinySpray(random: Random, inks: FlowerInks, radiusMm: number, noun: string, index: number): Motif {
  const motif = createMotif()
  const start = random.between(0, TURN)
  const stem = spine(radiusMm * 1.75, random.sign() * random.between(0.4, 1), 0, 4, start)
  addForm(
    motif,
    inks.leafDark,
    ribbon(stem, (t) => Math.max(0.16, radiusMm * 0.06) * (1 - t * 0.4)),
    { plain: true },
  )
  const leaves = 1 + random.below(3)
  for (let leaf = 0; leaf < leaves; leaf++) {
    const { x, y } = stationAt(stem, 0.55 + 0.2 * leaf)
    const turn = headingAt(stem, 0.55 + 0.2 * leaf) + (leaf % 2 ? 1 : -1) * random.between(0.6, 0.95)
    const bend = (leaf % 2 ? -1 : 1) * 0.22
    addForm(
      motif,
      leaf % 2 ? inks.leaf : inks.leafDark,
      blade(x, y, turn, radiusMm * random.between(0.9, 1.2), radiusMm * 0.48, bend),
      { plain: true },
    )
  }
  if (random.chance(0.4)) {
    const { x, y } = stationAt(stem, 1)
    addForm(motif, inks.body, blob(random, x, y, radiusMm * 0.22, 5), { plain: true })
  }
  // A spike is slight for its length and needs more of it to be seen among tiny things.
  const reach = isSpike(noun) ? radiusMm * 1.5 : radiusMm
  const flower = drawFlower(random, index % 9 === 8 ? 'bud' : noun, inks, reach, { isSimple: true })
  putMotif(motif, flower, { turn: start + Math.PI + 0.2 })
  return motif
}

/** A sprig of a leaf that is named, turned about its middle as a flower is; mistletoe and single leaves are simpler than on a large print. */
export function drawTinySprig(random: Random, inks: FlowerInks, radiusMm: number, noun: string): Motif {
  const motif = createMotif()
  const turn = random.between(0, TURN)
  if (noun === MISTLETOE) {
    const middle = -radiusMm * 1.3
    putMotif(motif, drawTinyMistletoe(random, inks, radiusMm), {
      x: Math.cos(turn) * middle,
      y: Math.sin(turn) * middle,
      turn,
    })
    return motif
  }
  const lengthMm = radiusMm * SPRIG
  const [x, y] = [Math.cos(turn), Math.sin(turn)].map((along) => (-along * lengthMm) / 2)
  // Leaves that come singly lie in threes, with berries where they bear them.
  const isBerried = companionsOf(noun).includes('berry')
  const leans = isBerried ? [-0.95, 0.95, 0] : [0]
  for (const lean of leans) putMotif(motif, drawLeafage(random, noun, inks, lengthMm), { x, y, turn: turn + lean })
  if (isBerried) addBerries(motif, random, inks.body, [x, y], radiusMm * 0.3)
  return motif
}

const MISTLETOE = 'mistletoe'
/** Length of a sprig beside the radius of a flower. */
const SPRIG = 3.1

/** A twig that forks twice into pairs of blunt leaves, with pale berries in the forks. */
function drawTinyMistletoe(random: Random, inks: FlowerInks, radiusMm: number): Motif {
  const motif = createMotif()
  const berry = inks.light === inks.ground ? inks.heart : inks.light
  const stem = spine(radiusMm * 1.5, random.sign() * 0.3, 0, 4, 0)
  addForm(
    motif,
    inks.leafDark,
    ribbon(stem, () => Math.max(0.16, radiusMm * 0.07)),
    { plain: true },
  )
  for (const [along, share] of [
    [1, 1],
    [0.3, 0.74],
  ] as const) {
    const { x, y } = stationAt(stem, along)
    const turn = headingAt(stem, along)
    for (const side of [1, -1]) {
      const leaf = blade(
        x,
        y,
        turn + side * random.between(0.5, 0.75),
        radiusMm * 1.6 * share,
        radiusMm * 0.62 * share,
        side * 0.3,
      )
      addForm(motif, side > 0 ? inks.leaf : inks.leafDark, leaf, { plain: true })
    }
    addBerries(motif, random, berry, [x, y], radiusMm * 0.27 * share)
  }
  return motif
}

function addBerries(motif: Motif, random: Random, ink: number, [x, y]: Point, radiusMm: number): void {
  for (let berry = 0; berry < 3; berry++) {
    const angle = (berry / 3) * TURN
    addForm(
      motif,
      ink,
      blob(random, x + Math.cos(angle) * radiusMm, y + Math.sin(angle) * radiusMm, radiusMm * 0.92, 6),
      {
        plain: true,
      },
    )
  }
}

/** Comma leaves and three-seed clusters for the gaps. */
export function drawComma(random: Random, palette: FlowerPalette, index: number, spacing: number): Motif {
  const inks = flowerInksAt(palette, 1 + (index % 2))
  const size = spacing * random.between(0.1, 0.16)
  const motif = createMotif()
  if (index % 3 === 0) {
    for (let seed = 0; seed < 3; seed++) {
      const angle = seed * 2.1
      addForm(
        motif,
        inks.heart,
        blob(random, Math.cos(angle) * size * 0.36, Math.sin(angle) * size * 0.36, size * 0.2, 5),
        { plain: true },
      )
    }
    return motif
  }
  addForm(motif, index % 2 ? inks.leaf : inks.leafDark, blade(0, 0, 0, size * 1.5, size * 0.62, 0.25), { plain: true })
  if (index % 3 === 2) addForm(motif, inks.leaf, blade(0, 0, 1, size * 1.2, size * 0.5, -0.2), { plain: true })
  return motif
}
