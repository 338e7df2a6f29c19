import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { lookFamilies } from '../meaning/family-kinds.ts'
import type { Roles } from './roles.ts'

/** The family of shapes that "geometric" alone stands for, and the plants that a pen would draw. */
const [SHAPES, PLANTS] = ['bauhaus', 'botanical-line']
/** Where lines are the pattern, and the kind of it. */
const [LINES, KIND] = ['labyrinth', 'line-tiles']

/** "Line art, geometric": lines that are geometry, and no plants drawn in line, where nothing that grows is named. */
export function linesOfGeometry(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const { families, generalFamilies, motifs, under } = roles
  const isFree = families.every((name) => name === PLANTS) && motifs.length === 0 && !under
  const isOnlyShapes = generalFamilies.length > 0 && generalFamilies.every((name) => name === SHAPES)
  if (!isFree || !isOnlyShapes) return roles
  const isInLine = phrases.some(
    ({ meanings, form, isNegated }) =>
      !isNegated &&
      (/^lines?$/.test(form) || meanings.some((one) => one.kind === 'style' && lookFamilies[one.style] === PLANTS)),
  )
  return isInLine ? { ...roles, families: [LINES], styles: [...(roles.styles ?? []), KIND] } : roles
}
