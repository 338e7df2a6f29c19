import type { CallExpression, Expression, MemberExpression } from '@swc/core'
import { kindOfFour } from './compile-four.ts'
import type { ArrayKind, KernelSource, Kind } from './read-kernel-source.ts'

/** What an expression may name. */
export type Scope = {
  readonly source: KernelSource
  /** Variables of the function, by name: number and kind. */
  readonly locals: Map<string, { readonly at: number; readonly kind: Kind }>
  readonly functionAt: ReadonlyMap<string, number>
  readonly globalAt: ReadonlyMap<string, number>
  /** Gives the function one more variable; its number. */
  readonly addVariable: (kind: Kind) => number
}

export type Numeric = 'number' | 'whole' | 'four'
/** A whole number as it is written is whichever of the two is wanted. */
type Found = Numeric | 'literal'

export const comparisons = new Set(['===', '!==', '<', '>', '<=', '>='])
const bitwise = new Set(['&', '|', '^', '<<', '>>'])

/** Whether an expression is a number or a whole one. */
export function kindOf(node: Expression, scope: Scope): Found {
  switch (node.type) {
    case 'NumericLiteral':
      return Number.isInteger(node.value) && !/[.e]/.test(node.raw ?? '') ? 'literal' : 'number'
    case 'BooleanLiteral':
      return 'whole'
    case 'ParenthesisExpression':
      return kindOf(node.expression, scope)
    case 'Identifier':
      return kindOfName(node.value, scope)
    case 'UnaryExpression':
      return node.operator === '!' ? 'whole' : kindOf(node.argument, scope)
    case 'UpdateExpression':
      return 'whole'
    case 'BinaryExpression':
      if (comparisons.has(node.operator) || bitwise.has(node.operator) || node.operator.length === 2) return 'whole'
      if (node.operator === '/') return 'number'
      return joined(kindOf(node.left, scope), kindOf(node.right, scope))
    case 'ConditionalExpression':
      return joined(kindOf(node.consequent, scope), kindOf(node.alternate, scope))
    case 'MemberExpression':
      return elementOf(arrayKindIn(node, scope))
    case 'CallExpression':
      return kindOfCall(node, scope)
    default:
      throw new Error(`a kernel has no ${node.type}`)
  }
}

function kindOfName(name: string, scope: Scope): Found {
  const local = scope.locals.get(name)
  if (local) return numericOf(local.kind)
  const global = scope.source.globals.get(name)
  const constant = scope.source.constants.get(name)
  if (global) return global
  if (constant) return kindOf(constant, scope)
  throw new Error(`a kernel does not know ${name}`)
}

/** What the array holds whose element is named. */
export function arrayKindIn({ object }: MemberExpression, { locals, source }: Scope): ArrayKind {
  const name = object.type === 'Identifier' ? object.value : ''
  const kind = locals.get(name)?.kind ?? source.arrays.get(name)?.kind ?? source.placed.get(name)
  if (!kind || kind === 'number' || kind === 'whole' || kind === 'four')
    throw new Error(`${name || 'what is no name'} is no array`)
  return kind
}

/** The lesser and the greater of whole numbers are whole; what else `Math` gives is a number. */
export function kindOfCall({ callee, arguments: given }: CallExpression, scope: Scope): Found {
  if (callee.type !== 'Identifier') {
    const isChoice = callee.type === 'MemberExpression' && /^(min|max)$/.test(nameOfProperty(callee))
    const kinds = given.map(({ expression }) => kindOf(expression, scope))
    return isChoice && kinds.includes('whole') && !kinds.includes('number') ? 'whole' : 'number'
  }
  if (kindOfFour(callee.value)) return 'four'
  const called = scope.source.functions.find(({ name }) => name === callee.value)
  return numericOf(called?.result ?? 'number')
}

function nameOfProperty({ property }: MemberExpression): string {
  return property.type === 'Identifier' ? property.value : ''
}

export function joined(one: Found, other: Found): Found {
  if (one === 'four' && other === 'four') return 'four'
  if (one === 'four' || other === 'four') throw new Error('fours are calculated with by their functions')
  if (one === 'number' || other === 'number') return 'number'
  return one === 'whole' || other === 'whole' ? 'whole' : 'literal'
}

export function elementOf(kind: ArrayKind): Numeric {
  return kind === 'Int32Array' || kind === 'Uint8Array' ? 'whole' : 'number'
}

export function numericOf(kind: Kind): Numeric {
  if (kind === 'number' || kind === 'whole' || kind === 'four') return kind
  throw new Error('an array is no number')
}
