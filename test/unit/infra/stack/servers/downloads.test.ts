import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import {
  artifactFolder,
  cacheFolder,
  classPathOf,
  downloadedMegabytes,
  type FetchOptions,
  fetchArtifacts,
  missingArtifacts,
  removeOldScratch,
} from '../../../../../infra/stack/servers/downloads.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-downloads-'))
})
afterEach(() => rm(folder, { recursive: true }))

const fetching = (env: NodeJS.ProcessEnv, told: Partial<FetchOptions> = {}): FetchOptions => ({
  env,
  signal: new AbortController().signal,
  onMegabytes: () => undefined,
  onWait: () => undefined,
  ...told,
})

/** A PATH with a `mvn` of the test's own before the machine's other programs. */
async function withMaven(script: string): Promise<NodeJS.ProcessEnv> {
  await writeFile(join(folder, 'mvn'), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, 'mvn'), 0o755)
  return { PATH: `${folder}:/usr/bin:/bin` }
}

const fillOutput = 'for a in "$@"; do case $a in -Dheddle.output=*) o=$(echo "$a" | cut -d= -f2);; esac; done'

describe('fetching the Java servers', () => {
  test('a cache that cannot be made is named, with what chooses another', async () => {
    const file = join(folder, 'no-folder')
    await writeFile(file, '')
    await expect(fetchArtifacts(join(file, 'heddle'), ['kafka'], fetching({}))).rejects.toMatchObject({
      code: 'CACHE_NOT_WRITABLE',
      message: expect.stringMatching(/no-folder.heddle, .*ENOTDIR.*XDG_CACHE_HOME/),
    })
  })

  test('the cache follows XDG_CACHE_HOME', () => {
    expect(cacheFolder({ XDG_CACHE_HOME: '/c' })).toBe('/c/heddle')
    expect(cacheFolder({})).toMatch(/\.cache\/heddle$/)
  })

  test('what is in the cache is not fetched again, with or without Maven', async () => {
    mkdirSync(artifactFolder(folder, 'kafka'), { recursive: true })
    expect(missingArtifacts(folder, ['kafka', 'registry'])).toEqual(['registry'])
    await fetchArtifacts(folder, ['kafka'], fetching({ PATH: '/nowhere' }))
  })

  test('what Maven brings is moved into place whole and the scratch folder goes', async () => {
    const env = await withMaven(`${fillOutput}; mkdir -p "$o/kafka"; touch "$o/kafka/b.jar" "$o/kafka/a.jar"`)
    const cache = join(folder, 'cache')
    await fetchArtifacts(cache, ['kafka'], fetching(env))
    const kafka = artifactFolder(cache, 'kafka')
    expect(classPathOf(kafka)).toBe(`${join(kafka, 'a.jar')}:${join(kafka, 'b.jar')}`)
    expect(readdirSync(cache).filter((name) => name.startsWith('fetching-'))).toEqual([])
  })

  test('how much has come is told while it comes', async () => {
    const told: number[] = []
    const line = 'Downloaded from central: https://repo.example/a.jar'
    const env = await withMaven(
      `${fillOutput}; mkdir -p "$o/kafka"; echo "${line} (5.5 MB at 2 MB/s)"; echo "${line} (500 kB at 1 MB/s)"`,
    )
    await fetchArtifacts(
      join(folder, 'cache'),
      ['kafka'],
      fetching(env, { onMegabytes: (megabytes) => told.push(megabytes) }),
    )
    expect(told).toEqual([5.5, 6])
    expect(downloadedMegabytes('[INFO] BUILD SUCCESS')).toBe(0)
  })

  test('a fetch that fails leaves nothing that looks like a server and tells the first reason', async () => {
    const env = await withMaven(`${fillOutput}; mkdir -p "$o/kafka"; echo '[ERROR] Unknown host repo.example'; exit 1`)
    const fetched = fetchArtifacts(folder, ['kafka'], fetching(env))
    await expect(fetched).rejects.toMatchObject({
      code: 'ARTIFACTS_UNAVAILABLE',
      message: expect.stringContaining('Unknown host repo.example. Check the connection'),
    })
    expect(existsSync(artifactFolder(folder, 'kafka'))).toBe(false)
  })

  test('what a killed start left behind goes when it is old, and nothing else', async () => {
    const [old, young, server] = ['fetching-0a', 'fetching-0b', 'servers-0c'].map((name) => join(folder, name))
    for (const path of [old, young, server]) mkdirSync(join(path, 'out'), { recursive: true })
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000)
    for (const path of [old, server]) utimesSync(path, hoursAgo, hoursAgo)
    removeOldScratch(folder, Date.now())
    expect([old, young, server].map((path) => existsSync(path))).toEqual([false, true, true])
    expect(() => removeOldScratch(join(folder, 'not-there'), Date.now())).not.toThrow()
  })

  test('of two starts at once one fetches, and the other waits and takes what it brought', async () => {
    const runs = join(folder, 'runs')
    const env = await withMaven(`${fillOutput}; echo ran >> ${runs}; sleep 1; mkdir -p "$o/kafka"`)
    const cache = join(folder, 'cache')
    let waited = 0
    const one = (): Promise<void> => fetchArtifacts(cache, ['kafka'], fetching(env, { onWait: () => (waited += 1) }))
    await Promise.all([one(), one()])
    expect([readFileSync(runs, 'utf8'), waited]).toEqual(['ran\n', 1])
    expect(missingArtifacts(cache, ['kafka'])).toEqual([])
    expect(readdirSync(cache).filter((name) => name.includes('lock'))).toEqual([])
  })

  test('who waited for a fetch that failed fetches itself', async () => {
    const runs = join(folder, 'runs')
    const env = await withMaven(
      `${fillOutput}; echo ran >> ${runs}; sleep 1; [ $(wc -l < ${runs}) = 2 ] && mkdir -p "$o/kafka"`,
    )
    const one = (): Promise<void> => fetchArtifacts(folder, ['kafka'], fetching(env))
    const ends = await Promise.allSettled([one(), one()])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a start that is given up waits no longer', async () => {
    const env = await withMaven('sleep 2; exit 1')
    const first = fetchArtifacts(folder, ['kafka'], fetching(env))
    const giveUp = new AbortController()
    const second = fetchArtifacts(
      folder,
      ['kafka'],
      fetching(env, { signal: giveUp.signal, onWait: () => giveUp.abort() }),
    )
    await expect(second).rejects.toMatchObject({ name: 'AbortError' })
    await expect(first).rejects.toMatchObject({ code: 'ARTIFACTS_UNAVAILABLE' })
  })

  test('a machine without Maven is told to install it', async () => {
    const fetched = fetchArtifacts(folder, ['kafka'], fetching({ PATH: '/nowhere' }))
    await expect(fetched).rejects.toMatchObject({ code: 'MAVEN_MISSING' })
  })
})
