// One `npm ci` at a time in a checkout: a second one would empty the folder that the first is filling. Plain JavaScript
// without packages, as the bootstrap is.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const NAME = /^\.heddle-install\.[0-9a-f]{12}$/
const LOOK_EVERY_MS = 300
/** Long beside the two system calls of a claim, so that of two starts that met one is soon alone. */
const STEP_ASIDE_MOST_MS = 50

/**
 * Runs `install` when it is this process' turn, unless another one has installed meanwhile. Each leaves a file of its
 * own and then looks round, so of two at the same moment never both go on; files of processes that are gone count for
 * nothing. A program that `install` starts is noted beside it: npm goes on when who started it is killed.
 *
 * @param {string} folder where the files are left
 * @param {{ isInstalled: () => boolean, install: (note: (pid: number) => void) => Promise<void>, onWait: () => void }}
 *   work `onWait` is called once, when another comes first
 */
export async function installInTurn(folder, { isInstalled, install, onWait }) {
  const mine = join(folder, `.heddle-install.${randomBytes(6).toString('hex')}`)
  const others = () => listTurns(folder).filter((path) => path !== mine)
  let isTold = false
  while (!isInstalled()) {
    if (others().some(isTaken)) {
      if (!isTold) onWait()
      isTold = true
      await sleep(LOOK_EVERY_MS)
      continue
    }
    claim(mine, [process.pid])
    try {
      if (!others().some(isTaken)) {
        for (const left of others()) rmSync(left, { force: true })
        if (!isInstalled()) await install((pid) => claim(mine, [process.pid, pid]))
        return
      }
    } finally {
      rmSync(mine, { force: true })
    }
    await sleep(Math.random() * STEP_ASIDE_MOST_MS)
  }
}

/** Nobody ever reads half of it: it gets its name when it is whole. */
function claim(file, pids) {
  writeFileSync(`${file}.new`, JSON.stringify(pids.map((pid) => ({ pid, startedAt: startOf(pid) }))))
  renameSync(`${file}.new`, file)
}

function listTurns(folder) {
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .map((name) => join(folder, name))
}

function isTaken(file) {
  try {
    const holders = JSON.parse(readFileSync(file, 'utf8'))
    // An id is given to another process later; where there is a /proc its start tells them apart.
    return holders.some(({ pid, startedAt }) => isAlive(pid) && startOf(pid) === startedAt)
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return ''
  }
}
