// Other people's readers, for files of ours that should open elsewhere. Where there is no Python the tests that need it
// are skipped.
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorMessage } from '../../infra/lifecycle/error-message.ts'

const INSTALL_TIMEOUT_MS = 240_000
/** Imports alone take ten seconds where everybody else is busy too. */
const RUN_TIMEOUT_MS = 240_000
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024
const cache = join(import.meta.dirname, '..', '..', '.heddle', 'python')
const exec = promisify(execFile)

export type Python = {
  /** What the script wrote to its standard output; throws with what it wrote to the other one when it fails. */
  readonly run: (script: string, ...args: readonly string[]) => string
  /**
   * `python3 -m module …` in a folder, beside this process, which goes on meanwhile; its status and all that it wrote.
   */
  readonly runModule: (
    module: string,
    args: readonly string[],
    place: { readonly cwd: string; readonly timeoutMs: number },
  ) => Promise<{ readonly status: number; readonly output: string }>
}

/**
 * Python with packages of the Python index, each as `name==version`, installed beside the embedded servers and kept
 * there.
 * @returns undefined, with the reason on stderr, where there is no Python or the index cannot be reached
 */
export async function pythonWith(...packages: readonly string[]): Promise<Python | undefined> {
  const folder = join(cache, createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 16))
  try {
    if (!existsSync(folder)) await install(packages, folder)
  } catch (error) {
    console.warn(`skipped what needs ${packages.join(', ')}: ${errorMessage(error)}`)
    return undefined
  }
  return {
    run: (script, ...args) =>
      execFileSync('python3', ['-c', script, ...args], {
        env: { ...process.env, PYTHONPATH: folder },
        timeout: RUN_TIMEOUT_MS,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: OUTPUT_BYTES_MAX,
      }),
    runModule: async (module, args, { cwd, timeoutMs }) => {
      const env = { ...process.env, PYTHONPATH: folder }
      const options = { cwd, env, timeout: timeoutMs, maxBuffer: OUTPUT_BYTES_MAX }
      try {
        const { stdout, stderr } = await exec('python3', ['-m', module, ...args], options)
        return { status: 0, output: stdout + stderr }
      } catch (error) {
        const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string }
        return { status: code ?? -1, output: stdout + stderr }
      }
    },
  }
}

/** Into a folder of another name first, so that a broken installation is never taken for a whole one. */
async function install(packages: readonly string[], folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  try {
    const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', draft, ...packages]
    await exec('python3', args, { timeout: INSTALL_TIMEOUT_MS })
    await rename(draft, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
