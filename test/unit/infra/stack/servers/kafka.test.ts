import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { BootContext } from '../../../../../infra/stack/servers/boot-context.ts'
import { artifactFolder } from '../../../../../infra/stack/servers/downloads.ts'
import { startKafka } from '../../../../../infra/stack/servers/kafka.ts'

const PASSWORD = 'not-for-other-users'
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-kafka-'))
  mkdirSync(artifactFolder(folder, 'kafka'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A Java that notes how it was called, and what the file of arguments said, and then fails. */
async function contextWithFakeJava(): Promise<BootContext> {
  const command = join(folder, 'java')
  const script = `#!/bin/sh\necho "$@" > called\nfor last in "$@"; do :; done\ncat "\${last#@}" > read\nexit 1\n`
  await writeFile(command, script, { mode: 0o755 })
  const credentials = {
    ...{ postgresPassword: 'p', s3AccessKey: 'a', s3SecretKey: 's', secretsKey: 'k' },
    ...{ kafkaPassword: PASSWORD, kafkaClusterId: 'abcdefghijklmnopqrstuv' },
  }
  const rest = { rememberedPorts: {}, unclean: [], rememberPorts: () => {}, release: () => {} }
  return {
    home: { path: folder, run: 'a1', credentials, ...rest },
    ports: { postgres: 1, s3: 2, kafka: 3, kafkaClient: 4, kafkaController: 5, registry: 6 },
    cache: folder,
    java: { command, version: '17.0.1' },
    env: process.env,
    supervision: { restart: undefined, report: () => {}, signal: new AbortController().signal },
  }
}

test('the password of the first user is on no command line, and in no file that outlives its use', async () => {
  await expect(startKafka(await contextWithFakeJava())).rejects.toThrow()
  expect(readFileSync(join(folder, 'called'), 'utf8')).not.toContain(PASSWORD)
  expect(readFileSync(join(folder, 'read'), 'utf8')).toContain(`password=${PASSWORD}`)
  expect(readdirSync(folder).filter((name) => name.startsWith('kafka-format'))).toEqual([])
})
