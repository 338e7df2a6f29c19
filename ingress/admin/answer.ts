import { errorMessage } from '../../infra/lifecycle/error-message.ts'
import { nearestName } from '../../schemas/known-fields.ts'

/** What a command found: a text for people, a value for programs, and how the process should end. */
export type AdminAnswer = { readonly text: string; readonly value: unknown; readonly exitCode: 0 | 1 }

export const found = (text: string, value: unknown): AdminAnswer => ({ text, value, exitCode: 0 })

/** A value as `--json` prints it: moments as elsewhere in ISO 8601, whatever counts them inside. */
export const jsonOf = (value: unknown): string => JSON.stringify(value, momentAsText, 2)

/**
 * What happened or will happen `…At` a moment is kept in milliseconds since 1970, in records and in the details of the
 * audit.
 */
function momentAsText(name: string, value: unknown): unknown {
  return /[a-z]At$/.test(name) && typeof value === 'number' ? new Date(value).toISOString() : value
}

/** The command line or what it names is wrong; the message says how to mend it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * What `parseArgs` says of an option that there is not, without its advice on arguments that begin with a dash: those
 * of our commands that may, say so themselves.
 *
 * @param options the names of those that there are
 */
export function usageErrorOf(cause: unknown, options: readonly string[]): UsageError {
  const [what = ''] = errorMessage(cause).split(/\.(?: To specify a positional argument|\n)/)
  const said = what.replace(/^Option '(\S+).*' argument is ambiguous$/, '$1 takes a value that begins with no dash')
  const unknown = /^Unknown option '--([\w-]+)'/.exec(said)?.[1]
  return new UsageError(`${said.replace(/\.$/, '')}.${perhaps(unknown, options, '--')} See --help.`, { cause })
}

/** Of every command. */
const ANYWHERE = ['home', 'json', 'help', 'version']

/**
 * Throws a UsageError for an option that the command does not take: whoever gives one expects that something comes of
 * it.
 *
 * @param given names of the options of a command line
 * @param taken those of the command
 */
export function requireOptions(command: string, given: readonly string[], taken: readonly string[]): void {
  const lost = given.find((name) => !taken.includes(name) && !ANYWHERE.includes(name))
  if (lost === undefined) return
  const others = taken.length === 0 ? 'no options of its own' : taken.map((name) => `--${name}`).join(', ')
  throw new UsageError(`--${lost} is not for ${command}, which takes ${others}. See --help.`)
}

/** The names of the options in what `parseArgs` made of a command line. */
export const optionsIn = (
  tokens: readonly { readonly kind: string; readonly name?: string | undefined }[],
): readonly string[] => tokens.flatMap(({ kind, name }) => (kind === 'option' && name !== undefined ? [name] : []))

/** A sentence that names what was probably meant, or nothing. */
export function perhaps(given: string | undefined, names: readonly string[], prefix = ''): string {
  const meant = given === undefined ? undefined : nearestName(given, names)
  return meant === undefined ? '' : ` Perhaps you meant ${prefix}${meant}.`
}

type Texts<Names extends readonly string[]> = { [Index in keyof Names]: string }

/** The words of a command as a tuple. Throws a UsageError unless there are as many as are wanted. */
export function exactly<const Names extends readonly string[]>(given: readonly string[], wanted: Names): Texts<Names> {
  if (given.length === wanted.length) return given as Texts<Names>
  const expected = wanted.length === 0 ? 'Nothing may' : `${wanted.join(' and ')} must`
  throw new UsageError(
    `${expected} follow, and ${given.length} ${given.length === 1 ? 'word does' : 'words do'}. See --help.`,
  )
}

/** Rows under a heading, every column as wide as its widest cell. */
export function textTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  return [heading, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
