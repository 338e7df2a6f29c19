import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import { moveCurve, ribbon, spine } from '../../../kit/line/curve.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { addForm, createMotif, placeMotif, putMotif, wobbleMotif } from '../../../kit/motif/motif.ts'
import type { Plan } from '../../family.ts'
import type { FlowerInks } from '../flower-inks.ts'
import { mixFlowerPalette } from '../flower-inks.ts'
import { doesHang, flowerInksFor, isSpike } from '../flowers/bloom-table.ts'
import { drawBerries } from '../flowers/side-blooms.ts'
import { tellInks } from '../flowers/told-inks.ts'
import { fitWithMargin } from './fit-with-margin.ts'
import { growPlant } from './plant.ts'

/** Stems of the bunch, behind first: radians off upright, and length as a share of the short side. */
const STEMS = [
  [-0.98, 0.42],
  [1, 0.4],
  [-0.2, 0.62],
  [0.26, 0.6],
  [-0.66, 0.5],
  [0.68, 0.48],
  [-0.38, 0.48],
  [0.42, 0.45],
  [0.02, 0.52],
] as const
/** Stems whose flowers hang bow over, and need the room of two. */
const ARCHING = [
  [-0.5, 0.5],
  [0.5, 0.47],
  [-0.12, 0.62],
  [0.14, 0.66],
] as const
/** Twigs of berries behind the stems, in the colours that no flower has: radians off upright, and where the berries begin. */
const BERRIES = [
  [-0.5, 0.33],
  [0.53, 0.34],
  [-0.82, 0.27],
  [0.85, 0.25],
  [0.14, 0.4],
  [-0.1, 0.3],
] as const
/** Two thirds of the twig that bears berries, as a share of the short side. */
const TWIG = 0.085
/** Half the width of stems, as shares of the short side. */
const [THIN, THICK] = [0.003, 0.005] as const
/** Where the stems cross, as shares of the sheet, and how far they go on below, as a share of the short side. */
const [ACROSS, DOWN, BELOW] = [0.5, 0.68, 0.15] as const
/** Of a stem's lean so much is in its bend. */
const BEND = 0.5
/** Radius of a head as a share of its stem; that of a short stem is no smaller than the others'. */
const HEAD = 0.115
/** The tie: half its width and height as shares of the short side. */
const TIE = { wide: 0.035, high: 0.014 } as const

/** A placement print of flowers known from the side: one bunch of them, cut stems crossed below the tie. */
export function composeCutStems(plan: Plan, nouns: readonly string[]): Cloth {
  const { widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, plan.cast.ground, { wraps: false })
  const random = plan.random.fork('cut stems')
  const palette = tellInks(plan, mixFlowerPalette(plan.cast))
  const short = Math.min(widthMm, heightMm) * Math.min(1.15, Math.max(0.6, plan.scale))
  const { leaf, leafDark, leafLight, body } = flowerInksFor(palette, nouns[0], 0)
  const greens = { leaf, leafDark, leafLight }
  const stems = nouns.every(doesHang) ? ARCHING : STEMS
  const bunch = createMotif()
  const bodies = nouns.flatMap((noun) => stems.map((_, at) => flowerInksFor(palette, noun, at).body))
  const others = palette.schemes.filter((scheme) => !bodies.includes(scheme.body))
  if (others.length > 0)
    for (const [at, [lean, share]] of BERRIES.entries()) {
      const inks: FlowerInks = { ...others[at % others.length], ...greens }
      const turn = lean - TURN / 4
      addForm(
        bunch,
        leafDark,
        ribbon(spine(short * share, 0, 0, 4, turn), () => short * THIN),
        { plain: true },
      )
      const [x, y] = [Math.cos(turn) * short * share, Math.sin(turn) * short * share]
      putMotif(bunch, drawBerries(random, inks, short * TWIG), { x, y, turn })
    }
  for (const [at, [lean, share]] of stems.entries()) {
    const noun = nouns[Math.floor(at / 2) % nouns.length]
    const inks: FlowerInks = { ...flowerInksFor(palette, noun, at), ...greens }
    addStemEnd(bunch, inks, short, lean)
    const lengthMm = short * share
    const head = isSpike(noun) ? undefined : HEAD / share ** 0.5 / 0.95
    const plant = growPlant(random, noun, inks, { lengthMm, head, bend: lean * BEND, isBare: at % 3 !== 2 })
    putMotif(bunch, wobbleMotif(plant, random, lengthMm, 0.008), { turn: lean - TURN / 4 })
  }
  const tie = spine(short * TIE.wide * 2, 0.5, 0, 6, -0.25)
  addForm(
    bunch,
    body,
    ribbon(moveCurve(tie, -short * TIE.wide, 0), () => short * TIE.high),
    { plain: true },
  )
  const placed = placeMotif(bunch, { x: widthMm * ACROSS, y: heightMm * DOWN })
  for (const { ink, ring, holes } of placed.layers) paint(cloth, ink, ring, holes)
  return fitWithMargin(cloth)
}

/** What is seen of a stem below the tie, on the other side. */
function addStemEnd(
  bunch: ReturnType<typeof createMotif>,
  { leafDark }: FlowerInks,
  short: number,
  lean: number,
): void {
  addForm(
    bunch,
    leafDark,
    ribbon(spine(short * BELOW * (1 - 0.25 * Math.abs(lean)), 0, 0, 4, TURN / 4 + lean * 0.55), () => short * THICK),
    { plain: true },
  )
}
