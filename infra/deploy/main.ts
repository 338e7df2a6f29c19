// What the image runs: `ingress`, `control`, `processors [--lane LANE]`, `provision` once before them, or `admin …`.
import { ConfigInvalid } from '../config/read-env.ts'
import { Failure } from '../lifecycle/failure.ts'
import { programs } from '../stack/programs/programs.ts'
import { provisionServers } from '../stack/provision.ts'
import { createProgress } from '../stack/terminal/progress.ts'
import { createLogger } from '../telemetry/logger.ts'

const [name = '', ...rest] = process.argv.slice(2)
const program = programs.find((one) => one.name === name)

if (program) await start(program.file, [...program.args, ...rest])
else if (name === 'admin') await start('ingress/cli/admin.ts', rest)
else if (name === 'provision') await provision()
else {
  console.error(`usage: ${programs.map((one) => one.name).join(' | ')} | provision | admin COMMAND …`)
  process.exitCode = 2
}

/** In this very process, so that signals reach it, with the arguments that it has when it is started by itself. */
async function start(file: string, args: readonly string[]): Promise<void> {
  const address = new URL(`../../${file}`, import.meta.url)
  process.argv.splice(1, process.argv.length, address.pathname, ...args)
  await import(address.href)
}

async function provision(): Promise<void> {
  const logger = createLogger({ process: 'provision', level: 'error' })
  const progress = createProgress(console.log, () => performance.now())
  try {
    await provisionServers({ env: process.env, logger, progress })
  } catch (error) {
    const isForPeople = error instanceof ConfigInvalid || error instanceof Failure
    console.error(isForPeople ? error.message : error)
    process.exitCode = 1
  }
}
