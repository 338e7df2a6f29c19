import type { Code } from './code.ts'

type Bytes = readonly number[]

const valueTypes = { i32: 0x7f, f64: 0x7c, v128: 0x7b } as const

export type ValueType = keyof typeof valueTypes

/** Expressions of what variables of a module begin with. */
const zeros: Readonly<Record<ValueType, Bytes>> = {
  i32: [0x41, 0],
  f64: [0x44, 0, 0, 0, 0, 0, 0, 0, 0],
  v128: [0xfd, 0x0c, ...new Array<number>(16).fill(0)],
}

/** A function of a module. */
export type KernelFunction = {
  readonly name: string
  readonly parameterCount: number
  /**
   * Of the parameters and of what is returned; without it all parameters are whole numbers of 32 bits, and nothing is
   * returned.
   */
  readonly types?: { readonly parameters: readonly ValueType[]; readonly result: ValueType | undefined }
  /** True where only functions of the same module call it. */
  readonly isInner?: boolean
  /** Of the variables that come after the parameters; all begin at zero. */
  readonly locals: readonly ValueType[]
  /** Written when the module is. */
  readonly body: () => Code
}

/** A variable of a module, 0 at first; one with a name is set from outside. */
export type KernelGlobal = { readonly type: ValueType; readonly name?: string | undefined }

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
const FUNCTION_TYPE = 0x60
const FUNCTION = 0x00
const GLOBAL = 0x03
const MEMORY = 0x02
const PAGES_MIN = 1
const MUTABLE = 0x01
const END = 0x0b

/**
 * Writes functions as a WebAssembly module that works on the memory it is given as `env.memory`.
 * Source: W3C, "WebAssembly Core Specification 2.0", chapter 5, "Binary Format".
 */
export function assembleModule(
  functions: readonly KernelFunction[],
  globals: readonly KernelGlobal[] = [],
): Uint8Array<ArrayBuffer> {
  const signatures = functions.map(({ parameterCount, types }) => [
    FUNCTION_TYPE,
    ...list((types?.parameters ?? Array<ValueType>(parameterCount).fill('i32')).map((type) => [valueTypes[type]])),
    ...list(types?.result ? [[valueTypes[types.result]]] : []),
  ])
  const memory = [...text('env'), ...text('memory'), MEMORY, 0x00, PAGES_MIN]
  const exported = functions.flatMap(({ name, isInner }, index) =>
    isInner ? [] : [[...text(name), FUNCTION, ...unsigned(index)]],
  )
  const named = globals.flatMap(({ name }, index) => (name ? [[...text(name), GLOBAL, ...unsigned(index)]] : []))
  const variables = globals.map(({ type }) => [valueTypes[type], MUTABLE, ...zeros[type], END])
  const bodies = functions.map(({ locals, body }) => {
    const declared = list(locals.map((type) => [1, valueTypes[type]]))
    return sized([...declared, ...flatten(body()), END])
  })
  return Uint8Array.from([
    ...HEADER,
    ...section(1, list(signatures)),
    ...section(2, list([memory])),
    ...section(3, list(functions.map((_, index) => unsigned(index)))),
    ...(globals.length > 0 ? section(6, list(variables)) : []),
    ...section(7, list([...exported, ...named])),
    ...section(10, list(bodies)),
  ])
}

function section(id: number, content: Bytes): Bytes {
  return [id, ...sized(content)]
}

function sized(content: Bytes): Bytes {
  return [...unsigned(content.length), ...content]
}

function list(items: readonly Bytes[]): Bytes {
  return [...unsigned(items.length), ...items.flat()]
}

function text(value: string): Bytes {
  return sized([...new TextEncoder().encode(value)])
}

/** LEB128 of a whole number, 0 or more. */
function unsigned(value: number): Bytes {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

/** All bytes in order; by index, since an iterator costs more than what it walks before a loop is compiled. */
function flatten(code: Code, bytes: number[] = []): Bytes {
  for (let i = 0; i < code.length; i++) {
    const part = code[i]
    if (typeof part === 'number') bytes.push(part)
    else flatten(part, bytes)
  }
  return bytes
}
