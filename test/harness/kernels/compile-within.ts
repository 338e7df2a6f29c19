import type { Expression } from '@swc/core'
import type { Code } from '../../../processors/engines/kernels/code.ts'
import { kindOf, type Numeric, numericOf, type Scope } from './kind-of.ts'
import { unsigned } from './operations.ts'
import { type Kind, kindOfType, nameOf, type SourceFunction, typeOf } from './read-kernel-source.ts'

type Emit = (node: Expression, want: Numeric, scope: Scope) => Code

/**
 * Writes a function that gives a four where it is called, since engines hand vectors over by way of the stack. It declares
 * constants and returns an expression.
 *
 * @param values what it is given
 */
export function emitWithin(
  { name, parameters, declaration }: SourceFunction,
  values: readonly Code[],
  scope: Scope,
  emit: Emit,
): Code {
  const inner: Scope = { ...scope, locals: new Map() }
  const keep = (variable: string, kind: Kind, value: Code): Code => {
    const at = scope.addVariable(kind)
    inner.locals.set(variable, { at, kind })
    return [value, 0x21, unsigned(at)]
  }
  const given = parameters.map((parameter, i) => keep(parameter.name, parameter.kind, values[i]))
  const steps = (declaration.body?.stmts ?? []).map((statement) => {
    if (statement.type === 'ReturnStatement' && statement.argument) return emit(statement.argument, 'four', inner)
    if (statement.type !== 'VariableDeclaration') throw new Error(`${name} gives a four and does more than that`)
    return statement.declarations.map(({ id, init }) => {
      if (!init) throw new Error('a variable has a value from the first')
      const type = typeOf(id)
      const found = type ? kindOfType(type) : kindOf(init, inner)
      const kind = found === 'literal' ? 'number' : numericOf(found)
      return keep(nameOf(id), kind, emit(init, kind, inner))
    })
  })
  return [given, steps]
}
