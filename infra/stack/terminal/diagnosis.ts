import { dirname, isAbsolute, relative } from 'node:path'
import { ConfigInvalid } from '../../config/read-env.ts'
import { errorCodeOf } from '../../lifecycle/error-code.ts'
import { errorMessage } from '../../lifecycle/error-message.ts'
import { StackError } from './stack-error.ts'

// Every line a person may meet when a start fails: what is wrong, then what to do. One line each.

const MIB = 1024 * 1024

export function alreadyRunning(home: string, pid: number): StackError {
  return new StackError(
    'ALREADY_RUNNING',
    `Heddle is already running from ${shown(home)} (process ${pid}). Stop it first, or start a second one with \`npm start -- --home OTHER --port 0\`.`,
  )
}

export function homeNotWritable(home: string, cause: unknown): StackError {
  if (errorCodeOf(cause) === 'ENOSPC') return diskIsFull(home, 0, 512 * MIB)
  return new StackError(
    'HOME_NOT_WRITABLE',
    `The folder ${shown(home)} cannot be written (${errorCodeOf(cause) ?? 'unknown reason'}). Choose another with \`npm start -- --home DIR\`.`,
    { cause },
  )
}

/** The fetched servers lie apart from the data, so that another `--home` would not help. */
export function cacheNotWritable(cache: string, cause: unknown): StackError {
  return new StackError(
    'CACHE_NOT_WRITABLE',
    `The folder ${shown(cache)}, where the fetched servers are kept, cannot be written (${errorCodeOf(cause) ?? 'unknown reason'}). Choose another folder with XDG_CACHE_HOME=DIR.`,
    { cause },
  )
}

export function homeNotEnterable(folder: string, user: string): StackError {
  return new StackError(
    'HOME_NOT_ENTERABLE',
    `Postgres does not run as root, and its user "${user}" cannot enter ${folder}. Start as another user than root, or from a folder that everyone may enter, such as /srv.`,
  )
}

export function diskIsFull(folder: string, freeBytes: number, neededBytes: number): StackError {
  return new StackError(
    'DISK_FULL',
    `The disk under ${shown(folder)} has ${mib(freeBytes)} MB free and at least ${mib(neededBytes)} MB are needed. Free some space, or choose another disk with \`npm start -- --home DIR\`.`,
  )
}

export function memoryShort(availableBytes: number, neededBytes: number): StackError {
  return new StackError(
    'MEMORY_SHORT',
    `Only ${mib(availableBytes)} MB of memory are available and the servers need about ${mib(neededBytes)} MB. Close something, or point HEDDLE_KAFKA_BROKERS and the like at servers elsewhere.`,
  )
}

export function portInUse(port: number): StackError {
  return new StackError(
    'PORT_IN_USE',
    `Port ${port} is already in use. Start with \`npm start -- --port 0\` for a free one, or name another there.`,
  )
}

/** @param command what was called: `java` of the PATH, or the file that JAVA_HOME names */
export function javaMissing(command: string, cause?: unknown): StackError {
  return new StackError(
    'JAVA_MISSING',
    `No Java was found: "${command} -version" does not run. Kafka, the registry and the object store need a JDK 17 or newer on the PATH or in JAVA_HOME (Debian: apt install openjdk-17-jdk-headless maven).`,
    { cause },
  )
}

export function javaTooOld(found: string, needed: number): StackError {
  return new StackError(
    'JAVA_TOO_OLD',
    `Java ${found} was found and ${needed} or newer is needed. Install a JDK ${needed} and set JAVA_HOME to it.`,
  )
}

export function mavenMissing(): StackError {
  return new StackError(
    'MAVEN_MISSING',
    'Maven was not found, and it is needed once to fetch Kafka, the registry and the object store. Install it (Debian: apt install maven), then start again.',
  )
}

export function artifactsUnavailable(reason: string, logFile: string): StackError {
  return new StackError(
    'ARTIFACTS_UNAVAILABLE',
    `Maven could not fetch the servers: ${reason} Check the connection to Maven Central or your mirror; Maven's output is in ${shown(logFile)}.`,
  )
}

/** @param reason the system's own code, such as ECONNREFUSED */
export function unreachable(
  { title, variable, places }: { title: string; variable: string; places: readonly { host: string; port: number }[] },
  reason: string,
): StackError {
  const where = places.map(({ host, port }) => `${host}:${port}`).join(', ')
  return new StackError(
    'SERVER_UNREACHABLE',
    `${title} does not answer at ${where} (${reason}), where ${variable} says it is. Start it or mend the address; without ${variable} one is started here.`,
  )
}

export function processStopped(name: string, exit: string, words: string, logFile: string): StackError {
  if (/No space left on device|ENOSPC|^the disk is full/.test(words)) return diskIsFull(dirname(logFile), 0, 512 * MIB)
  return new StackError(
    'PROCESS_STOPPED',
    `${name} stopped while starting (${exit}): ${words} (log: ${shown(logFile)})`,
  )
}

export function startTimedOut(name: string, timeoutMs: number, words: string, logFile: string): StackError {
  return new StackError(
    'START_TIMED_OUT',
    `${name} did not answer within ${timeoutMs / 1000} s. Its last words: ${words} (log: ${shown(logFile)})`,
  )
}

/** Turns whatever a start failed with into the one line to print. */
export function explain(error: unknown, home: string): string {
  if (error instanceof StackError) return error.message
  if (errorCodeOf(error) === 'ENOSPC') return diskIsFull(home, 0, 512 * MIB).message
  if (errorCodeOf(error) === 'EACCES' || errorCodeOf(error) === 'EROFS') return homeNotWritable(home, error).message
  // A configuration lists its problems below itself.
  if (error instanceof ConfigInvalid) return error.message.replace(/\n\s*/, ' ').replaceAll(/\n\s*/g, '; ')
  const message = errorMessage(error)
  return `The start failed: ${message.split('\n')[0]} (logs: ${shown(home)}/logs)`
}

/** A path as one would type it here: relative when it lies below the current folder. */
export function shown(path: string): string {
  const near = relative(process.cwd(), path)
  return near === '' || near.startsWith('..') || isAbsolute(near) ? path : near
}

function mib(bytes: number): number {
  return Math.floor(bytes / MIB)
}
