import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Credentials } from '../home/home.ts'
import { waitForPort } from '../processes/ports.ts'
import { supervise } from '../processes/supervisor.ts'
import type { ServerAddresses } from './addresses.ts'
import { type BootContext, type RunningServer, requireJava } from './boot-context.ts'
import { classLoadingOf } from './class-archive.ts'
import { artifactFolder, classPathOf } from './downloads.ts'
import { javaEnvironment, leanJavaFlags } from './java.ts'
import { propertiesText, writeSecretFile } from './properties-file.ts'
import { removeUnfinishedObjects } from './unfinished-objects.ts'

const BUCKET = 'heddle'
const REGION = 'us-east-1'
const logback = join(import.meta.dirname, '..', 'settings', 'logback.xml')

/** Boots s3proxy over a folder: the only S3 server that Node and Java can bring along and that checks signatures. */
export async function startS3proxy(context: BootContext): Promise<RunningServer<ServerAddresses['s3']>> {
  const java = requireJava(context)
  const { path, credentials, run, unclean } = context.home
  const folder = join(path, 's3')
  const endpoint = `http://127.0.0.1:${context.ports.s3}`
  const properties = join(path, 's3proxy.properties')
  // To this server a bucket is a folder.
  mkdirSync(join(folder, BUCKET), { recursive: true, mode: 0o700 })
  if (unclean.includes('s3')) await removeUnfinishedObjects(folder)
  writeSecretFile(properties, s3proxyProperties(endpoint, folder, credentials))
  const classPath = classPathOf(artifactFolder(context.cache, 's3proxy'))
  const loading = classLoadingOf('s3proxy', classPath, { java, cache: context.cache, home: path })
  const running = await supervise(
    {
      spec: {
        name: 's3',
        command: java.command,
        args: [
          ...['-Xmx256m', ...leanJavaFlags, ...loading.flags, `-Dlogback.configurationFile=${logback}`],
          ...['-cp', classPath, 'org.gaul.s3proxy.Main', '--properties', properties],
        ],
        env: javaEnvironment(context.env),
        cwd: path,
      },
      waitReady: (_, signal) => waitForPort(context.ports.s3, signal),
    },
    { home: path, run },
    context.supervision,
  )
  const address = {
    endpoint,
    bucket: BUCKET,
    accessKey: credentials.s3AccessKey,
    secretKey: credentials.s3SecretKey,
    region: REGION,
  }
  const stop = async (): Promise<void> => loading.keep(await running.stop())
  return { address, pid: running.pid, stop, kill: running.kill }
}

function s3proxyProperties(endpoint: string, folder: string, { s3AccessKey, s3SecretKey }: Credentials): string {
  const settings = {
    's3proxy.endpoint': endpoint,
    's3proxy.authorization': 'aws-v2-or-v4',
    's3proxy.identity': s3AccessKey,
    's3proxy.credential': s3SecretKey,
    's3proxy.cors-allow-all': true,
    'jclouds.provider': 'filesystem-nio2',
    'jclouds.filesystem.basedir': folder,
  }
  return propertiesText(settings)
}
