import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { javaMissing, javaTooOld } from '../terminal/diagnosis.ts'

const run = promisify(execFile)
/** What Kafka 4 and the registry need. */
const LEAST_JAVA = 17
/** `java -version` takes a fraction of a second, and seconds where the disk is cold and the machine busy. */
const VERSION_TIMEOUT_MS = 20_000

export type Java = { readonly command: string; readonly version: string }

/**
 * Memory and start flags that suit a broker of one machine: the serial collector and C1 alone halve start time and
 * memory. Heap and code in large pages save processor time wherever several servers share a core, and only Linux knows
 * them.
 */
export const leanJavaFlags: readonly string[] = [
  ...['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData'],
  ...(process.platform === 'linux' ? ['-XX:+UseTransparentHugePages'] : []),
]

/**
 * The environment of a Java server. Without a locale of UTF-8 Java cannot name a folder that is called `Müller`; `C.UTF-8` is
 * there wherever Linux is not very old, and where it is not, nothing is worse than before.
 */
export function javaEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  return process.platform !== 'linux' || /utf-?8/i.test(locale) ? env : { ...env, LC_ALL: 'C.UTF-8' }
}

/**
 * Finds the Java to run the servers with: JAVA_HOME's, else the one on the PATH.
 *
 * @throws StackError JAVA_MISSING, JAVA_TOO_OLD
 */
export async function findJava(env: NodeJS.ProcessEnv): Promise<Java> {
  const command = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : 'java'
  const output = await run(command, ['-version'], { timeout: VERSION_TIMEOUT_MS, env }).catch((error: unknown) => {
    throw javaMissing(command, error)
  })
  const version = parseJavaVersion(output.stderr)
  if (version === undefined) throw javaMissing(command)
  if (majorOf(version) < LEAST_JAVA) throw javaTooOld(version, LEAST_JAVA)
  return { command, version }
}

/** Reads `17.0.15` or `1.8.0_392` from what `java -version` prints. */
export function parseJavaVersion(text: string): string | undefined {
  return /version "([^"]+)"/.exec(text)?.[1]
}

function majorOf(version: string): number {
  const [first = 0, second = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  // Java 8 and before called itself 1.8.
  return first === 1 ? second : first
}
