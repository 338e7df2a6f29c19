import type { Random } from '../../kit/chance/random.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { addForm, createMotif, placeMotif } from '../../kit/motif/motif.ts'
import type { Plan } from '../family.ts'
import { namedSigns } from '../modern/signs/named-signs.ts'
import { signSets } from '../modern/signs/sign-strokes.ts'
import { strokesOf } from '../modern/signs/stroke-bodies.ts'
import { askedInk } from './asked-parts.ts'
import { readInks } from './read-inks.ts'

/** Half a stroke of letters and figures and of finer signs, as a share of their height; so tall they are, against a picture's size. */
const [HALF, FINER, TALL] = [0.095, 0.06, 0.8]
/** So many inks the signs take in turn. */
const INKS_MOST = 5
/** Leaning from upright, in radians, at most. */
const LEAN = 0.16

/** What a subject of the cloth is, as far as signs need it. */
type SignSubject = {
  readonly kind: string
  readonly lean: number
  readonly scale: number
  readonly draw: (random: Random, sizeMm: number, turn: number) => Motif
}

/** Letters, numerals, runes and the like as things among things: each instance is the next of its set, or the one that is named. */
export function signSubject(plan: Plan, noun: string): SignSubject[] {
  const found = namedSigns(noun)
  if (!found) return []
  const set = signSets[found.set]
  const order = plan.random.fork(`signs ${noun}`).shuffle(set)
  const asked = askedInk(plan, noun)
  const inks = readInks(plan.cast, plan.cast.ground, INKS_MOST)
  return [
    {
      kind: noun,
      lean: LEAN,
      scale: 1,
      draw: (_random, sizeMm, turn) => {
        const sign = found.at === undefined ? order[turn % order.length] : set[found.at]
        const motif = createMotif()
        const ink = asked ?? inks[turn % inks.length]
        const half = found.set === 'letters' || found.set === 'numerals' ? HALF : FINER
        const strokes = strokesOf(sign, half, { x: 0, y: 0, size: 1, turn: 0 })
        for (const ring of strokes) addForm(motif, ink, ring, { plain: true })
        return placeMotif(motif, { size: sizeMm * TALL })
      },
    },
  ]
}
