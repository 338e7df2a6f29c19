import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findJava, javaEnvironment, leanJavaFlags, parseJavaVersion } from '../../../../../infra/stack/servers/java.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-java-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A JAVA_HOME whose java only knows its version. */
async function javaHome(version: string): Promise<string> {
  const home = join(folder, version)
  await mkdir(join(home, 'bin'), { recursive: true })
  await writeFile(join(home, 'bin', 'java'), `#!/bin/sh\necho 'openjdk version "${version}" 2026-01-01' >&2\n`)
  await chmod(join(home, 'bin', 'java'), 0o755)
  return home
}

describe('finding Java', () => {
  test('reads the versions of old and new', () => {
    expect(parseJavaVersion('openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime')).toBe('17.0.15')
    expect(parseJavaVersion('java version "1.8.0_392"')).toBe('1.8.0_392')
    expect(parseJavaVersion('command not found')).toBeUndefined()
  })

  test('takes the one in JAVA_HOME before the one on the PATH', async () => {
    const JAVA_HOME = await javaHome('25.0.1')
    const found = await findJava({ PATH: process.env.PATH, JAVA_HOME })
    expect(found).toEqual({ command: join(JAVA_HOME, 'bin', 'java'), version: '25.0.1' })
  })

  test.each(['1.8.0_392', '11.0.2'])('refuses Java %s as too old', async (version) => {
    const search = findJava({ PATH: process.env.PATH, JAVA_HOME: await javaHome(version) })
    await expect(search).rejects.toMatchObject({ code: 'JAVA_TOO_OLD' })
  })

  test('says so when there is none, and what was called', async () => {
    await expect(findJava({ PATH: folder })).rejects.toMatchObject({ code: 'JAVA_MISSING' })
    const command = join(folder, 'gone', 'bin', 'java')
    const search = findJava({ PATH: process.env.PATH, JAVA_HOME: join(folder, 'gone') })
    await expect(search).rejects.toMatchObject({
      code: 'JAVA_MISSING',
      message: expect.stringContaining(`"${command} -version" does not run`),
      cause: { code: 'ENOENT' },
    })
  })
})

test('asks for large pages where Java knows them: on Linux only, elsewhere it would not start', () => {
  expect(leanJavaFlags.includes('-XX:+UseTransparentHugePages')).toBe(process.platform === 'linux')
})

test('a Java server can name every folder, in the locale of its user where that can', () => {
  const withUtf8 = process.platform === 'linux' ? { LC_ALL: 'C.UTF-8' } : {}
  for (const env of [{}, { LANG: 'C' }, { LC_ALL: 'POSIX', LANG: 'de_DE.UTF-8' }, { LC_CTYPE: 'de_DE.ISO-8859-1' }])
    expect(javaEnvironment(env)).toEqual({ ...env, ...withUtf8 })
  for (const env of [{ LANG: 'de_DE.UTF-8' }, { LC_ALL: 'C.utf8' }]) expect(javaEnvironment(env)).toEqual(env)
})
