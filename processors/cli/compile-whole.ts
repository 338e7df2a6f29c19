import { setFlagsFromString } from 'node:v8'

/**
 * Loads modules with all of their functions compiled, where V8 would compile each when it is first called. Node keeps
 * what it compiled for the next process, but only what there was of a module before it ran: without this every process
 * compiles all functions again, in the middle of the work. What is loaded once only is better left alone.
 *
 * @param load imports nothing but what is nearly all called
 */
export async function compileWhole<T>(load: () => Promise<T>): Promise<T> {
  setFlagsFromString('--no-lazy')
  try {
    return await load()
  } finally {
    setFlagsFromString('--lazy')
  }
}
