import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorMessage } from './error-message.ts'

/**
 * Checks before the work starts that a result can be written. Nothing is written, so that a command that is interrupted
 * leaves no file.
 *
 * @param out what `--out` names
 * @throws Error that says why not
 */
export async function checkWritable(out: string): Promise<void> {
  const found = await look(out)
  if (found?.isDirectory()) throw unwritable(out, 'it is a folder')
  const folder = dirname(out)
  if (!found && !(await look(folder))?.isDirectory()) throw unwritable(out, `there is no folder ${folder}`)
  try {
    await access(found ? out : folder, constants.W_OK)
  } catch (cause) {
    throw unwritable(out, errorMessage(cause), cause)
  }
}

const look = (path: string) => stat(path).catch(() => undefined)

const unwritable = (out: string, why: string, cause?: unknown): Error =>
  new Error(`--out names ${out}, where nothing can be written: ${why}`, { cause })
