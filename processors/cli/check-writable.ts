import { access, constants, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorMessage } from './error-message.ts'

/**
 * Whether a result can be written there, asked before the work and not after it. What is there stays as it is; a new
 * file is begun and removed, for rights alone do not say what a folder takes.
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
    await (found ? access(out, constants.W_OK) : beginAndRemove(out))
  } catch (cause) {
    throw unwritable(out, errorMessage(cause), cause)
  }
}

async function beginAndRemove(out: string): Promise<void> {
  const file = await open(out, 'wx')
  await file.close()
  await rm(out)
}

const look = (path: string) => stat(path).catch(() => undefined)

const unwritable = (out: string, why: string, cause?: unknown): Error =>
  new Error(`--out names ${out}, where nothing can be written: ${why}`, { cause })
