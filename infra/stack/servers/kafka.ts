import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { waitForPort } from '../processes/ports.ts'
import { runToEnd } from '../processes/run-to-end.ts'
import { supervise } from '../processes/supervisor.ts'
import type { ServerAddresses } from './addresses.ts'
import { type BootContext, type RunningServer, requireJava } from './boot-context.ts'
import { classLoadingOf } from './class-archive.ts'
import { artifactFolder, classPathOf } from './downloads.ts'
import { javaEnvironment, leanJavaFlags } from './java.ts'
import { kafkaProperties, PLATFORM_USER } from './kafka-properties.ts'
import { writeSecretFile } from './properties-file.ts'

const log4j = join(import.meta.dirname, '..', 'settings', 'log4j2.properties')

/**
 * Boots one Kafka broker in KRaft mode, which is its own controller. Every listener asks for a login: on a machine with
 * other users a plaintext listener on loopback would let each of them write any account's records.
 */
export async function startKafka(context: BootContext): Promise<RunningServer<ServerAddresses['kafka']>> {
  const java = requireJava(context)
  const { path, credentials, run } = context.home
  const folder = join(path, 'kafka')
  const classPath = classPathOf(artifactFolder(context.cache, 'kafka'))
  const properties = join(path, 'kafka.properties')
  if (!existsSync(folder)) await formatStorage(folder, classPath, context)
  writeSecretFile(properties, settingsIn(folder, context))
  const loading = classLoadingOf('kafka', classPath, { java, cache: context.cache, home: path })
  const running = await supervise(
    {
      spec: {
        name: 'kafka',
        command: java.command,
        args: [
          ...['-Xms64m', '-Xmx384m', ...leanJavaFlags, ...loading.flags, `-Dlog4j2.configurationFile=${log4j}`],
          ...['-cp', classPath, 'kafka.Kafka', properties],
        ],
        env: javaEnvironment(context.env),
        cwd: path,
        stopTimeoutMs: 8_000,
      },
      // The broker opens its listeners last, when it has joined its own controller.
      waitReady: (_, signal) => waitForPort(context.ports.kafka, signal),
    },
    { home: path, run },
    context.supervision,
  )
  return {
    address: {
      brokers: [`127.0.0.1:${context.ports.kafka}`],
      clientBrokers: [`127.0.0.1:${context.ports.kafkaClient}`],
      username: PLATFORM_USER,
      password: credentials.kafkaPassword,
      mechanism: 'scram-sha-256',
      tls: false,
    },
    pid: running.pid,
    kill: running.kill,
    stop: async () => loading.keep(await running.stop()),
  }
}

/**
 * Made aside and moved into place when complete; the first user must be in the log before the broker's first login. Its
 * password goes to the tool in a file of arguments: every user of the machine can read a command line.
 */
async function formatStorage(folder: string, classPath: string, context: BootContext): Promise<void> {
  const java = requireJava(context)
  const { path, credentials } = context.home
  const fresh = `${folder}.new`
  const properties = join(path, 'kafka-format.properties')
  const formatArguments = join(path, 'kafka-format.arguments')
  rmSync(fresh, { recursive: true, force: true })
  writeSecretFile(properties, settingsIn(fresh, context))
  const user = `SCRAM-SHA-256=[name=${PLATFORM_USER},password=${credentials.kafkaPassword}]`
  const format = ['format', '-t', credentials.kafkaClusterId, '-c', properties, '--add-scram', user]
  writeSecretFile(formatArguments, `${format.join('\n')}\n`)
  const tool = ['-Xmx128m', ...leanJavaFlags, `-Dlog4j2.configurationFile=${log4j}`, '-cp', classPath]
  const args = [...tool, 'kafka.tools.StorageTool', `@${formatArguments}`]
  const log = join(path, 'logs', 'kafka-init.log')
  try {
    await runToEnd('kafka', java.command, args, { env: javaEnvironment(context.env), cwd: path, log })
  } finally {
    for (const file of [properties, formatArguments]) rmSync(file, { force: true })
  }
  renameSync(fresh, folder)
}

/** The folder is named from the home, where the broker runs: Kafka takes it for a list, and a path may hold commas. */
function settingsIn(folder: string, { ports, home }: BootContext): string {
  const password = home.credentials.kafkaPassword
  return kafkaProperties({ ports, password, folder: basename(folder), bind: '127.0.0.1' })
}
