// `npm start`: the servers, then what they must hold, then our programs, each a process of its own under this one.
import { join } from 'node:path'
import { programs } from './applications.ts'
import { runLauncher } from './launcher.ts'

await runLauncher(programs, join(import.meta.dirname, '..', '..'))
