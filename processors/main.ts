// `node processors/main.ts work [--lane LANE]` or `control`: the engine lanes, or the lanes that keep the books. Takes
// its addresses from the environment.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { instanceName } from '../infra/config/service-config.ts'
import { clientIdAt } from '../infra/kafka/admin/predecessors.ts'
import { readConfig, runProgram } from '../infra/lifecycle/run-program.ts'
import { readControlConfig, readWorkConfig } from './config.ts'
import { composeControl } from './control.ts'
import { engineLanes } from './registry.ts'
import { showComputeProvider } from './runtime/compute-provider.ts'
import { composeWork } from './work.ts'

/** Draining the lanes, leaving consumer groups, closing connections. */
const STOP_MOST_MS = 15_000

const { program, lane } = readCommandLine(process.argv.slice(2))
await (program === 'work' ? runWork() : runControl())

async function runWork(): Promise<void> {
  const config = readConfig(process, (env) => readWorkConfig(env, lane))
  const environment = process.env
  await runProgram(process, {
    name: program,
    telemetry: config.telemetry,
    stopMostMs: STOP_MOST_MS,
    compose: (parts) => [
      ...composeWork({ ...parts, config, clientId: clientIdOf(config), lanes: engineLanes, environment }),
      showComputeProvider(parts.metrics, { environment, logger: parts.logger }),
    ],
  })
}

async function runControl(): Promise<void> {
  const config = readConfig(process, readControlConfig)
  await runProgram(process, {
    name: program,
    telemetry: config.telemetry,
    stopMostMs: STOP_MOST_MS,
    compose: (parts) => composeControl({ ...parts, config, clientId: clientIdOf(config) }),
  })
}

function clientIdOf({ place }: { readonly place: string | undefined }): string {
  const random = randomBytes(3).toString('hex')
  return place === undefined ? instanceName(program, random) : clientIdAt(place, random)
}

function readCommandLine(args: string[]): { readonly program: 'work' | 'control'; readonly lane: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ args, options: { lane: { type: 'string' } }, allowPositionals: true })
    const [named] = positionals
    const isKnown = named === 'work' || (named === 'control' && values.lane === undefined)
    if (isKnown && positionals.length === 1) return { program: named, lane: values.lane }
  } catch {
    // An option that there is not; the usage says which there are.
  }
  console.error('usage: node processors/main.ts work [--lane LANE] | control')
  process.exit(2)
}
