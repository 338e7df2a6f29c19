import type { Expression, MemberExpression } from '@swc/core'
import type { Code } from '../../../processors/engines/kernels/code.ts'
import { constantValue, type KernelSource } from './read-kernel-source.ts'

const SIMD = 0xfd
const LANE_BYTES = 4

/** Instructions that take fours and give one (WebAssembly 2.0, 5.4.8). */
const operations: Readonly<Record<string, readonly number[]>> = {
  add4: [SIMD, 0xe4, 0x01],
  subtract4: [SIMD, 0xe5, 0x01],
  multiply4: [SIMD, 0xe6, 0x01],
  divide4: [SIMD, 0xe7, 0x01],
  lesser4: [SIMD, 0xe8, 0x01],
  greater4: [SIMD, 0xe9, 0x01],
  root4: [SIMD, 0xe3, 0x01],
}
const LOAD = [SIMD, 0x00]
const STORE = [SIMD, 0x0b]
const SPREAD = [SIMD, 0x13]
const ABOVE = [SIMD, 0x44]
const BOTH = [SIMD, 0x4e]
const SHUFFLE = [SIMD, 0x0d]
const NARROW = 0xb6

/** Writes what the functions of fours are given. */
type Writers = {
  readonly emit: (node: Expression, want: 'number' | 'four') => Code
  /** Address of an element, and bytes to add to it. */
  readonly addressOf: (element: MemberExpression) => { readonly address: Code; readonly offset: Code }
  readonly constants: KernelSource['constants']
}

/** What a function of fours gives; undefined where the name is none of them. */
export function kindOfFour(name: string): 'four' | 'nothing' | undefined {
  if (name === 'putFour') return 'nothing'
  return name in operations || ['fourOf', 'fourAt', 'where4', 'pick4'].includes(name) ? 'four' : undefined
}

/** The instructions of a call of a function of fours. */
export function emitFour(name: string, given: readonly Expression[], writers: Writers): Code {
  const { emit, addressOf, constants } = writers
  const fours = (nodes: readonly Expression[]): Code => nodes.map((node) => emit(node, 'four'))
  if (name in operations) return [fours(given), operations[name]]
  if (name === 'fourOf') return [emit(given[0], 'number'), NARROW, SPREAD]
  if (name === 'where4') return [fours(given.slice(0, 2)), ABOVE, fours(given.slice(2)), BOTH]
  if (name === 'pick4') {
    const lanes = given.slice(2).map((lane) => constantValue(lane, constants))
    const bytes = lanes.flatMap((lane) => Array.from({ length: LANE_BYTES }, (_, at) => LANE_BYTES * lane + at))
    return [fours(given.slice(0, 2)), SHUFFLE, bytes]
  }
  const { address, offset } = addressOf(elementOf(given))
  return name === 'fourAt' ? [address, LOAD, 0, offset] : [address, fours(given.slice(2)), STORE, 0, offset]
}

/** The element of an array that is named by the array and its index. */
function elementOf([object, index]: readonly Expression[]): MemberExpression {
  const { span } = index as { span: MemberExpression['span'] }
  return { type: 'MemberExpression', span, object, property: { type: 'Computed', span, expression: index } }
}
