import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ArtifactName } from './downloads.ts'
import type { Java } from './java.ts'

/** How a Java server loads its classes this time. */
export type ClassLoading = {
  readonly flags: readonly string[]
  /** To be called when the server has stopped in good order: what it wrote becomes the archive of later starts. */
  keep(): void
}

/**
 * A Java server starts in two thirds of the time when the JVM maps its classes from an archive (CDS). The first run writes
 * one as it ends, later runs of any home use it. An archive fits one JVM and one class path, so both are in its name.
 */
export function classLoadingOf(name: ArtifactName, classPath: string, java: Java, cache: string): ClassLoading {
  const fit = createHash('sha256').update(`${java.command}\n${java.version}\n${classPath}`).digest('hex').slice(0, 12)
  const archive = join(cache, 'class-archives', `${name}-${fit}.jsa`)
  const quiet = ['-Xlog:disable', '-Xlog:all=error:stderr']
  if (existsSync(archive)) return { flags: [`-XX:SharedArchiveFile=${archive}`, ...quiet], keep: () => undefined }
  const fresh = `${archive}.${process.pid}`
  mkdirSync(dirname(archive), { recursive: true })
  return {
    flags: [`-XX:ArchiveClassesAtExit=${fresh}`, ...quiet],
    keep: () => {
      if (existsSync(fresh)) renameSync(fresh, archive)
    },
  }
}
