// Runs in a worker thread of a pooled child. When the parent dies by SIGKILL nobody tells the child, and a child in a
// long computation would not hear it anyway; this thread sees that it has another parent now and ends the whole
// process.
import { workerData } from 'node:worker_threads'

/** An orphan burns a core for this long at the most. */
const LOOK_EVERY_MS = 1000
const { parentPid } = workerData as { readonly parentPid: number }

setInterval(() => {
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS)
