import type { Ink } from '../../../color/ink.ts'
import type { Colourway, Family } from '../../families/family.ts'
import type { Random } from '../../kit/chance/random.ts'
import { castInks } from '../../kit/ink/cast.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { companyOf } from '../company-of-family.ts'
import { readInks } from '../read-inks.ts'
import { isInWashes } from './dilute.ts'
import { dyesOf, runBetween, washOf } from './run-between.ts'
import { runOfMood, runStepsOf } from './run-of-mood.ts'

/**
 * The inks of colours that run into one another, where the family or a style says that they do: the named ones, from a named cloth up to them,
 * or those of a mood. Undefined where nothing runs. Two paints stay two on wet paper; one runs from thin to deep.
 */
export function coloursRunning(wishes: Wishes, family: Family, random: Random): Colourway | undefined {
  const { colours, styles } = wishes
  const { isRun = false } = family.inks
  const runSteps = runStepsOf(family, wishes)
  const named = readInks(colours.map(({ hex }) => hex))
  const figured = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [] : [hex])))
  if (named.length !== 1 && isRun !== false && isInWashes(wishes, family)) return undefined
  const isAsked = isRun !== false || runSteps !== undefined || styles.some((style) => runStyles.includes(style))
  if (isAsked && figured.length === named.length && named.length > 0) return runWithCompany(named, family, runSteps)
  // "Charcoal shibori on white": the dye runs up from the cloth that is named.
  const [onto] = readInks(colours.flatMap(({ hex, isGround }) => (isGround ? [hex] : [])))
  const isDyed = isRun === 'dye' || runSteps !== undefined
  if (isDyed && onto && figured.length > 0) return runBetween([onto, ...figured], runSteps)
  return runSteps !== undefined && named.length === 0 ? runOfMood(wishes, family, random) : undefined
}

/** Named colours running into each other; the company of a family lies under and over them, as sky and stars under and over a galaxy. */
function runWithCompany(named: readonly Ink[], family: Family, steps?: number): Colourway {
  const stops = family.inks.isRun === 'dye' ? dyesOf(named) : named.length > 1 ? named : washOf(named[0])
  const run = runBetween(stops, steps)
  const company = companyOf(family, readInks(run.inks))
  if (company.length === 0) return run
  const inks = [...company, ...readInks(run.inks)]
  return { inks: inks.map(({ hex }) => hex), ground: castInks(inks, family.ground).ground }
}

/** Ways of saying that colours run into one another, whatever is built of them. */
const runStyles = ['gradient', 'ombre', 'ombré', 'dégradé', 'farbverlauf', 'pixels']
