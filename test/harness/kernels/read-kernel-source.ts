import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type BindingIdentifier,
  type Expression,
  type FunctionDeclaration,
  type ModuleItem,
  type Pattern,
  parseSync,
  type TsType,
} from '@swc/core'

// What a kernel imports from here is compiled to single instructions; see `emitFour`.
const FOUR_SOURCE = 'kernels/four.ts'

/** What a variable holds: a number of 64 bits, a whole number or four numbers of 32, or where the numbers of an array begin. */
export type Kind = 'number' | 'whole' | 'four' | ArrayKind
export type ArrayKind = 'Float64Array' | 'Float32Array' | 'Int32Array' | 'Uint8Array'

export const elementBytes: Readonly<Record<ArrayKind, number>> = {
  Float64Array: 8,
  Float32Array: 4,
  Int32Array: 4,
  Uint8Array: 1,
}

export type SourceFunction = {
  readonly name: string
  readonly isExported: boolean
  readonly parameters: readonly { readonly name: string; readonly kind: Kind }[]
  readonly result: Kind | undefined
  readonly declaration: FunctionDeclaration
}

export type SourceArray = {
  readonly kind: ArrayKind
  readonly address: number
  readonly length: number
  readonly isExported: boolean
}

/** The functions of a kernel with all that they name. */
export type KernelSource = {
  readonly functions: readonly SourceFunction[]
  readonly constants: ReadonlyMap<string, Expression>
  readonly arrays: ReadonlyMap<string, SourceArray>
  /** Variables beside the functions, all 0 at first. */
  readonly globals: ReadonlyMap<string, 'number' | 'whole'>
  /** Arrays of no length, which whoever calls the kernel places: a global each says where. */
  readonly placed: ReadonlyMap<string, ArrayKind>
  /** Bytes that the arrays take. */
  readonly bytes: number
}

type Reading = {
  readonly functions: SourceFunction[]
  readonly constants: Map<string, Expression>
  readonly arrays: Map<string, SourceArray>
  readonly globals: Map<string, 'number' | 'whole'>
  readonly placed: Map<string, ArrayKind>
  readonly seen: Set<string>
  bytes: number
}

/** Reads files and those that they import functions from. */
export function readKernelSource(paths: readonly string[]): KernelSource {
  const reading: Reading = {
    functions: [],
    constants: new Map(),
    arrays: new Map(),
    globals: new Map(),
    placed: new Map(),
    seen: new Set(),
    bytes: 0,
  }
  for (const path of paths) readFile(path, paths, reading)
  return reading
}

function readFile(path: string, entries: readonly string[], reading: Reading): void {
  if (reading.seen.has(path)) return
  reading.seen.add(path)
  const { body } = parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', target: 'es2022' })
  for (const item of body) readItem(item, path, entries, reading)
}

function readItem(item: ModuleItem, path: string, entries: readonly string[], reading: Reading): void {
  if (item.type === 'ImportDeclaration') {
    if (!item.typeOnly && !item.source.value.endsWith(FOUR_SOURCE))
      readFile(join(dirname(path), item.source.value), entries, reading)
    return
  }
  const isExported = item.type === 'ExportDeclaration'
  const declaration = isExported ? item.declaration : item
  if (declaration.type === 'FunctionDeclaration')
    readFunction(declaration, isExported && entries.includes(path), reading)
  else if (declaration.type === 'VariableDeclaration') {
    for (const { id, init } of declaration.declarations) {
      if (!init) throw new Error(`${path}: a variable has a value from the first`)
      readVariable(nameOf(id), declaration.kind === 'const', init, reading, { type: typeOf(id), isExported })
    }
  } else if (declaration.type !== 'TsTypeAliasDeclaration')
    throw new Error(`${path}: a kernel has no ${declaration.type}`)
}

function readFunction(declaration: FunctionDeclaration, isExported: boolean, reading: Reading): void {
  const name = declaration.identifier.value
  if (reading.functions.some((known) => known.name === name)) throw new Error(`two functions are called ${name}`)
  const parameters = declaration.params.map(({ pat }) => {
    return { name: nameOf(pat), kind: kindOfType(typeOf(pat)) }
  })
  const type = declaration.returnType?.typeAnnotation
  const isVoid = type?.type === 'TsKeywordType' && type.kind === 'void'
  reading.functions.push({ name, isExported, parameters, result: isVoid ? undefined : kindOfType(type), declaration })
}

/** The name of a variable or parameter. */
export function nameOf(pattern: Pattern): string {
  if (pattern.type !== 'Identifier') throw new Error('a kernel names its variables one by one')
  return pattern.value
}

/** The type that is written behind it. */
export function typeOf(pattern: Pattern): TsType | undefined {
  return pattern.type === 'Identifier' ? (pattern as BindingIdentifier).typeAnnotation?.typeAnnotation : undefined
}

function readVariable(
  name: string,
  isConstant: boolean,
  init: Expression,
  reading: Reading,
  { type, isExported }: { readonly type: TsType | undefined; readonly isExported: boolean },
): void {
  const { constants, arrays, globals, placed } = reading
  if (constants.has(name) || arrays.has(name) || globals.has(name)) throw new Error(`two variables are called ${name}`)
  if (init.type === 'NewExpression') {
    const kind = init.callee.type === 'Identifier' ? arrayKindOf(init.callee.value) : undefined
    const length = constantValue(init.arguments?.[0]?.expression, constants)
    if (!kind) throw new Error(`${name} is no array of numbers`)
    if (length === 0) {
      placed.set(name, kind)
      globals.set(name, 'whole')
      return
    }
    arrays.set(name, { kind, address: reading.bytes, length, isExported })
    reading.bytes += Math.ceil((length * elementBytes[kind]) / 8) * 8
  } else if (isConstant) constants.set(name, init)
  else globals.set(name, type && kindOfType(type) === 'whole' ? 'whole' : 'number')
}

/** The value of a constant expression. */
export function constantValue(node: Expression | undefined, constants: ReadonlyMap<string, Expression>): number {
  if (node?.type === 'NumericLiteral') return node.value
  if (node?.type === 'ParenthesisExpression') return constantValue(node.expression, constants)
  if (node?.type === 'UnaryExpression' && node.operator === '-') return -constantValue(node.argument, constants)
  if (node?.type === 'Identifier') return constantValue(constants.get(node.value), constants)
  if (node?.type === 'BinaryExpression') {
    const one = constantValue(node.left, constants)
    const other = constantValue(node.right, constants)
    if (node.operator === '*') return one * other
    if (node.operator === '+') return one + other
    if (node.operator === '-') return one - other
    if (node.operator === '/') return one / other
  }
  throw new Error(`${node?.type ?? 'nothing'} has no value before it runs`)
}

export function kindOfType(type: TsType | undefined): Kind {
  if (type?.type === 'TsKeywordType') {
    if (type.kind === 'number') return 'number'
    if (type.kind === 'boolean') return 'whole'
  }
  if (type?.type === 'TsTypeReference' && type.typeName.type === 'Identifier') {
    const name = type.typeName.value
    if (name === 'Whole') return 'whole'
    if (name === 'Four') return 'four'
    const kind = arrayKindOf(name)
    if (kind) return kind
  }
  throw new Error('a kernel knows number, boolean, Whole, Four and arrays of numbers')
}

function arrayKindOf(name: string): ArrayKind | undefined {
  return name in elementBytes ? (name as ArrayKind) : undefined
}
