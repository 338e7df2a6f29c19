// `npm start`: the servers, then what they must hold, then our programs, each a process of its own under this one.
import { join } from 'node:path'
import { runLauncher } from './launcher.ts'
import { programs } from './programs/programs.ts'

await runLauncher(programs, join(import.meta.dirname, '..', '..'))
