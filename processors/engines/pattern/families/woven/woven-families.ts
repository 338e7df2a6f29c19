import type { Plan } from '../family.ts'
import { weaveDobby } from './dobby.ts'
import { isPainted, weaveGingham } from './gingham.ts'
import { weaveGlenCheck } from './glen-check.ts'
import { weaveHerringbone } from './herringbone.ts'
import { weaveHoundstooth } from './houndstooth.ts'
import { weaveMadras } from './madras.ts'
import { weaveTartan } from './tartan.ts'
import { weaveTattersall } from './tattersall.ts'
import { isCurled, weaveTweed } from './tweed.ts'
import { isUneven, weaveTwill } from './twill.ts'
import { isWashed } from './washed-check.ts'
import type { Weaving } from './weaving.ts'

/** Weaving function of each woven family by its name, for `draft.ts`. */
export const wovenFamilies: ReadonlyMap<string, (plan: Plan) => Weaving> = new Map([
  ['dobby', weaveDobby],
  ['gingham', weaveGingham],
  ['glen-check', weaveGlenCheck],
  ['herringbone', weaveHerringbone],
  ['houndstooth', weaveHoundstooth],
  ['madras', weaveMadras],
  ['tartan', weaveTartan],
  ['tattersall', weaveTattersall],
  ['tweed', weaveTweed],
  ['twill', weaveTwill],
])

/** Kinds of woven families that are drawn instead of woven thread by thread: painted checks, uneven or curled yarn. */
const drawnKinds: ReadonlyMap<string, (asked: Pick<Plan, 'details' | 'styles'>) => boolean> = new Map([
  ['gingham', isPainted],
  ['tartan', isWashed],
  ['tweed', isCurled],
  ['twill', isUneven],
])

/** Whether a design has a draft from which a loom can weave the cloth that is drawn. */
export function isWoven({ family, ...asked }: Pick<Plan, 'details' | 'styles'> & { readonly family: string }): boolean {
  return wovenFamilies.has(family) && !drawnKinds.get(family)?.(asked)
}
