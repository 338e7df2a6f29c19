import type { Expression, ForStatement, Statement, VariableDeclaration } from '@swc/core'
import type { KernelFunction, ValueType } from '../../../processors/engines/kernels/assemble.ts'
import type { Code } from '../../../processors/engines/kernels/code.ts'
import { emit, emitAssignment, emitCall } from './compile-expression.ts'
import { kindOfFour } from './compile-four.ts'
import { kindOf, type Numeric, numericOf, type Scope } from './kind-of.ts'
import { unsigned } from './operations.ts'
import { type KernelSource, type Kind, kindOfType, nameOf, type SourceFunction, typeOf } from './read-kernel-source.ts'

const EMPTY = 0x40
const END = 0x0b
const UNREACHABLE = 0x00

type Body = Scope & {
  readonly types: ValueType[]
  readonly result: Kind | undefined
  /** Blocks round what is written, and of the loops which of them a break and a continue leave. */
  depth: number
  readonly loops: { readonly breaks: number; readonly continues: number }[]
}

/** The functions of a kernel in order. */
export function compileFunctions(source: KernelSource): KernelFunction[] {
  // What gives a four is written where it is called.
  const written = source.functions.filter(({ result }) => result !== 'four')
  const functionAt = new Map(written.map(({ name }, at) => [name, at]))
  const globalAt = new Map([...source.globals.keys()].map((name, at) => [name, at]))
  return written.map((own) => compileFunction(own, { source, functionAt, globalAt }))
}

function compileFunction(own: SourceFunction, known: Omit<Scope, 'locals' | 'addVariable'>): KernelFunction {
  const locals: Scope['locals'] = new Map(own.parameters.map(({ name, kind }, at) => [name, { at, kind }]))
  const types: ValueType[] = []
  const addVariable = (kind: Kind): number => own.parameters.length + types.push(valueTypeOf(kind)) - 1
  const body: Body = {
    ...known,
    locals,
    addVariable,
    types,
    result: own.result,
    depth: 0,
    loops: [],
  }
  const code = writeBody(own, body)
  return {
    name: own.name,
    parameterCount: own.parameters.length,
    types: {
      parameters: own.parameters.map(({ kind }) => valueTypeOf(kind)),
      result: own.result && valueTypeOf(own.result),
    },
    isInner: !own.isExported,
    locals: body.types,
    body: () => code,
  }
}

function writeBody({ name, result, declaration }: SourceFunction, body: Body): Code {
  try {
    const statements = declaration.body?.stmts ?? []
    return [statements.map((statement) => compile(statement, body)), result ? UNREACHABLE : []]
  } catch (cause) {
    throw new Error(`in ${name}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

function valueTypeOf(kind: Kind): ValueType {
  if (kind === 'four') return 'v128'
  return kind === 'number' ? 'f64' : 'i32'
}

function compile(node: Statement, body: Body): Code {
  switch (node.type) {
    case 'BlockStatement':
      return within(body, () => node.stmts.map((statement) => compile(statement, body)))
    case 'VariableDeclaration':
      return declare(node, body)
    case 'ExpressionStatement':
      return perform(node.expression, body)
    case 'IfStatement': {
      const test = emit(node.test, 'whole', body)
      body.depth++
      const yes = compile(node.consequent, body)
      const no = node.alternate ? [0x05, compile(node.alternate, body)] : []
      body.depth--
      return [test, 0x04, EMPTY, yes, no, END]
    }
    case 'ForStatement':
      return within(body, () => repeat(node, body))
    case 'WhileStatement':
      return repeat({ test: node.test, body: node.body }, body)
    case 'BreakStatement':
      return leave(body, ({ breaks }) => breaks)
    case 'ContinueStatement':
      return leave(body, ({ continues }) => continues)
    case 'ReturnStatement':
      if (!body.result) return [0x0f]
      if (!node.argument) throw new Error('a function returns what it says')
      return [emit(node.argument, numericOf(body.result), body), 0x0f]
    default:
      throw new Error(`a kernel has no ${node.type}`)
  }
}

/** Names that are said in a block are forgotten behind it. */
function within(body: Body, write: () => Code): Code {
  const outer = [...body.locals]
  const code = write()
  body.locals.clear()
  for (const [name, local] of outer) body.locals.set(name, local)
  return code
}

function declare({ declarations }: VariableDeclaration, body: Body): Code {
  return declarations.map(({ id, init }) => {
    if (!init) throw new Error('a variable has a value from the first')
    const type = typeOf(id)
    const found = type ? kindOfType(type) : kindOf(init, body)
    const kind = found === 'whole' || found === 'four' ? found : 'number'
    const value = emit(init, kind, body)
    return [value, 0x21, unsigned(addLocal(nameOf(id), kind, body))]
  })
}

function addLocal(name: string, kind: Numeric, body: Body): number {
  const at = body.addVariable(kind)
  body.locals.set(name, { at, kind })
  return at
}

/** A statement that is an expression. */
function perform(node: Expression, body: Body): Code {
  if (node.type === 'AssignmentExpression') return emitAssignment(node, body)
  if (node.type === 'CallExpression') {
    const { callee } = node
    if (callee.type === 'Identifier' && kindOfFour(callee.value) === 'nothing') return emitCall(node, body)
    const called = body.source.functions.find(({ name }) => callee.type === 'Identifier' && name === callee.value)
    return [emitCall(node, body), called && !called.result ? [] : 0x1a]
  }
  if (node.type === 'UpdateExpression' && node.argument.type === 'Identifier') {
    const right: Expression = { type: 'NumericLiteral', value: 1, raw: '1', span: node.span }
    const operator = node.operator === '++' ? '+=' : '-='
    return emitAssignment({ type: 'AssignmentExpression', operator, left: node.argument, right, span: node.span }, body)
  }
  throw new Error(`a kernel does nothing with ${node.type}`)
}

type Loop = Pick<ForStatement, 'test' | 'body'> & Partial<Pick<ForStatement, 'init' | 'update'>>

function repeat({ init, test, update, body: repeated }: Loop, body: Body): Code {
  const first = init ? (init.type === 'VariableDeclaration' ? declare(init, body) : perform(init, body)) : []
  // One block to break out of, the loop, and one to continue from.
  body.loops.push({ breaks: body.depth + 1, continues: body.depth + 3 })
  body.depth += 2
  const isOver: Code = test ? [emit(test, 'whole', body), 0x45, 0x0d, 1] : []
  body.depth++
  const inner = compile(repeated, body)
  body.depth--
  const next = update ? perform(update, body) : []
  body.depth -= 2
  body.loops.pop()
  return [first, 0x02, EMPTY, 0x03, EMPTY, isOver, 0x02, EMPTY, inner, END, next, 0x0c, 0, END, END]
}

function leave(body: Body, which: (loop: Body['loops'][number]) => number): Code {
  const loop = body.loops.at(-1)
  if (!loop) throw new Error('there is no loop to leave')
  return [0x0c, unsigned(body.depth - which(loop))]
}
