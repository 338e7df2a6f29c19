// Requests to addresses of somebody else's choice, against servers of this test and names it invents.
import { createSocket } from 'node:dgram'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createEgress } from '../../../../infra/egress/egress.ts'
import { unreachable } from '../../../../infra/egress/egress-error.ts'
import { createNameResolver, isPublicAddress } from '../../../../infra/egress/public-address.ts'

let server: Server
let port = 0
let folder = ''
const asked: { url: string; host: string | undefined; body: string }[] = []

function answer(request: IncomingMessage, response: ServerResponse): void {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    asked.push({ url: request.url ?? '', host: request.headers.host, body })
    if (request.url === '/moved') return void response.writeHead(302, { location: '/secret' }).end()
    if (request.url === '/silent') return
    if (request.url === '/endless') return void endless(response)
    if (request.url === '/stalling') return void response.writeHead(200, { 'content-length': 1000 }).write('begun')
    if (request.url === '/cut') return void breakOff(response)
    if (request.url === '/gone') return void request.socket.destroy()
    if (request.url === '/other-protocol')
      return void response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end()
    response.end('picture')
  })
}

function endless(response: ServerResponse): void {
  const timer = setInterval(() => response.write(Buffer.alloc(4096)), 1)
  response.on('close', () => clearInterval(timer))
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 1000 }).write('begun', () => setTimeout(() => response.destroy(), 20))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'egress-'))
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const message = { headers: {}, body: 'hello', timeoutMs: 60_000 }
const limits = { timeoutMs: 60_000, bytesMax: 64 * 1024 }
const at = (path: string): string => `http://pictures.example:${port}${path}`
const permissive = () => createEgress({ allowPrivate: true, resolve: async () => ['127.0.0.1'] })

describe('a message', () => {
  test('goes to the address that was resolved, under the name that was asked for', async () => {
    expect(await permissive().post({ ...message, url: at('/a') })).toMatchObject({ status: 200 })
    expect(asked.at(-1)).toEqual({ url: '/a', host: `pictures.example:${port}`, body: 'hello' })
  })

  test('resolves the name once: a later answer that points elsewhere is never asked for', async () => {
    let times = 0
    const resolve = async () => {
      times += 1
      return times === 1 ? ['93.184.216.34'] : ['127.0.0.1']
    }
    const before = asked.length
    const request = createEgress({ allowPrivate: false, resolve }).post({ ...message, timeoutMs: 300, url: at('/a') })
    await expect(request).rejects.toMatchObject({ name: 'EgressError' })
    expect([times, asked.length]).toEqual([1, before])
  })

  test('does not follow a redirect', async () => {
    const before = asked.length
    expect((await permissive().post({ ...message, url: at('/moved') })).status).toBe(302)
    expect(asked.length).toBe(before + 1)
  })

  test.each([
    ['does not end', '/endless'],
    ['stalls in the middle', '/stalling'],
    ['is cut off', '/cut'],
  ])('is answered by the status, though what comes behind it %s', async (_case, path) => {
    expect(await permissive().post({ ...message, url: at(path) })).toMatchObject({ status: 200 })
  })

  test.each([
    ['silent', '/silent', 'timed_out', 'did not answer within 200 ms'],
    ['without an answer', '/gone', 'unreachable', 'ended the connection without a whole answer'],
    ['that answers with another protocol', '/other-protocol', 'unreachable', 'ended the connection'],
  ])('to a server %s ends with its reason', async (_case, path, reason, said) => {
    const sent = permissive().post({ ...message, timeoutMs: 200, url: at(path) })
    await expect(sent).rejects.toMatchObject({ reason, message: expect.stringContaining(said) })
  })

  test('is refused to hosts that are not public, whatever form their address has', async () => {
    const egress = createEgress({ allowPrivate: false, resolve: async () => ['93.184.216.34', '10.0.0.7'] })
    const urls = [
      'http://127.0.0.1/',
      'http://0x7f.1/',
      'http://2130706433/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://169.254.169.254/latest/',
      'http://0.0.0.0/',
      'http://mixed.example/',
    ]
    for (const url of urls) {
      await expect(egress.post({ ...message, url })).rejects.toMatchObject({
        reason: 'private_address',
      })
    }
  })

  test('is refused to what is no web address, and to names that nobody knows', async () => {
    const egress = createEgress({ allowPrivate: false, resolve: async () => Promise.reject(new Error('ENOTFOUND')) })
    const ask = (url: string) => egress.post({ ...message, url })
    for (const url of [
      'file:///etc/passwd',
      'ftp://a.example/',
      'http://me:secret@a.example/',
      'nonsense',
      `http://a.example/${'a'.repeat(2100)}`,
    ]) {
      await expect(ask(url)).rejects.toMatchObject({ reason: 'bad_address' })
    }
    await expect(ask('http://nobody.example/')).rejects.toMatchObject({ reason: 'unknown_name' })
  })
})

