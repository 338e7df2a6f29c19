import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ArtifactName } from './downloads.ts'
import type { Java } from './java.ts'

/** How a Java server loads its classes this time. */
export type ClassLoading = {
  readonly flags: readonly string[]
  /** To be called when the server has stopped, with how it ended: what it wrote becomes the archive of later starts. */
  keep(exit: string): void
}

type Surroundings = { readonly java: Java; readonly cache: string; readonly home: string }

/**
 * A Java server starts in two thirds of the time when the JVM maps its classes from an archive (CDS). The first run
 * writes one as it ends, later runs of any home use it. An archive fits one JVM and one class path, so both are in its
 * name.
 */
export function classLoadingOf(
  name: ArtifactName,
  classPath: string,
  { java, cache, home }: Surroundings,
): ClassLoading {
  const fit = createHash('sha256').update(`${java.command}\n${java.version}\n${classPath}`).digest('hex').slice(0, 12)
  const archive = join(cache, 'class-archives', `${name}-${fit}.jsa`)
  const quiet = ['-Xlog:disable', '-Xlog:all=error:stderr']
  if (existsSync(archive)) return { flags: [`-XX:SharedArchiveFile=${archive}`, ...quiet], keep: () => undefined }
  const fresh = join(home, `${name}.jsa`)
  return {
    flags: [`-XX:ArchiveClassesAtExit=${fresh}`, ...quiet],
    keep: (exit) => {
      if (exit === 'SIGKILL') rmSync(fresh, { force: true })
      else if (existsSync(fresh)) moveIntoCache(fresh, archive)
    },
  }
}

/**
 * Home and cache may lie on different disks, and another start may be reading or writing the same archive. Where the
 * cache is full or not ours to write, later starts are as slow as this one; nobody's stop fails for it.
 */
function moveIntoCache(fresh: string, archive: string): void {
  try {
    mkdirSync(dirname(archive), { recursive: true })
    putInPlace(fresh, archive)
  } catch {
    // Said nowhere: the one who stops everything can do nothing about it.
  } finally {
    rmSync(fresh, { force: true })
  }
}

function putInPlace(fresh: string, archive: string): void {
  const aside = `${archive}.${process.pid}`
  try {
    copyFileSync(fresh, aside)
    renameSync(aside, archive)
  } finally {
    rmSync(aside, { force: true })
  }
}
