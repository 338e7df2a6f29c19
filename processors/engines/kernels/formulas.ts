import { type Code, f64, get, set } from './code.ts'

/** What a kernel computes with numbers of 64 bits, written as one writes it on paper. */
export type Formulas = {
  /** The value of a formula of variables, numbers, `+ - * /`, brackets and `sqrt`, worked out in JavaScript's order. */
  readonly value: (formula: string) => Code
  /** Sets variables one after the other: a line `name = formula` each. */
  readonly compute: (lines: string) => Code
}

const TOKENS = /[A-Za-z]\w*|\d+(?:\.\d+)?(?:e-?\d+)?|[-+*/()]/g

/** @param variables numbers of the variables that formulas may name */
export function createFormulas(variables: Readonly<Record<string, number>>): Formulas {
  const value = (formula: string): Code => readFormula(formula, variables)
  const compute = (lines: string): Code =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [name, formula] = line.split('=')
        return set(variableOf(name.trim(), variables), value(formula))
      })
  return { value, compute }
}

function variableOf(name: string, variables: Readonly<Record<string, number>>): number {
  const variable = variables[name]
  if (variable === undefined) throw new Error(`a kernel has no variable "${name}"`)
  return variable
}

function readFormula(formula: string, variables: Readonly<Record<string, number>>): Code {
  const tokens = formula.match(TOKENS) ?? []
  let at = 0
  const factor = (): Code => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inner = sum()
      at++
      return inner
    }
    if (token === '-') return f64.negative(factor())
    if (token === 'sqrt') return f64.root(factor())
    return /^\d/.test(token) ? f64.of(Number(token)) : get(variableOf(token, variables))
  }
  const product = (): Code => {
    let code = factor()
    while (tokens[at] === '*' || tokens[at] === '/')
      code = tokens[at++] === '*' ? f64.multiply(code, factor()) : f64.divide(code, factor())
    return code
  }
  const sum = (): Code => {
    let code = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      code = tokens[at++] === '+' ? f64.add(code, product()) : f64.subtract(code, product())
    return code
  }
  const code = sum()
  if (at !== tokens.length) throw new Error(`"${formula}" is no formula`)
  return code
}
