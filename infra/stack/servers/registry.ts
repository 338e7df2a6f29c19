import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitForPort } from '../processes/ports.ts'
import { supervise } from '../processes/supervisor.ts'
import type { ServerAddresses } from './addresses.ts'
import { type BootContext, type RunningServer, requireJava } from './boot-context.ts'
import { classLoadingOf } from './class-archive.ts'
import { artifactFolder } from './downloads.ts'
import { javaEnvironment, leanJavaFlags } from './java.ts'

const JAR = 'apicurio-registry-app-2.6.13.Final-runner.jar'
/** One request; a registry that is still starting answers none and is asked again. */
const REQUEST_TIMEOUT_MS = 10_000
const POLL_MS = 40

/** Boots the Apicurio registry on a file of its own, so schema ids outlive restarts; it speaks Confluent's API. */
export async function startRegistry(context: BootContext): Promise<RunningServer<ServerAddresses['registry']>> {
  const java = requireJava(context)
  const { path, run } = context.home
  const folder = join(path, 'registry')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const jar = join(artifactFolder(context.cache, 'registry'), JAR)
  const loading = classLoadingOf('registry', jar, { java, cache: context.cache, home: path })
  const port = context.ports.registry
  const url = compatibilityUrl('127.0.0.1', port)
  const running = await supervise(
    {
      spec: {
        name: 'registry',
        command: java.command,
        args: ['-Xms64m', '-Xmx256m', ...leanJavaFlags, ...loading.flags, '-jar', jar],
        env: {
          ...javaEnvironment(context.env),
          // From the folder it runs in: in such an address a semicolon of a path would begin a setting.
          REGISTRY_DATASOURCE_URL: 'jdbc:h2:file:./registry',
          QUARKUS_HTTP_HOST: '127.0.0.1',
          QUARKUS_HTTP_PORT: String(port),
          QUARKUS_LOG_LEVEL: 'WARN',
        },
        cwd: folder,
      },
      waitReady: async (_, signal) => {
        await waitForPort(port, signal)
        await forbidIncompatibleSchemas(url, signal)
      },
    },
    { home: path, run },
    context.supervision,
  )
  const stop = async (): Promise<void> => loading.keep(await running.stop())
  return { address: { url }, pid: running.pid, stop, kill: running.kill }
}

/** The registry's side that speaks Confluent's API. */
export function compatibilityUrl(host: string, port: number): string {
  return `http://${host}:${port}/apis/ccompat/v7`
}

/**
 * Its default lets any schema replace any other. This also waits for the API, which answers later than the port opens.
 */
export async function forbidIncompatibleSchemas(url: string, signal: AbortSignal): Promise<void> {
  const request = {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ compatibility: 'FULL_TRANSITIVE' }),
  }
  const isSet = async (): Promise<boolean> => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    const response = await fetch(`${url}/config`, { ...request, signal: AbortSignal.any([signal, timeout]) })
    await response.arrayBuffer()
    return response.ok
  }
  while (!(await isSet().catch(() => false))) await sleep(POLL_MS, undefined, { signal })
}
