import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { type HeldSocket, holdSocket } from '../../../../../infra/stack/processes/held-socket.ts'
import { choosePorts } from '../../../../../infra/stack/processes/ports.ts'

const children: ChildProcess[] = []
let held: HeldSocket | undefined
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  held?.close()
})

/** A program that answers with its process id on the socket it inherits. */
async function serve(fd: number): Promise<ChildProcess> {
  const script = `
    const server = require('node:http').createServer((_, response) => response.end(String(process.pid)))
    server.listen({ fd: 4 }, () => process.send('ready'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc', fd] })
  children.push(child)
  await once(child, 'message')
  return child
}

async function freePort(): Promise<number> {
  return (await choosePorts(['api'], {})).api
}

describe('a port that is held', () => {
  test('keeps connections for the next program while the one that listened is gone', async () => {
    const port = await freePort()
    held = holdSocket(port, '127.0.0.1')
    if (!held) throw new Error('nothing was bound')
    const first = await serve(held.fd)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const asked = Promise.all([1, 2, 3].map(async () => (await fetch(`http://127.0.0.1:${port}/`)).text()))
    const second = await serve(held.fd)
    expect(await asked).toEqual(Array(3).fill(String(second.pid)))
  })

  test('refuses again once it is let go and its program has ended', async () => {
    const port = await freePort()
    held = holdSocket(port, '127.0.0.1')
    if (!held) throw new Error('nothing was bound')
    const program = await serve(held.fd)
    held.close()
    program.kill('SIGKILL')
    await once(program, 'exit')
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  })

  test('is not held where another has it, or where the host is a name', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(holdSocket(port, '127.0.0.1')).toBeUndefined()
    expect(holdSocket(await freePort(), 'localhost')).toBeUndefined()
    other.close()
  })
})
