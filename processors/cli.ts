// `heddle-engine`: the three engines on a laptop, with no server. The last line on stdout is always one JSON report.
//   npm run -s engine -- generate|sheet|trace|enlarge …
import { errorMessage } from './cli/error-message.ts'

type Command = {
  readonly summary: string
  readonly load: () => Promise<{ run: (args: readonly string[]) => Promise<unknown> }>
}

const commands: Readonly<Record<string, Command>> = {
  generate: { summary: 'draw a pattern from a prompt', load: () => import('./cli/generate.ts') },
  sheet: { summary: 'draw a contact sheet, one prompt a line', load: () => import('./cli/sheet.ts') },
  trace: { summary: 'turn a raster into fills-only vectors', load: () => import('./cli/trace.ts') },
  enlarge: { summary: 'enlarge an image up to sixteen times', load: () => import('./cli/enlarge.ts') },
}

// A reader that has seen enough (`| head`) closes the pipe, which is no error; a disk that is full is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  const isClosed = error.code === 'EPIPE'
  if (!isClosed) console.error(`What was printed could not be written: ${errorMessage(error)}`)
  process.exit(isClosed ? 0 : 1)
})
const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command) await run(command, args)
else tellCommands(name)

async function run({ load }: Command, args: readonly string[]): Promise<void> {
  try {
    const { run } = await load()
    const report = await run(args)
    if (report !== undefined) console.log(JSON.stringify(report))
  } catch (error) {
    console.error(errorMessage(error))
    process.exit(1)
  }
}

function tellCommands(name: string): void {
  const list = Object.entries(commands).map(([key, { summary }]) => `  ${key.padEnd(10)}${summary}`)
  const help = ['usage: npm run -s engine -- COMMAND …', ...list, 'Each command explains itself with --help.'].join(
    '\n',
  )
  const isAsked = name === '' || name === '--help'
  if (isAsked) console.log(help)
  else console.error(`There is no command ${name}.\n${help}`)
  process.exitCode = isAsked ? 0 : 2
}
