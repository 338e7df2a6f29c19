import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { removeRecord, writeRecord } from '../home/run-records.ts'
import { failureWords, withDisk } from '../terminal/failure-words.ts'
import { StackError } from '../terminal/stack-error.ts'
import { MARK_VARIABLE, stackMark } from './orphans.ts'
import { identifyProcess } from './process-identity.ts'

/**
 * A log is moved aside at the next start once it is this long, so two of them bound the disk space of a server's logs.
 */
const LOG_LIMIT_BYTES = 16 * 1024 * 1024
/** Node writes a whole stack and the source line around an error. */
const LAST_WORDS_BYTES = 16_384

export type ProcessSpec = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** The user it runs as; only root can ask for another. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  readonly ipc?: boolean
  /** Descriptor of a socket that it is to listen on. It finds it as descriptor 4, and `HEDDLE_LISTEN_FD` says so. */
  readonly listenFd?: number | undefined
  readonly stopSignal?: 'SIGTERM' | 'SIGINT'
  /** How long it may take to stop by itself before it is killed. */
  readonly stopTimeoutMs?: number
}

/** Behind standard input, output and error and the channel to us. */
const FIRST_SPARE_FD = 4

/** Where a process belongs: its home and the start that made it. */
export type Place = { readonly home: string; readonly run: string }

export type ManagedProcess = {
  readonly name: string
  readonly pid: number
  readonly logFile: string
  /** Resolves, never rejects, with the reason it ended in words: `exit 1`, `SIGKILL`. */
  readonly exited: Promise<string>
  readonly hasExited: () => boolean
  /** What its log of this run says about why it ended, on one line. */
  readonly lastWords: () => string
  onMessage(listener: (message: unknown) => void): void
  stop(): Promise<void>
  kill(): void
}

/**
 * Starts a process in a group of its own, so that the terminal's Ctrl-C reaches only the launcher, which then stops
 * everything in order. What it prints goes to `<home>/logs/<name>.log`, straight through its own file handle: the log
 * lives on when we do not.
 */
export function startProcess(spec: ProcessSpec, place: Place): ManagedProcess {
  const logFile = openableLog(place.home, spec.name)
  const logStart = logLength(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const child = spawnProcess(spec, place, log)
  closeSync(log)
  const { pid } = child
  const stopSignal = spec.stopSignal ?? 'SIGTERM'
  let over = false
  const exited = new Promise<string>((resolve) => {
    const end = (reason: string): void => {
      over = true
      removeRecord(place.home, spec.name)
      resolve(reason)
    }
    child.once('exit', (code, signal) => end(signal ?? `exit ${code}`))
    child.once('error', (error) => end(error.message))
  })
  if (pid === undefined)
    throw new StackError('PROCESS_STOPPED', `${spec.name} cannot be started: is ${spec.command} there?`)
  note(pid, spec, place)
  const kill = (): void => signalGroup(pid, 'SIGKILL')
  const stop = async (): Promise<void> => {
    if (over) return
    await stopGently(child, stopSignal, spec.stopTimeoutMs ?? 5_000, exited)
    // The engine children of a processor that had to be killed sit in its group and would stay.
    kill()
  }
  const onMessage = (listener: (message: unknown) => void): void => void child.on('message', listener)
  const words = (): string => withDisk(lastWords(logFile, logStart), freeBytesOf(place.home))
  return { name: spec.name, pid, logFile, exited, hasExited: () => over, lastWords: words, onMessage, stop, kill }
}

/**
 * On a full disk there is no record. Thrown here, that would leave a process that nobody knows of beside the one that is
 * started next; it carries our mark, by which the next start finds it too.
 */
function note(pid: number, { name, stopSignal = 'SIGTERM' }: ProcessSpec, { home, run }: Place): void {
  try {
    writeRecord(home, { name, pid, identity: identifyProcess(pid) ?? 'gone', stopSignal, run })
  } catch {}
}

function spawnProcess(spec: ProcessSpec, place: Place, log: number): ChildProcess {
  const { listenFd } = spec
  return spawn(spec.command, [...spec.args], {
    cwd: spec.cwd,
    env: {
      ...(spec.env ?? process.env),
      ...(listenFd !== undefined && { HEDDLE_LISTEN_FD: String(FIRST_SPARE_FD) }),
      [MARK_VARIABLE]: stackMark(place.home, place.run),
    },
    stdio: ['ignore', log, log, spec.ipc ? 'ipc' : 'ignore', ...(listenFd === undefined ? [] : [listenFd])],
    detached: true,
    ...spec.user,
  })
}

async function stopGently(child: ChildProcess, signal: NodeJS.Signals, timeoutMs: number, exited: Promise<string>) {
  child.kill(signal)
  const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), timeoutMs)
  await exited
  clearTimeout(timer)
}

/** Why a process ended, by the end of its log from byte `start` on: what earlier runs said there is no news. */
export function lastWords(logFile: string, start: number): string {
  return failureWords(readFileSync(logFile).subarray(start).subarray(-LAST_WORDS_BYTES).toString('utf8'))
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export function logLength(logFile: string): number {
  return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
}

function openableLog(home: string, name: string): string {
  const folder = join(home, 'logs')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${name}.log`)
  if (logLength(file) > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  return file
}

/** The group may be gone already. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {}
}
