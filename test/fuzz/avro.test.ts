// Records that were damaged at random: a reader may refuse them, and may do nothing else to its process.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Codec } from '../../infra/kafka/port.ts'
import { createCodec } from '../../infra/kafka/registry/codec.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import { eventNames, eventSchemas } from '../../schemas/events/catalogue.ts'
import { eventExamples } from '../../schemas/events/examples.ts'
import { standingTopics } from '../../schemas/topics.ts'
import { fuzzRandom, fuzzSeed } from './fuzz-seed.ts'
import { mutateBytes } from './mutate-bytes.ts'

const ROUNDS = 4_000
/**
 * A record of ours is some hundred bytes; reading one of any content must be over at once. Processor time, as others
 * may have the cores; the least of three reads, as the process may collect its garbage in one.
 */
const DECODE_CPU_US_MAX = 500_000
const DECODE_READS_MAX = 3
const HEAP_GROWTH_BYTES_MAX = 200 * 1024 * 1024

let registry: Server
let codec: Codec
beforeAll(async () => {
  registry = createServer((request, response) => {
    const [, id] = /^\/schemas\/ids\/(\d+)/.exec(request.url ?? '') ?? []
    const name = eventNames[Number(id) - 1]
    // A subject is asked for by the whole of its schema; ids are places in the list of events.
    if (id !== undefined && name === undefined) return void response.writeHead(404).end('{"error_code":40403}')
    if (name) return void response.end(JSON.stringify({ schema: eventSchemas[name].document }))
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { schema } = JSON.parse(Buffer.concat(chunks).toString()) as { schema: string }
      response.end(JSON.stringify({ id: 1 + eventNames.findIndex((event) => eventSchemas[event].document === schema) }))
    })
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  codec = createCodec(`http://127.0.0.1:${(registry.address() as AddressInfo).port}`, standingTopics())
})
afterAll(() => void registry.close())

async function isRefusedAsUndecodable(bytes: Buffer): Promise<boolean> {
  try {
    await codec.decode(bytes)
    return false
  } catch (error) {
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ code: 'message_undecodable', remedy: 'park' })
    return true
  }
}

test.each(eventNames.map((name, index) => [name, index] as const))(
  `damaged bytes of %s are refused or read, in no time and no memory (%#, seed ${fuzzSeed})`,
  async (name, index) => {
    const random = fuzzRandom(index)
    const whole = await codec.encode(name, eventExamples[name])
    expect((await codec.decode(whole)).event).toBe(name)
    const heapBefore = process.memoryUsage().heapUsed
    let refused = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const damaged = mutateBytes(whole, random)
      let least = Number.POSITIVE_INFINITY
      let isRefused = false
      for (let read = 0; read < DECODE_READS_MAX && least >= DECODE_CPU_US_MAX; read += 1) {
        const before = process.cpuUsage()
        isRefused = await isRefusedAsUndecodable(damaged)
        least = Math.min(least, process.cpuUsage(before).user)
      }
      expect(least).toBeLessThan(DECODE_CPU_US_MAX)
      refused += isRefused ? 1 : 0
    }
    expect(refused).toBeGreaterThan(0)
    expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(HEAP_GROWTH_BYTES_MAX)
  },
)
