// Requests that kafkajs does not offer: users with SCRAM secrets, quotas, and taking another member out of a group.
// Sent through its connections, which are logged in. Formats: kafka.apache.org/protocol, AlterUserScramCredentials v0 (compact types, tagged fields) and
// AlterClientQuotas v0.
import { createRequire } from 'node:module'
import type { KafkaJsClient } from './kafkajs-client.ts'

export type ScramUser = {
  readonly name: string
  readonly salt: Buffer
  readonly iterations: number
  /** PBKDF2-HMAC-SHA-256 of the secret, 32 bytes: the broker derives its keys from it. */
  readonly saltedSecret: Buffer
}

/** Bytes a second on each broker; null takes the bound away. */
export type ByteQuotas = { readonly producer: number | null; readonly consumer: number | null }

/** `code` 0 is success; any other one is the refusal of a single entry inside an answer that succeeded as a whole. */
export type RawResult = { readonly code: number; readonly message: string | null }

export type RawConnection = {
  readonly putScramUser: (user: ScramUser) => Promise<RawResult>
  readonly setQuotas: (user: string, quotas: ByteQuotas) => Promise<RawResult>
  readonly leaveGroup: (groupId: string, memberId: string) => Promise<void>
  readonly close: () => Promise<void>
}

type Encoded = { readonly writeBuffer: (bytes: Buffer) => Encoded }
type Request = {
  readonly request: { apiKey: number; apiVersion: number; apiName: string; encode: () => Promise<Encoded> }
  readonly response: { decode: (raw: Buffer) => Promise<RawResult>; parse: (result: RawResult) => Promise<RawResult> }
}
type Cluster = {
  readonly connect: () => Promise<void>
  readonly disconnect: () => Promise<void>
  readonly refreshMetadata: () => Promise<void>
  readonly findControllerBroker: () => Promise<{
    readonly connectionPool: { readonly send: (request: Request) => Promise<RawResult> }
  }>
  readonly findGroupCoordinator: (group: { readonly groupId: string }) => Promise<{
    readonly leaveGroup: (member: { readonly groupId: string; readonly memberId: string }) => Promise<unknown>
  }>
}

const require = createRequire(import.meta.url)
const Encoder = require('kafkajs/src/protocol/encoder') as new () => Encoded

/** From the protocol (KIP-554, KIP-482): the mechanism, and an empty list of tagged fields. */
const SCRAM_SHA_256 = 1
const NO_TAGS = Buffer.from([0])
/**
 * kafkajs' own default for how old what it knows of the brokers may be; it must be said where its factory is called
 * directly.
 */
const METADATA_AGE_MS = 300_000

export async function openRawConnection(client: KafkaJsClient): Promise<RawConnection> {
  const cluster = clusterOf(client)
  await cluster.connect()
  await cluster.refreshMetadata()
  const ask = async (request: Request): Promise<RawResult> =>
    await (await cluster.findControllerBroker()).connectionPool.send(request)
  return {
    putScramUser: (user) => ask(scramRequest(user)),
    setQuotas: (user, quotas) => ask(quotaRequest(user, quotas)),
    leaveGroup: async (groupId, memberId) => {
      await (await cluster.findGroupCoordinator({ groupId })).leaveGroup({ groupId, memberId })
    },
    close: () => cluster.disconnect(),
  }
}

/** The only access to kafkajs' internal connections; its exact version is pinned, and a test covers this. */
function clusterOf(client: KafkaJsClient): Cluster {
  const symbol = Object.getOwnPropertySymbols(client).find((each) => each.description === 'private:Kafka:createCluster')
  const makers = client as unknown as Readonly<Record<symbol, (options: { metadataMaxAge: number }) => Cluster>>
  const make = symbol && makers[symbol]
  if (!make) throw new Error('kafkajs has no createCluster any more')
  return make({ metadataMaxAge: METADATA_AGE_MS })
}

function scramRequest({ name, salt, iterations, saltedSecret }: ScramUser): Request {
  const upsertion = Buffer.concat([
    compactBytes(Buffer.from(name)),
    Buffer.from([SCRAM_SHA_256]),
    int32(iterations),
    compactBytes(salt),
    compactBytes(saltedSecret),
    NO_TAGS,
  ])
  const deletions = compactArray([])
  const body = Buffer.concat([NO_TAGS, deletions, compactArray([upsertion]), NO_TAGS])
  return request(51, 'AlterUserScramCredentials', body, (raw) => {
    // Tags of the header, throttle time, one result: user, code, message.
    const user = readCompactText(raw, 1 + 4 + 1)
    return { code: raw.readInt16BE(user.end), message: readCompactText(raw, user.end + 2).text }
  })
}

function quotaRequest(user: string, { producer, consumer }: ByteQuotas): Request {
  const operations = [quotaOf('producer_byte_rate', producer), quotaOf('consumer_byte_rate', consumer)]
  const entity = Buffer.concat([int32(1), text('user'), text(user)])
  const validateOnly = Buffer.from([0])
  const body = Buffer.concat([int32(1), entity, int32(operations.length), ...operations, validateOnly])
  return request(49, 'AlterClientQuotas', body, (raw) => {
    // Throttle time, one entry: code, message.
    const length = raw.readInt16BE(10)
    return { code: raw.readInt16BE(8), message: length < 0 ? null : raw.toString('utf8', 12, 12 + length) }
  })
}

function quotaOf(key: string, value: number | null): Buffer {
  const bytes = Buffer.alloc(9)
  bytes.writeDoubleBE(value ?? 0, 0)
  bytes.writeUInt8(value === null ? 1 : 0, 8)
  return Buffer.concat([text(key), bytes])
}

function request(apiKey: number, apiName: string, body: Buffer, read: (raw: Buffer) => RawResult): Request {
  return {
    request: { apiKey, apiVersion: 0, apiName, encode: async () => new Encoder().writeBuffer(body) },
    response: { decode: async (raw) => read(raw), parse: async (result) => result },
  }
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function text(value: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeInt16BE(Buffer.byteLength(value))
  return Buffer.concat([length, Buffer.from(value)])
}

/**
 * Lengths are one more than they are and seven bits a byte; names, salts and secrets here are all far below 16,384
 * bytes.
 */
function compactLength(length: number): Buffer {
  const value = length + 1
  return value < 0x80 ? Buffer.from([value]) : Buffer.from([(value & 0x7f) | 0x80, value >> 7])
}

const compactBytes = (bytes: Buffer): Buffer => Buffer.concat([compactLength(bytes.length), bytes])

const compactArray = (items: readonly Buffer[]): Buffer => Buffer.concat([compactLength(items.length), ...items])

function readCompactText(raw: Buffer, at: number): { readonly text: string | null; readonly end: number } {
  let [value, shift, start] = [0, 0, at]
  for (let byte = 0x80; byte & 0x80; start += 1) {
    byte = raw.readUInt8(start)
    value |= (byte & 0x7f) << shift
    shift += 7
  }
  if (value === 0) return { text: null, end: start }
  return { text: raw.toString('utf8', start, start + value - 1), end: start + value - 1 }
}