describe('a download', () => {
  test('writes the body and tells its length and digest', async () => {
    const path = join(folder, 'picture')
    const { bytes, sha256 } = await permissive().download(at('/b'), path, limits)
    expect([bytes, sha256.length, await readFile(path, 'utf8')]).toEqual([7, 64, 'picture'])
  })

  test('takes nothing but a 200, and no more bytes than it may', async () => {
    await expect(permissive().download(at('/moved'), join(folder, 'moved'), limits)).rejects.toMatchObject({
      reason: 'bad_status',
      message: expect.stringContaining('redirects are not followed'),
    })
    const small = permissive().download(at('/b'), join(folder, 'small'), { ...limits, bytesMax: 3 })
    await expect(small).rejects.toMatchObject({ reason: 'too_large' })
  })

  test.each([
    ['stalls in the middle', '/stalling', 'timed_out', 500],
    ['is cut off', '/cut', 'unreachable', limits.timeoutMs],
    ['never comes', '/other-protocol', 'unreachable', limits.timeoutMs],
  ])('of a file that %s ends all the same', async (_case, path, reason, timeoutMs) => {
    const download = permissive().download(at(path), join(folder, reason + path.slice(1)), { ...limits, timeoutMs })
    await expect(download).rejects.toMatchObject({ reason })
  })

  test('does not blame the address for a disk of ours', async () => {
    const download = permissive().download(at('/b'), join(folder, 'no', 'such', 'folder'), limits)
    await expect(download).rejects.toMatchObject({ code: 'storage_unavailable', remedy: 'retry' })
  })
})

describe('names that no server answers for', () => {
  /** Keeps every question to itself until it is told to answer, then says of each that there is no such name. */
  async function openNameServer() {
    const socket = createSocket('udp4')
    const speak = Promise.withResolvers<void>()
    let questions = 0
    socket.on('message', async (question, { port: from, address }) => {
      questions += 1
      await speak.promise
      question[2] |= IS_ANSWER
      question[3] = (question[3] & 0xf0) | NO_SUCH_NAME
      socket.send(question, from, address)
    })
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
    const close = () => new Promise<void>((resolve) => socket.close(() => resolve()))
    return { at: `127.0.0.1:${socket.address().port}`, questions: () => questions, speak: speak.resolve, close }
  }
  const IS_ANSWER = 0x80
  const NO_SUCH_NAME = 3

  test('hold up no file of ours', async () => {
    const { at, questions, speak, close } = await openNameServer()
    const ask = createNameResolver([at], 120_000)
    // More than twice as many as Node has threads for files.
    let answered = 0
    const asked = Array.from({ length: 10 }, (_, index) => ask(`silent-${index}.example`).finally(() => answered++))
    await readFile(import.meta.filename)
    expect(answered).toBe(0)
    speak()
    expect(await Promise.all(asked)).toEqual(Array(10).fill([]))
    expect(questions()).toBeGreaterThan(0)
    await close()
  })

  test('are names without addresses', async () => {
    const { at, close } = await openNameServer()
    expect(await createNameResolver([at], 50)('silent.example')).toEqual([])
    await close()
  })
})

test('a connection that fails says what its other end can mend', () => {
  const said = (code: string): string => unreachable(Object.assign(new Error('of the system'), { code })).message
  expect(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'].map(said)).toEqual([
    'has a certificate that is not trusted (CERT_HAS_EXPIRED)',
    'has a certificate that is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
    'has a certificate that is not trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
  ])
  expect(['HPE_INVALID_CONSTANT', 'ECONNRESET', 'ECONNREFUSED', 'EHOSTUNREACH'].map(said)).toEqual([
    'does not answer in HTTP',
    'ended the connection without a whole answer',
    'cannot be reached',
    'cannot be reached',
  ])
})

test('public addresses are told from all others', () => {
  const isPublic = ['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8']
  const isNot = [
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '127.9.9.9',
    '169.254.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fec0::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::ffff:10.0.0.1',
    '2001:db8::1',
    'name',
  ]
  expect(isPublic.filter((address) => !isPublicAddress(address))).toEqual([])
  expect(isNot.filter(isPublicAddress)).toEqual([])
})
