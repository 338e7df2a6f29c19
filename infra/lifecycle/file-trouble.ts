import { errorMessage } from './error-message.ts'

/** `ENOENT: no such file or directory, open 'a.png'`, as Node tells that a file cannot be had. */
const OF_NODE = /^E[A-Z0-9]+: (.+?)(?:, \w+(?: '.*')?)?$/s

/** What is wrong with a file, for a sentence that names it: without the names of errors and calls. */
export function fileTrouble(thrown: unknown): string {
  const message = errorMessage(thrown)
  return OF_NODE.exec(message)?.[1] ?? message
}
