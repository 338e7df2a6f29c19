/** Characters: three or four lines of a terminal. */
const LENGTH_MOST = 300
/** A configuration error lists its problems below itself; three of them say enough. */
const DETAILS_MOST = 3

/** A line with how well it tells why a program ended: the last of the best wins. */
type Reading = { readonly rank: number; readonly words: string }

/**
 * The one line of a program's last output that says why it ended, cut to 300 characters. Java's innermost cause comes
 * before an error by name, that before a line marked as an error, that before whatever was said last: Node signs off
 * with its own version, Java with a stack.
 */
export function failureWords(output: string): string {
  const lines = output
    .split('\n')
    .map(withoutLogger)
    .filter((line) => line.trim() !== '' && !isTrace(line))
  const readings = lines.map((line, index) => readLine(line, lines.slice(index + 1)))
  const best = Math.max(...readings.map(({ rank }) => rank))
  return readings.findLast(({ rank }) => rank === best)?.words.slice(0, LENGTH_MOST) ?? 'it said nothing'
}

/** Less than this a log line may need: its file system gives no part of a block. */
const BYTES_FOR_WORDS = 64 * 1024

/** The same words, with what keeps a program from writing any: on a full disk it often stops and says nothing. */
export function withDisk(words: string, freeBytes: number): string {
  return freeBytes < BYTES_FOR_WORDS ? `the disk is full (${words})` : words
}

/** What Java prints when it dies, line for line behind the time and name that s3proxy's logger puts before each. */
function withoutLogger(line: string): string {
  return line.replace(
    /^[\d:.,]+ ERROR [\w.$]+ (?=Exception in |Caused by: |\tat |\t\.\.\. |[\w.$]+(Exception|Error): )/,
    '',
  )
}

function isTrace(line: string): boolean {
  return /^\s+at |^\s*\.\.\. \d+ (more|common)|^Node\.js v\d|^[\s^~{}]*$|^\s+(code|errno|syscall): /.test(line)
}

function readLine(line: string, after: readonly string[]): Reading {
  if (line.startsWith('{')) return readLogLine(line)
  const text = line.trim()
  const [, cause] = /^Caused by: (.+)/.exec(text) ?? []
  if (cause) return { rank: 4, words: cause }
  // `The configuration is not valid:`, with its problems below.
  if (text.endsWith(' not valid:')) return { rank: 3, words: [text, ...detailsOf(after)].join(' ') }
  if (/^(Uncaught |Exception in thread "[^"]*" )?[\w.$]*(Error|Exception|Invalid|Refused)( \[\w+\])?: /.test(text))
    return { rank: 3, words: [text, ...detailsOf(after)].join(' ') }
  return { rank: /\b(FATAL|PANIC|ERROR|fatal|error:)/.test(text) ? 2 : 1, words: text }
}

/** The indented lines right below an error. */
function detailsOf(after: readonly string[]): string[] {
  const end = after.findIndex((line) => !/^\s+\S/.test(line))
  return after.slice(0, Math.min(DETAILS_MOST, end < 0 ? after.length : end)).map((line) => line.trim())
}

/** A line of our own programs: JSON with an event and, for a failure, its error. */
function readLogLine(line: string): Reading {
  try {
    const { level, event, error } = JSON.parse(line) as { level?: string; event?: string; error?: { message?: string } }
    const words = [event, error?.message?.split('\n')[0]].filter((part) => part !== undefined).join(': ')
    return { rank: level === 'error' || level === 'fatal' ? 3 : 1, words: words || line }
  } catch {
    return { rank: 1, words: line }
  }
}
