import type {
  AssignmentExpression,
  BinaryExpression,
  CallExpression,
  Expression,
  Identifier,
  MemberExpression,
} from '@swc/core'
import type { Code } from '../../../processors/engines/kernels/code.ts'
import { emitFour, kindOfFour } from './compile-four.ts'
import { emitWithin } from './compile-within.ts'
import {
  arrayKindIn,
  comparisons,
  elementOf,
  joined,
  kindOf,
  kindOfCall,
  type Numeric,
  numericOf,
  type Scope,
} from './kind-of.ts'
import { loads, mathOperations, numberOperations, stores, unsigned, wholeOperations } from './operations.ts'
import { type ArrayKind, constantValue, elementBytes, type Kind } from './read-kernel-source.ts'

const WIDEN = 0xbb
const NARROW = 0xb6
const FROM_WHOLE = 0xb7
const TO_WHOLE = [0xfc, 0x02]
const I32 = 0x7f
const F64 = 0x7c
const V128 = 0x7b
const typeOf: Readonly<Record<Numeric, number>> = { whole: I32, number: F64, four: V128 }

/** The value of an expression as a number of the wanted kind. */
export function emit(node: Expression, want: Numeric, scope: Scope): Code {
  if (node.type === 'ParenthesisExpression') return emit(node.expression, want, scope)
  const kind = kindOf(node, scope)
  if (kind === 'literal')
    return node.type === 'ConditionalExpression'
      ? emitOwn(node, want, scope)
      : constantOf(constantValue(node, scope.source.constants), want)
  const code = emitOwn(node, kind, scope)
  if (kind === want) return code
  if (kind === 'whole' && want === 'number') return [code, FROM_WHOLE]
  throw new Error(`a number stands where a whole one is wanted: ${JSON.stringify(node)}`)
}

function constantOf(value: number, want: Numeric): Code {
  return want === 'whole' ? [0x41, signed(value)] : [0x44, ...new Uint8Array(Float64Array.of(value).buffer)]
}

function emitOwn(node: Expression, kind: Numeric, scope: Scope): Code {
  switch (node.type) {
    case 'NumericLiteral':
      return constantOf(node.value, kind)
    case 'BooleanLiteral':
      return constantOf(node.value ? 1 : 0, kind)
    case 'Identifier':
      return emitName(node, kind, scope)
    case 'UnaryExpression':
      if (node.operator === '!') return [emit(node.argument, 'whole', scope), 0x45]
      if (node.operator !== '-') break
      if (kind === 'number') return [emit(node.argument, kind, scope), 0x9a]
      return [constantOf(0, 'whole'), emit(node.argument, kind, scope), 0x6b]
    case 'BinaryExpression':
      return emitBinary(node, kind, scope)
    case 'ConditionalExpression':
      return [
        emit(node.test, 'whole', scope),
        0x04,
        typeOf[kind],
        emit(node.consequent, kind, scope),
        0x05,
        emit(node.alternate, kind, scope),
        0x0b,
      ]
    case 'MemberExpression':
      return emitLoad(node, scope)
    case 'CallExpression':
      return emitCall(node, scope)
    case 'UpdateExpression': {
      if (node.argument.type !== 'Identifier') break
      const local = localOf(node.argument, scope)
      const step: Code = [0x20, unsigned(local), constantOf(1, 'whole'), node.operator === '++' ? 0x6a : 0x6b]
      return node.prefix ? [step, 0x22, unsigned(local)] : [[0x20, unsigned(local)], step, 0x21, unsigned(local)]
    }
  }
  throw new Error(`a kernel has no ${node.type}`)
}

function emitName({ value }: Identifier, kind: Numeric, scope: Scope): Code {
  const local = scope.locals.get(value)
  if (local) return [0x20, unsigned(local.at)]
  const global = scope.globalAt.get(value)
  if (global !== undefined) return [0x23, unsigned(global)]
  const constant = scope.source.constants.get(value)
  if (constant) return emit(constant, kind, scope)
  throw new Error(`a kernel does not know ${value}`)
}

function emitBinary({ operator, left, right }: BinaryExpression, kind: Numeric, scope: Scope): Code {
  if (operator === '&&' || operator === '||') {
    const [one, other] = [emit(left, 'whole', scope), emit(right, 'whole', scope)]
    const known = constantOf(operator === '&&' ? 0 : 1, 'whole')
    return [one, 0x04, I32, operator === '&&' ? [other, 0x05, known] : [known, 0x05, other], 0x0b]
  }
  // The way a number becomes a whole one.
  if (operator === '|' && kindOf(left, scope) === 'number') return [emit(left, 'number', scope), TO_WHOLE]
  const compared = comparisons.has(operator) ? joined(kindOf(left, scope), kindOf(right, scope)) : kind
  const operands = compared === 'literal' ? 'number' : compared
  const operation = (operands === 'whole' ? wholeOperations : numberOperations)[operator]
  if (operation === undefined || operands === 'four') throw new Error(`a kernel has no ${operator} of ${operands}s`)
  return [emit(left, operands, scope), emit(right, operands, scope), operation]
}

function emitLoad(node: MemberExpression, scope: Scope): Code {
  const { kind, address, offset } = addressOf(node, scope)
  return [address, loads[kind], 0, unsigned(offset), kind === 'Float32Array' ? WIDEN : []]
}

