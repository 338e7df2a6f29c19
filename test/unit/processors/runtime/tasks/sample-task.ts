// A task module for the pool's tests: does what its input says.
import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { type RunTask, TaskRejected } from '../../../../../processors/runtime/task.ts'

type Wish = { readonly wish: string; readonly value?: unknown }

/** Closed, it is the lowest free number, which the next file that is opened gets. */
const STDERR = 2

const kept: Uint8Array[] = []

export const runTask: RunTask = async (input, { onProgress }) => {
  const { wish, value } = input as Wish
  if (wish === 'echo') {
    return { value, pid: process.pid, seen: Object.keys(process.env), memoryBytes: process.memoryUsage.rss() }
  }
  if (wish === 'reject') throw new TaskRejected('invalid_image', 'the picture is torn', 'image')
  if (wish === 'throw') throw new Error('the engine broke')
  if (wish === 'exit') process.exit(7)
  if (wish === 'segfault') process.kill(process.pid, 'SIGSEGV')
  if (wish === 'spin') for (;;) Math.sqrt(2)
  if (wish === 'eat') await eat()
  if (wish === 'hoard') hoard()
  if (wish === 'litter') return { value: litter() }
  if (wish === 'progress') onProgress(1, 'drawing')
  return { value }
}

/**
 * Fills the heap until Node aborts. Says nothing of it: a worker of Jest hands on what its children write to stderr,
 * and Jest ends a worker there that seems to have run out of memory itself.
 */
function hoard(): never {
  closeSync(STDERR)
  openSync(devNull, 'w')
  for (const words: string[][] = []; ; ) words.push(Array.from({ length: 1000 }, () => 'word'))
}

/** Holds four times what it may, and no more: whoever should end it may be slow, and others need the rest. */
function eat(): Promise<never> {
  while (kept.length < 64) kept.push(new Uint8Array(16 * 1024 * 1024).fill(1))
  // Something to wait for, or the process would end by itself.
  return new Promise(() => setInterval(() => {}, 60_000))
}

/** Holds 384 MiB for a moment and forgets them. */
function litter(): number {
  const held = Array.from({ length: 24 }, () => new Uint8Array(16 * 1024 * 1024).fill(1))
  return held.length
}
