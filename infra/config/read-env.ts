// Configuration is read from an environment that is passed in; every problem is gathered and told at once.

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid'

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

type Whole = { readonly least: number; readonly most: number; readonly fallback?: number }

/** Typed readers over one environment. Each returns a placeholder on a problem; `done` throws when there was one. */
export type EnvReader = {
  readonly text: (name: string, fallback?: string) => string
  readonly optional: (name: string) => string | undefined
  readonly whole: (name: string, terms: Whole) => number
  readonly flag: (name: string, fallback: boolean) => boolean
  /** @param schemes what it may begin with; http and https unless said */
  readonly url: (name: string, schemes?: readonly string[]) => string
  readonly oneOf: <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice) => Choice
  readonly list: (name: string, fallback?: readonly string[]) => readonly string[]
  /** Keeps a problem that the reader of a value found. */
  readonly refuse: (problem: string) => void
  readonly done: () => void
}

export function createEnvReader(env: Environment): EnvReader {
  const problems: string[] = []
  const miss = <Value>(problem: string, placeholder: Value): Value => {
    problems.push(problem)
    return placeholder
  }
  const optional = (name: string): string | undefined => (env[name] === '' ? undefined : env[name])
  const text = (name: string, fallback?: string): string => optional(name) ?? fallback ?? miss(`${name} is missing`, '')
  return {
    text,
    optional,
    whole: (name, { least, most, fallback }) => {
      const given = optional(name)
      if (given === undefined) return fallback ?? miss(`${name} is missing`, least)
      const value = Number(given)
      const fits = Number.isInteger(value) && value >= least && value <= most
      return fits ? value : miss(`${name} must be a whole number from ${least} to ${most}, not "${given}"`, least)
    },
    flag: (name, fallback) => {
      const given = optional(name)
      if (given === undefined) return fallback
      if (given === 'true' || given === 'false') return given === 'true'
      return miss(`${name} must be true or false, not "${given}"`, fallback)
    },
    url: (name, schemes = ['http', 'https']) => {
      const given = text(name)
      const fits = URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1))
      const beginnings = schemes.map((scheme) => `${scheme}://`).join(' or ')
      // The value itself stays out of the message: addresses of databases carry passwords.
      return given === '' || fits ? given : miss(`${name} must be a whole address that begins with ${beginnings}`, '')
    },
    oneOf: (name, choices, fallback) => {
      const given = optional(name) ?? fallback
      const found = choices.find((choice) => choice === given)
      return found ?? miss(`${name} must be one of ${choices.join(', ')}, not "${given}"`, fallback)
    },
    list: (name, fallback) => {
      const parts = (optional(name) ?? '').split(',').map((part) => part.trim())
      const given = parts.filter((part) => part !== '')
      return given.length > 0 ? given : (fallback ?? miss(`${name} is missing`, []))
    },
    refuse: (problem) => void problems.push(problem),
    done: () => {
      if (problems.length > 0) throw new ConfigInvalid(problems)
    },
  }
}
