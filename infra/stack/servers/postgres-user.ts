import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { homeNotEnterable } from '../terminal/diagnosis.ts'
import { StackError } from '../terminal/stack-error.ts'

const NAME = 'postgres'
const ROOT_UID = 0
/** The bit of a folder's mode that lets everybody pass through it (o+x). */
const OTHERS_MAY_ENTER = 0o001
const SETPRIV = '/usr/bin/setpriv'

type Ids = { readonly uid: number; readonly gid: number }

/** As whom Postgres runs, and how it is called to do so. */
export type PostgresUser = {
  /** undefined when nobody has to change, or when the call itself does it. */
  readonly ids: Ids | undefined
  call(binary: string, args: readonly string[]): { readonly command: string; readonly args: readonly string[] }
  makeFolder(path: string): void
  own(path: string): void
}

/**
 * Postgres refuses to run as root. Started by anyone else it runs as that one; started by root it runs as the user
 * `postgres`, who is made when missing.
 *
 * @param paths files and folders that the user must be able to reach.
 * @throws StackError HOME_NOT_ENTERABLE, PLATFORM_UNSUPPORTED
 */
export function findPostgresUser(paths: readonly string[]): PostgresUser {
  if (process.getuid?.() !== ROOT_UID) return sameUser
  const ids = readIds() ?? makeUser()
  const closed = paths.map(findClosedFolder).find((folder) => folder !== undefined)
  if (closed !== undefined && !existsSync(SETPRIV)) throw homeNotEnterable(closed, NAME)
  return otherUser(ids, closed === undefined ? 'plain' : 'throughClosedFolders')
}

const sameUser: PostgresUser = {
  ids: undefined,
  call: (command, args) => ({ command, args }),
  makeFolder: (path) => void mkdirSync(path, { mode: 0o700 }),
  own: () => undefined,
}

/**
 * A clone under /root lies in a folder that only root may enter. There the server keeps one capability of root's, the
 * one to pass through folders and read files whatever their mode; a server with root's own data is no worse for it.
 */
function otherUser(ids: Ids, way: 'plain' | 'throughClosedFolders'): PostgresUser {
  const own = (path: string): void => chownSync(path, ids.uid, ids.gid)
  const makeFolder = (path: string): void => {
    mkdirSync(path, { mode: 0o700 })
    own(path)
  }
  if (way === 'plain') return { ...sameUser, ids, makeFolder, own }
  const capability = ['--inh-caps=-all,+dac_read_search', '--ambient-caps=+dac_read_search']
  const change = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups', ...capability, '--']
  const call: PostgresUser['call'] = (binary, args) => ({ command: SETPRIV, args: [...change, binary, ...args] })
  return { ids: undefined, call, makeFolder, own }
}

/** The first folder above a path that strangers may not pass through, or undefined. */
function findClosedFolder(path: string): string | undefined {
  const parent = dirname(path)
  if (parent === path) return undefined
  return findClosedFolder(parent) ?? ((statSync(parent).mode & OTHERS_MAY_ENTER) === 0 ? parent : undefined)
}

function readIds(): Ids | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${NAME}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

function makeUser(): Ids {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME], {
      stdio: 'pipe',
    })
  } catch (cause) {
    const reason = `Postgres does not run as root and the user "${NAME}" could not be made.`
    throw new StackError('PLATFORM_UNSUPPORTED', `${reason} Start as another user than root.`, { cause })
  }
  const ids = readIds()
  if (!ids) throw new StackError('PLATFORM_UNSUPPORTED', `The user "${NAME}" was made and is not in /etc/passwd.`)
  return ids
}
