import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Waits for its standard input to close; unless it was told that all is done, it becomes the program it was given. */
const SCRIPT = 'read -r word; [ "$word" = done ] || exec "$0" "$@"'
const program = join(import.meta.dirname, 'guard-main.ts')

/**
 * Watches over this process from outside: when it dies without a word (kill -9, out of memory, a closed terminal), the
 * guard ends what the start left running, and removes the home when that was only borrowed. It waits as a shell of
 * about one MB and becomes Node when needed. Where there is no `sh` the next start cleans up instead.
 *
 * @returns what dismisses the guard.
 */
export function startGuard(home: string, run: string, after: 'keepHome' | 'removeHome'): () => void {
  const args = ['-c', SCRIPT, process.execPath, program, home, run, after]
  const shell = spawn('sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' })
  shell.on('error', () => undefined)
  shell.stdin.on('error', () => undefined)
  shell.unref()
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return () => void shell.stdin.end('done\n')
}
