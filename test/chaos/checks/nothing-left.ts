import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { topicNames } from '../../../schemas/topics.ts'
import { until } from '../../harness/kafka.ts'
import type { Scene, Violation } from './scene.ts'

export type Leftovers = Pick<Scene, 'sql' | 'kafka' | 'namespace'> & {
  /** Where our programs keep temporary files; named by their TMPDIR, which their children have too. */
  readonly scratch: string
  /** The programs that run now. */
  readonly pids: readonly number[]
}

/** A child notices within a second that its parent is gone; the rest is a busy machine. */
const GONE_WITHIN_MS = 60_000

/**
 * (g) Nothing of what died is left: no process without a living program above it, no folder of a process that is gone,
 * no lock held twice or by nobody we know, no topic whose reader is gone.
 */
export async function checkNothingLeft(left: Leftovers): Promise<readonly Violation[]> {
  let found: readonly string[] = []
  const look = async (): Promise<boolean> => {
    found = [...strayProcesses(left), ...strayFiles(left), ...(await strayLocks(left)), ...(await strayTopics(left))]
    return found.length === 0
  }
  await until('nothing is left behind', look, GONE_WITHIN_MS).catch(() => undefined)
  return found.map((detail) => ({ check: 'g-nothing-left', detail }))
}

type Process = { readonly pid: number; readonly parent: number; readonly command: string }

function strayProcesses({ scratch, pids }: Leftovers): readonly string[] {
  const living = new Set([...pids, process.pid])
  return processesIn(scratch)
    .filter(({ pid, parent }) => !living.has(pid) && !living.has(parent))
    .map(({ pid, command }) => `process ${pid} (${command}) runs under nobody`)
}

function processesIn(scratch: string): readonly Process[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return []
    try {
      const environment = readFileSync(`/proc/${entry}/environ`, 'utf8').split('\0')
      if (!environment.includes(`TMPDIR=${scratch}`)) return []
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return fields[0] === 'Z' ? [] : [{ pid: Number(entry), parent: Number(fields[1]), command }]
    } catch {
      // It ended while it was looked at.
      return []
    }
  })
}

/** Two small files of a library's own, which it writes over at each start. */
const WRITTEN_BY_ONNXRUNTIME = /^(\.ses|mat-debug-\d+\.log)$/

/**
 * Folders name the process that owns them. Empty ones wait there for the next job; what jobs put into them is gone when
 * none runs.
 */
function strayFiles({ scratch, pids }: Leftovers): readonly string[] {
  return readdirSync(scratch).flatMap((name) => {
    const owner = /^heddle-[a-z]+-(\d+)-/.exec(name)?.[1]
    if (owner === undefined) return WRITTEN_BY_ONNXRUNTIME.test(name) ? [] : [`file ${name} belongs to nobody`]
    if (!pids.includes(Number(owner))) return [`folder ${name} belongs to a process that is gone`]
    return filesIn(join(scratch, name)).map((inner) => `${name}/${inner} belongs to no job that runs`)
  })
}

/** Each lock is for one holder at a time, and for none when no program runs. */
async function strayLocks({ sql, pids }: Leftovers): Promise<readonly string[]> {
  const { rows } = await sql.query(
    `
    select l.objid, count(*)::int as holders from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
    group by l.classid, l.objid, l.objsubid having count(*) > $1`,
    [pids.length > 0 ? 1 : 0],
  )
  return rows.map(({ objid, holders }) => `advisory lock ${objid} is held ${holders} times`)
}

/** An ingress reads its reply topic with a group of the same name. */
export async function strayTopics({
  kafka,
  namespace,
  pids,
}: Pick<Leftovers, 'kafka' | 'namespace' | 'pids'>): Promise<readonly string[]> {
  // While programs run, the sweeper gives a reply topic two minutes, so only the end of a run can ask for none.
  if (pids.length > 0) return []
  const prefix = topicNames(namespace).reply('').replace(/\.v1$/, '')
  const topics = (await kafka.topics.list()).filter((name) => name.startsWith(prefix))
  return topics.map((name) => `topic ${name} has no reader`)
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
