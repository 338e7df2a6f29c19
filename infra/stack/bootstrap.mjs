// The first file that runs in a fresh clone, on whatever Node the machine has: it installs the locked packages when they
// are missing or stale, then hands over to the Node 24 that came with them. Plain JavaScript, because Node 20 must read it.
//   node infra/stack/bootstrap.mjs FILE.ts [arguments…]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MINIMUM_NODE_MAJOR = 24
const INSTALL_TIMEOUT_MS = 5 * 60_000
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const stampFile = join(root, 'node_modules', '.heddle-installed')

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockDigest()
}

/** `npm ci` has been seen to hang without a word and to finish at once when repeated, hence the timeout and one retry. */
function install() {
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
  for (const attempt of [1, 2]) {
    console.error(attempt === 1 ? 'Installing the locked packages (once, about half a minute)…' : 'Installing again…')
    const options = {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_TIMEOUT_MS,
      shell: process.platform === 'win32',
    }
    const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
    if (done.status === 0) return writeFileSync(stampFile, lockDigest())
  }
  fail('The packages could not be installed. Check the connection to the npm registry, then run the command again.')
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

/** Signals go on to the program; if this process dies instead, the closed channel tells the program to stop. */
function handOver(node, args) {
  const child = spawn(node, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

const [file, ...rest] = process.argv.slice(2)
if (!file) fail('usage: node infra/stack/bootstrap.mjs FILE.ts [arguments…]')
if (!isInstalled()) install()
handOver(findNode(), [join(root, file), ...rest])
