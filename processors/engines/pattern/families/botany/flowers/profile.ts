import { brushStroke } from '../../../kit/line/curve.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { polar } from '../../../kit/line/outline.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail, addForm, createMotif, gouache, placeMotif } from '../../../kit/motif/motif.ts'
import type { FlowerInks } from '../flower-inks.ts'
import type { PetalRecipe } from './flower-recipe.ts'
import { petalOf } from './flower-recipe.ts'
import { blob } from './heart.ts'
import { addPetal } from './petal.ts'
import type { DrawSideBloom } from './side-blooms.ts'
import { addCalyx } from './side-blooms.ts'

/** An open flower seen from the side: its far petals stand up behind the middle, its near ones are foreshortened before it. */
export type ProfileRecipe = {
  readonly petal: PetalRecipe
  readonly back: number
  readonly front: number
  /** Angle in radians between the axis and the outermost petal: 0.7 a cup, 1.5 flat. */
  readonly spread: number
  readonly heart: 'dome' | 'stamens'
}

const strap: PetalRecipe = { length: 1.04, width: 0.26, profile: 'strap', tip: 'round' }
const leafy: PetalRecipe = { length: 1.06, width: 0.46, profile: 'oval', tip: 'point', flame: 0.5, flames: 1 }

export const profiles = {
  daisy: { petal: strap, back: 9, front: 8, spread: 1.42, heart: 'dome' },
  sunflower: { petal: { ...leafy, width: 0.3 }, back: 10, front: 9, spread: 1.4, heart: 'dome' },
  aster: { petal: { ...strap, width: 0.15, tip: 'point' }, back: 13, front: 11, spread: 1.4, heart: 'dome' },
  cosmos: {
    petal: { length: 1.08, width: 0.6, profile: 'fan', tip: 'fringe', waves: 2, amplitude: 0.05, flame: 0.4, lines: 3 },
    back: 5,
    front: 3,
    spread: 1.15,
    heart: 'dome',
  },
  poppy: {
    petal: {
      length: 1.12,
      width: 1.05,
      profile: 'round',
      tip: 'ruffle',
      waves: 4,
      amplitude: 0.035,
      flame: 0.5,
      flames: 5,
      lit: 0.2,
      lines: 4,
      lineInk: 'shade',
      linesFrom: 0.3,
    },
    back: 3,
    front: 2,
    spread: 0.62,
    heart: 'stamens',
  },
  anemone: {
    petal: { length: 1.1, width: 0.76, profile: 'round', tip: 'round', lines: 4, linesFrom: 0.3, lit: 0.22 },
    back: 4,
    front: 3,
    spread: 0.85,
    heart: 'stamens',
  },
  blossom: {
    petal: {
      length: 1.1,
      width: 0.84,
      profile: 'round',
      tip: 'notch',
      amplitude: 0.12,
      flame: 0.3,
      lines: 1,
      lit: 0.22,
    },
    back: 3,
    front: 2,
    spread: 0.95,
    heart: 'stamens',
  },
  lily: {
    petal: {
      length: 1.3,
      width: 0.5,
      profile: 'oval',
      tip: 'point',
      flame: 0.5,
      flames: 1,
      lit: 0.24,
      lines: 1,
      lineInk: 'shade',
    },
    back: 4,
    front: 3,
    spread: 0.66,
    heart: 'stamens',
  },
} as const satisfies Readonly<Record<string, ProfileRecipe>>

/** Below this radius petals have no keylines and stamens are left out. */
const PLAIN_MM = 4.6

/** The drawing function of an open flower seen from the side; it grows along +x out of its calyx. */
export function drawProfile(recipe: ProfileRecipe): DrawSideBloom {
  return (random, inks, radiusMm, options = {}) => {
    const motif = createMotif(options.pen ?? gouache)
    const isPlain = radiusMm < PLAIN_MM
    const { petal, back, front, spread, heart } = recipe
    const addRow = (count: number, reach: number, wide: number): void => {
      for (const share of fromTheFlanks(count)) {
        const own = petalOf(random, inks, petal, radiusMm, isPlain)
        addPetal(motif, random, inks, {
          ...own,
          x: radiusMm * 0.14,
          turn: share * wide + random.between(-0.07, 0.07),
          lengthMm: own.lengthMm * reach * (1 - 0.14 * Math.abs(share)),
          // A petal that bends out shows less of its length than of its breadth.
          bend: share * (reach < 1 ? 0.26 : 0.08),
          litSide: share > 0 ? 1 : -1,
          isFew: count > 6,
        })
      }
    }
    addRow(back, 1, spread)
    addMiddle(motif, inks, heart, random, isPlain ? 0 : radiusMm)
    addRow(front, heart === 'dome' ? 0.44 : 0.66, spread * (spread > 1 ? 1.15 : 0.85))
    addCalyx(motif, inks, radiusMm * 0.3, radiusMm * 0.24)
    return placeMotif(motif, { turn: random.between(-0.12, 0.12) })
  }
}

/** -1 to 1, the outermost first, so that the middle petal lies in front. */
function fromTheFlanks(count: number): number[] {
  const shares = Array.from({ length: count }, (_, at) => (count === 1 ? 0 : (at / (count - 1)) * 2 - 1))
  return shares.sort((one, other) => Math.abs(other) - Math.abs(one))
}

function addMiddle(
  motif: Motif,
  inks: FlowerInks,
  heart: ProfileRecipe['heart'],
  random: Parameters<DrawSideBloom>[0],
  radiusMm: number,
): void {
  if (radiusMm === 0) return
  if (heart === 'dome') {
    const dome = Array.from({ length: 9 }, (_, at) => polar(radiusMm * 0.42, 0, radiusMm * 0.3, (at / 9) * TURN))
    addForm(motif, inks.heart, dome)
    for (let seed = 0; seed < 9 && motif.pen.mode !== 'line'; seed++) {
      const [x, y] = polar(radiusMm * 0.46, 0, radiusMm * 0.2, (seed / 9 - 0.5) * 4)
      addDetail(motif, inks.seed, blob(random, x, y, radiusMm * 0.03, 4))
    }
    return
  }
  const ink = motif.pen.mode === 'line' ? motif.pen.ink : inks.seed
  for (let stamen = 0; stamen < 9; stamen++) {
    const turn = (stamen / 8 - 0.5) * 1.3
    const tip = polar(radiusMm * 0.1, 0, radiusMm * random.between(0.72, 0.92), turn)
    const half = radiusMm * 0.011
    addDetail(motif, ink, brushStroke([radiusMm * 0.14, 0], polar(0, 0, radiusMm * 0.5, turn * 0.7), tip, half, half))
    addDetail(motif, motif.pen.mode === 'line' ? ink : inks.heart, blob(random, tip[0], tip[1], radiusMm * 0.045, 5))
  }
}