/** Calls a function of the kernel or one of `Math`. */
export function emitCall(node: CallExpression, scope: Scope): Code {
  const { callee } = node
  const given = node.arguments.map(({ expression }) => expression)
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    const operation = mathOperations[callee.property.value]
    if (operation) {
      const code: Code = [given.map((argument) => emit(argument, 'number', scope)), operation]
      return kindOfCall(node, scope) === 'whole' ? [code, TO_WHOLE] : code
    }
  }
  if (callee.type !== 'Identifier') throw new Error('a kernel calls functions by their names')
  if (kindOfFour(callee.value)) return emitFour(callee.value, given, writersOf(scope))
  const called = scope.source.functions.find(({ name }) => name === callee.value)
  if (!called) throw new Error(`a kernel has no function ${callee.value}`)
  if (called.parameters.length !== given.length)
    throw new Error(`${callee.value} takes ${called.parameters.length} values`)
  const values = given.map((argument, i) => emitArgument(argument, called.parameters[i].kind, scope))
  if (called.result === 'four') return emitWithin(called, values, scope, emit)
  return [values, 0x10, unsigned(scope.functionAt.get(callee.value) ?? 0)]
}

function writersOf(scope: Scope): Parameters<typeof emitFour>[2] {
  return {
    emit: (node, want) => emit(node, want, scope),
    addressOf: (element) => {
      const { kind, address, offset } = addressOf(element, scope)
      if (kind !== 'Float32Array') throw new Error('fours are of a Float32Array')
      return { address, offset: unsigned(offset) }
    },
    constants: scope.source.constants,
  }
}

function emitArgument(node: Expression, kind: Kind, scope: Scope): Code {
  if (kind === 'number' || kind === 'whole' || kind === 'four') return emit(node, kind, scope)
  if (node.type !== 'Identifier') throw new Error('arrays are given by their names')
  const local = scope.locals.get(node.value)
  if (local?.kind === kind) return [0x20, unsigned(local.at)]
  const known = scope.source.arrays.get(node.value)
  if (scope.source.placed.get(node.value) === kind) return [0x23, unsigned(scope.globalAt.get(node.value) ?? 0)]
  if (known?.kind !== kind) throw new Error(`${node.value} is no ${kind}`)
  return constantOf(known.address, 'whole')
}

/** Stores a value in a variable or an element; `a += b` and its like are `a = a + b`. */
export function emitAssignment({ operator, left, right }: AssignmentExpression, scope: Scope): Code {
  if (left.type !== 'Identifier' && left.type !== 'MemberExpression')
    throw new Error('a kernel assigns one value at a time')
  const value: Expression =
    operator === '='
      ? right
      : ({
          type: 'BinaryExpression',
          operator: operator.slice(0, -1),
          left,
          right,
          span: left.span,
        } as BinaryExpression)
  if (left.type === 'Identifier') {
    const local = scope.locals.get(left.value)
    const global = scope.globalAt.get(left.value)
    if (local) return [emit(value, numericOf(local.kind), scope), 0x21, unsigned(local.at)]
    if (global === undefined) throw new Error(`a kernel does not know ${left.value}`)
    return [emit(value, scope.source.globals.get(left.value) ?? 'number', scope), 0x24, unsigned(global)]
  }
  const { kind, address, offset } = addressOf(left, scope)
  const stored = emit(value, elementOf(kind), scope)
  return [address, stored, kind === 'Float32Array' ? NARROW : [], stores[kind], 0, unsigned(offset)]
}

type Address = { readonly kind: ArrayKind; readonly address: Code; readonly offset: number }

function addressOf(node: MemberExpression, scope: Scope): Address {
  const { object, property } = node
  if (object.type !== 'Identifier' || property.type !== 'Computed')
    throw new Error('a kernel reads elements of named arrays')
  const local = scope.locals.get(object.value)
  const known = scope.source.arrays.get(object.value)
  const placed = scope.source.placed.get(object.value)
  const kind = arrayKindIn(node, scope)
  const bytes = elementBytes[kind]
  const isKnown = !local && !placed
  const start = isKnown ? (known?.address ?? 0) : 0
  const base: Code = local
    ? [0x20, unsigned(local.at)]
    : placed
      ? [0x23, unsigned(scope.globalAt.get(object.value) ?? 0)]
      : []
  const index = property.expression
  if (kindOf(index, scope) === 'literal') {
    const offset = start + bytes * constantValue(index, scope.source.constants)
    return { kind, address: isKnown ? constantOf(0, 'whole') : base, offset }
  }
  const shift = Math.log2(bytes)
  const steps: Code = [emit(index, 'whole', scope), shift > 0 ? [constantOf(shift, 'whole'), 0x74] : []]
  return { kind, address: isKnown ? steps : [base, steps, 0x6a], offset: start }
}

function localOf({ value }: Identifier, scope: Scope): number {
  const local = scope.locals.get(value)
  if (local?.kind !== 'whole') throw new Error(`${value} is not counted on: it is no whole number of this function`)
  return local.at
}

function signed(value: number): Code {
  if (value >= -64 && value < 64) return [value & 0x7f]
  return [(value & 0x7f) | 0x80, signed(value >> 7)]
}
