import type { ValueType } from './assemble.ts'

/** The variables of a kernel, each by its name. */
type NamedVariables<Name extends string> = {
  readonly numberOf: Readonly<Record<Name, number>>
  readonly parameterCount: number
  readonly locals: readonly ValueType[]
}

/**
 * Numbers the variables of a kernel as WebAssembly does.
 *
 * @param parameters whole numbers that it is called with
 * @param wholes other whole numbers of 32 bits
 * @param numbers numbers of 64 bits
 */
export function nameVariables<Name extends string>(
  parameters: readonly Name[],
  wholes: readonly Name[],
  numbers: readonly Name[],
): NamedVariables<Name> {
  const numberOf = {} as Record<Name, number>
  ;[...parameters, ...wholes, ...numbers].forEach((name, number) => {
    numberOf[name] = number
  })
  const locals = [...wholes.map(() => 'i32' as const), ...numbers.map(() => 'f64' as const)]
  return { numberOf, parameterCount: parameters.length, locals }
}
