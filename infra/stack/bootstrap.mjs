// The first file that runs in a fresh clone, on whatever Node the machine has: it installs the locked packages when they
// are missing or stale, then hands over to the Node 24 that came with them. Plain JavaScript, because Node 20 must read it.
//   node infra/stack/bootstrap.mjs FILE.ts [arguments…]
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installInTurn } from './install-turn.mjs'

const MINIMUM_NODE_MAJOR = 24
const WATCH_EVERY_MS = 500
const INSTALL_TIMEOUT_MS = 5 * 60_000
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const packagesDir = join(root, 'node_modules')
const stampFile = join(packagesDir, '.heddle-installed')
const [file, ...rest] = process.argv.slice(2)
if (!file) fail('usage: node infra/stack/bootstrap.mjs FILE.ts [arguments…]')
/**
 * Node keeps here what it made of every file, checked against the file: the next process need not make it again. Each
 * program has a folder of its own: what one compiled whole (processors/cli/compile-whole.ts) another would throw away.
 */
const compileCache =
  process.env.NODE_COMPILE_CACHE || join(packagesDir, '.cache', 'heddle', file.replaceAll(/[^\w-]+/g, '-'))

/**
 * The C library gives every thread that compiles or collects for V8 room of its own and takes little of it back; a
 * command that traces one picture is a tenth smaller where they share (docs/decisions/0062).
 */
const threadRooms =
  file === 'processors/cli.ts' && rest[0] === 'trace' ? { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' } : {}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockDigest()
}

/**
 * `npm ci` has been seen to hang without a word and to finish at once when repeated, hence the timeout and one retry.
 */
async function install(note) {
  // `npm ci` empties the folder first: through a link it would empty another checkout's, under programs that run.
  if (lstatSync(packagesDir, { throwIfNoEntry: false })?.isSymbolicLink())
    fail(
      'node_modules is a link, and its packages are not those of package-lock.json. Remove the link and run the command again.',
    )
  const startedAt = performance.now()
  const done = showProgress('  … installing the locked packages, once', startedAt)
  const isInstalledNow = (await runNpm(note)) || (await runNpm(note))
  done()
  if (!isInstalledNow)
    fail('The packages could not be installed. Check the connection to the npm registry, then run the command again.')
  writeFileSync(stampFile, lockDigest())
  console.error(`  ✓ packages            ${seconds(startedAt).padStart(6)}`)
}

function runNpm(note) {
  const options = {
    cwd: root,
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_TIMEOUT_MS,
    shell: process.platform === 'win32',
  }
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
  if (npm.pid) note(npm.pid)
  return new Promise((resolve) => {
    npm.on('error', () => resolve(false))
    npm.on('exit', (code) => resolve(code === 0))
  })
}

/**
 * On a terminal the line counts on in place; in a log it is said once and then every ten seconds. @returns what ends
 * it.
 */
function showProgress(text, startedAt) {
  const { isTTY } = process.stderr
  const say = () =>
    process.stderr.write(isTTY ? `\r${text}  ${seconds(startedAt)} ` : `${text}  ${seconds(startedAt)}\n`)
  say()
  const timer = setInterval(say, isTTY ? 100 : 10_000)
  return () => {
    clearInterval(timer)
    if (isTTY) process.stderr.write('\r\u001b[2K')
  }
}

function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** The Node 24 binary from the platform package, or this very Node where it is new enough. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'bin/node'
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`)
    return join(dirname(manifest), binary)
  } catch {
    if (Number(process.versions.node.split('.')[0]) >= MINIMUM_NODE_MAJOR) return process.execPath
    return fail(
      `No Node ${MINIMUM_NODE_MAJOR} package exists for ${platform}-${process.arch}, and this is Node ${process.versions.node}. Install Node ${MINIMUM_NODE_MAJOR} and run the command again.`,
    )
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Signals go on to the program; if npm or this process dies instead, the closed channel tells the program to stop. */
function handOver(node, args) {
  const child = spawn(node, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...threadRooms,
      PATH: `${dirname(node)}:${process.env.PATH}`,
      NODE_COMPILE_CACHE: compileCache,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  watchNpm(() => child.connected && child.disconnect())
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

/**
 * npm runs its scripts in a shell. A SIGTERM ends both and reaches nobody below them, and after a kill -9 of npm the
 * shell waits on, so both are looked at from here. Where there is no /proc only the shell is.
 */
function watchNpm(whenGone) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const isShell = /^(ba|da|z)?sh$/.test(readProc(parent, 'comm').trim())
  // Without a shell between, npm is the parent, and who started npm is free to go.
  const above = () => (isShell ? /\) \S+ (\d+)/.exec(readProc(parent, 'stat'))?.[1] : undefined)
  const npm = above()
  const timer = setInterval(() => {
    if (process.ppid === parent && above() === npm) return
    clearInterval(timer)
    whenGone()
  }, WATCH_EVERY_MS)
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const onWait = () => console.error('  … another start is installing the packages; this one waits for it')
if (!isInstalled()) await installInTurn(root, { isInstalled, install, onWait })
handOver(findNode(), [join(root, file), ...rest])
