// Programs in Go, built once and kept beside the embedded servers. Where there is no Go the tests that need it are
// skipped.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorMessage } from '../../infra/lifecycle/error-message.ts'

const BUILD_TIMEOUT_MS = 420_000
const cache = join(import.meta.dirname, '..', '..', '.heddle', 'go')
const exec = promisify(execFile)

/** Where modules cannot be fetched nothing can be built, and nothing is said about our program. */
const UNREACHABLE = /ENOENT|dial tcp|no such host|proxyconnect|i\/o timeout|module lookup disabled|requires go >=/

/**
 * The program of a folder with a go.mod, as a file to run.
 * @returns undefined, with the reason on stderr, where there is no Go or its modules cannot be fetched
 */
export async function builtWithGo(folder: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, file)))
  const program = join(cache, hash.digest('hex').slice(0, 16))
  if (existsSync(program)) return program
  const draft = `${program}.${process.pid}`
  await mkdir(cache, { recursive: true })
  try {
    await exec('go', ['build', '-o', draft, '.'], { cwd: folder, timeout: BUILD_TIMEOUT_MS })
  } catch (error) {
    const reason = errorMessage(error)
    if (!UNREACHABLE.test(reason)) throw error
    console.warn(`skipped what needs Go: ${reason}`)
    return undefined
  }
  await rename(draft, program)
  return program
}
