import type { Plan } from '../../family.ts'
import { flowersAsked, leavesAsked } from '../asked-plants.ts'
import { habitOf } from '../flowers/bloom-table.ts'
import type { FoliageHabit } from '../flowers/flower-rows.ts'
import { isFruit } from '../fruit/fruit-table.ts'

/** Morris's thrushes among the strawberries: the name brings both. */
export const THIEF = 'strawberry thief'

/** The fruit that a prompt puts on the vine, most important first. */
export function fruitAsked({ motifs }: Plan): string[] {
  return motifs.filter(isFruit)
}

/** The flowers of a trailing cloth: those named, a garden of Morris's where nothing is. */
export function chooseNouns(plan: Plan): string[] {
  const asked = flowersAsked(plan)
  // Leaves, ivy, vine or fruit alone asks for no flowers; thieves come for strawberries in a garden.
  const isBare = leavesAsked(plan).length > 0 || fruitAsked(plan).length > 0
  if (asked.length === 0 && isBare && !plan.styles.includes(THIEF)) return []
  return asked.length > 0 ? asked : plan.random.fork('blooms').shuffle(['rose', 'peony', 'poppy', 'anemone', 'dahlia'])
}

/** A climber that is named brings its own leaves, unless the acanthus of Morris and his time is asked for. */
export function habitAsked(plan: Plan): FoliageHabit | undefined {
  const isOfMorris = plan.styles.some((style) =>
    /morris|arts (?:and|&|n) crafts|voysey|acanthus|scroll|rinceau|ranke|thief/.test(style),
  )
  const [noun = fruitAsked(plan)[0]] = flowersAsked(plan)
  return isOfMorris || noun === undefined ? undefined : habitOf(noun)
}

/** The leaf that takes the place of the acanthus: one that is named beside it does not, and berries hang on sprigs of their own. */
export function leafInPlace(plan: Plan): string | undefined {
  const isAcanthus = [...plan.styles, ...plan.motifs].some((name) => name.includes('acanthus'))
  return isAcanthus ? undefined : leavesAsked(plan).find((noun) => noun !== 'leaf')
}

/** The plan with whom the name of Morris's cloth brings along. */
export function withThieves(plan: Plan): Plan {
  if (!plan.styles.includes(THIEF)) return plan
  return { ...plan, motifs: [...new Set(['bird', 'strawberry', ...plan.motifs])] }
}

/** What the vine bears does not visit it besides. */
export function withoutFruit(plan: Plan): Plan {
  return { ...plan, motifs: plan.motifs.filter((noun) => !isFruit(noun)) }
}
