import { paint } from '../../../kit/area/cloth.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../../kit/line/curve.ts'
import { hungOnGarlands } from '../../../prompt/meaning/family-kinds.ts'
import type { Subject } from '../../conversational/subject.ts'
import { subjectOf } from '../../conversational/subject.ts'
import type { Plan } from '../../family.ts'
import type { Garlands } from './bind-garland.ts'
import { lengthOf } from './bind-garland.ts'

/** What a feast hangs on greens; without a flower or a leaf that is named it hangs on fir. */
const ofFeast = /bauble|ornament|bell|candy cane|snowflake|gingerbread|stocking|icicle|light|pine ?cone|angel/

/** The things of a plan that hang on its garlands. */
export function hungOf(plan: Plan): Subject[] {
  const nouns = plan.motifs.filter((noun) => hungOnGarlands.includes(noun))
  return nouns.flatMap((noun, at) => subjectOf(plan, noun, at))
}

/** The greens of garlands on which only things of a feast are said to hang. */
export function greensOfFeast({ motifs }: Plan): readonly string[] {
  return motifs.some((noun) => ofFeast.test(noun)) ? ['fir'] : []
}

/** How a thing measures beside the largest bloom, from thing to thing, and the thread that it hangs by. */
const [SIZE, STEP, THREAD, DROP] = [0.62, 0.78, 0.014, 0.2]

/** Things on short threads under a garland that hangs, to both sides of one that climbs, and on a wreath itself. */
export function hangOn(work: Garlands, curve: Curve, sizeMm: number, isRing: boolean): void {
  const { hung, toss, cloth, plan } = work
  if (hung.length === 0) return
  const random = plan.random.fork('hung')
  const count = Math.max(3, Math.round(lengthOf(curve) / (sizeMm * STEP)))
  for (let at = 0; at < count; at++) {
    const { x, y, tangentX, tangentY } = stationAt(curve, (at + 0.5) / count)
    const subject = hung[at % hung.length]
    // Every other one is smaller, as a set of baubles is.
    const thingMm = sizeMm * SIZE * subject.scale * (Math.floor(at / hung.length) % 2 ? 0.8 : 1)
    const isLevel = Math.abs(tangentX) > Math.abs(tangentY)
    const aside = isRing || isLevel ? 0 : (at % 2 ? 1 : -1) * sizeMm * 0.42
    const below = isRing ? 0 : sizeMm * (isLevel ? DROP * (1 + (at % 2)) : DROP * 0.5)
    const top = y + below
    if (!isRing) {
      const thread: Curve = [
        [x + aside * 0.6, y],
        [x + aside, top + thingMm * 0.1],
      ]
      paint(
        cloth,
        plan.cast.line,
        ribbon(thread, () => Math.max(0.16, sizeMm * THREAD)),
      )
    }
    const motif = subject.draw(random.fork(`thing ${at}`), thingMm, Math.floor(at / hung.length))
    toss.place(motif, { x: x + aside, y: isRing ? y : top + thingMm * 0.5, turn: random.between(-0.08, 0.08) })
  }
}
