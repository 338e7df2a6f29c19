/** `ENOENT: no such file or directory, open 'a.png'`, as Node tells that a file cannot be had. */
const FILE_TROUBLE = /^E[A-Z]+: (.+), \w+ '(.+)'$/

/**
 * What a thrown thing says of itself, trouble with a file in words. The command line stands on the engines alone, so it
 * shares none of the service's code.
 */
export function errorMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  const [, trouble, file] = FILE_TROUBLE.exec(thrown.message) ?? []
  return file === undefined ? thrown.message : `${file}: ${trouble}`
}
