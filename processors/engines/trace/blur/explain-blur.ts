import { clamp } from '../../numbers/clamp.ts'
import { addVotedInks } from '../inks/add-voted-inks.ts'
import type { Inks } from '../inks/find-inks.ts'
import { inkDistance, type LabelMap } from '../labels/merge-specks.ts'
import type { Regularity } from '../labels/regularize-labels.ts'
import type { Softness } from '../picture/measure-softness.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { explainPatches, type InkVote } from './explain-patches.ts'
import { modelPicture } from './picture-model.ts'
import { refineLabels } from './refine-labels.ts'
import { settleRoughInks } from './settle-rough-inks.ts'
import { unblurLines } from './unblur-lines.ts'
import { unifyForms } from './unify-forms.ts'
import { unifyLines } from './unify-lines.ts'

export type BlurRule = {
  /** Standard deviation of the picture's blur in lightness and in colour, pixels. */
  readonly softness: Softness
  readonly regularity: Regularity
  /** OKLab distance below which two colours are one ink. */
  readonly mergeDistance: number
  readonly colorsMax: number
  /** False when the inks are given and none may be added. */
  readonly findsInks: boolean
  /** True when lines too thin to show their pure ink are looked for. */
  readonly findsLines: boolean
  /** True when forms that are pale beside their ground keep their ink: where compression blurs only colour, they are specks. */
  readonly keepsPale: boolean
  /** True when lines that show only a share of their ink are drawn in the full ink. */
  readonly fillsLines: boolean
}

/**
 * Labels a blurred picture again, with the blur in the model: small patches take the ink that explains them, inks that
 * no pixel shows pure are found and deblurred, borders move to where blurring puts them, and lines are of one ink from
 * end to end, and small forms of one ink each. Changes `map`; returns the inks.
 */
export function explainBlur(map: LabelMap, plane: PixelPlane, inks: Inks, rule: BlurRule): Inks {
  const { softness } = rule
  const regularity = { ...rule.regularity, sigma: rule.regularity.sigma * shareOfContrast(map, inks) }
  const full = rule.fillsLines ? unblurLines(map, inks, softness.luma) : inks
  const model = modelPicture(map, plane, full, softness)
  const ofContrast = rule.keepsPale ? rule.regularity.sigma / CONTRAST_FULL : rule.regularity.sigma
  model.board.errors.set([2 * SIGMA_MIN * SIGMA_MIN, 2 * ofContrast * ofContrast])
  const votes: InkVote[] = []
  const pure = countPure(map, model.isInside, full)
  const settle = (known: Inks): Inks => (rule.findsInks ? settleRoughInks(map, model, known, pure) : known)
  const known = settle(full)
  explainPatches(map, model, known, { ...regularity, rounds: 1 }, votes)
  const found = rule.findsInks ? addVotedInks(known, votes, rule, pure) : known
  explainPatches(map, model, found, regularity)
  const settled = settle(found)
  refineLabels(map, model, settled, regularity)
  const last = settle(settled)
  unifyLines(map, model, last)
  unifyForms(map, model, last, rule.regularity.sigma)
  return last
}

// RGB distance of neighbouring inks from which an edge has the full error of a label map of whole pixels; below it the
// error is proportional.
const CONTRAST_FULL = 170
const CONTRAST_SHARE_MIN = 0.2
// Standard deviation, levels, of what labels miss at least when patches are asked for their ink, however pale they are beside
// their ground: with the error of full contrast, noses and folds of clothes went. Of 7, 12 and 18 the last keeps them and
// takes 3 % more segments.
const SIGMA_MIN = 18

/** Mean contrast of the borders, along rows, as a share of `CONTRAST_FULL`, 1 at most. */
function shareOfContrast({ ink, width }: LabelMap, inks: Inks): number {
  const steps = new Uint32Array(inks.count * inks.count)
  for (let first = 0; first < ink.length; first += width) countSteps(steps, ink, first, first + width, inks.count)
  let sum = 0
  let total = 0
  steps.forEach((count, pair) => {
    if (count === 0) return
    sum += count * inkDistance(inks, Math.floor(pair / inks.count), pair % inks.count)
    total += count
  })
  return clamp(total === 0 ? 1 : sum / total / CONTRAST_FULL, CONTRAST_SHARE_MIN, 1)
}

function countSteps(steps: Uint32Array, ink: Uint8Array, first: number, end: number, count: number): void {
  for (let pixel = first + 1; pixel < end; pixel++)
    if (ink[pixel] !== ink[pixel - 1]) steps[ink[pixel] * count + ink[pixel - 1]]++
}

/** Number of pixels that show each ink pure. */
function countPure({ ink, width }: LabelMap, isInside: Uint8Array, { count }: Inks): Uint32Array {
  const pure = new Uint32Array(count)
  for (let first = 0; first < ink.length; first += width) countPureOfRow(pure, ink, isInside, first, first + width)
  return pure
}

function countPureOfRow(pure: Uint32Array, ink: Uint8Array, isInside: Uint8Array, first: number, end: number): void {
  for (let pixel = first; pixel < end; pixel++) if (isInside[pixel] !== 0) pure[ink[pixel]] += isInside[pixel]
}
