import { createWriteStream } from 'node:fs'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import * as Minio from 'minio'
import type { StorageConfig } from '../config/service-config.ts'
import { errorCodeOf } from '../lifecycle/error-code.ts'
import { Failure } from '../lifecycle/failure.ts'
import { headersOf } from './object-headers.ts'
import type { ListedObject, ObjectStore, StoredObject } from './port.ts'
import { createPutSmall } from './put-small.ts'

/** One part is one signed body held in memory by client and server, so parts stay small. */
const PART_BYTES = 8 * 1024 * 1024
const DELETE_BATCH = 1000
/**
 * The MinIO client has no time limit of its own. Flowing data counts as activity, so this does not bound large files.
 */
const SILENCE_MS = 20_000

/** How the MinIO client and `put-small.ts` report these statuses. */
const BUSY = /(Retryable HTTP status:|the store answered) (408|429|5\d\d)/
const BUSY_WAIT_MS = 250

/**
 * Any S3 over the MinIO client. Outages come out as retry failures, refusals as crash failures.
 *
 * @param silenceMs a connection on which nothing moves for so long is given up as lost.
 */
export function createS3Store(config: StorageConfig, silenceMs: number = SILENCE_MS): ObjectStore {
  const { bucket } = config
  const agent = createAgent(config, silenceMs)
  const client = createClient(config, agent)
  const putSmall = createPutSmall(config, agent)
  return {
    putBytes: (key, bytes, meta) => guard('put', () => putSmall(key, bytes, meta)),
    putFile: (key, path, meta) =>
      guard('put', async () => void (await client.fPutObject(bucket, key, path, headersOf(meta)))),
    // The client's own way asks for the object's length first and leaves a part of the file behind when it breaks off.
    getToFile: (key, path) =>
      guard('get', async () => await pipeline(await client.getObject(bucket, key), createWriteStream(path))),
    read: (key, range) =>
      guard(
        'get',
        (): Promise<Readable> =>
          range ? client.getPartialObject(bucket, key, range.offset, range.length) : client.getObject(bucket, key),
      ),
    putAddress: (key, openMs) => guard('sign', () => client.presignedPutObject(bucket, key, openMs / 1000)),
    stat: (key) => guard('stat', () => statObject(client, bucket, key)),
    remove: (keys) =>
      guard('remove', async () => {
        for (let at = 0; at < keys.length; at += DELETE_BATCH) {
          await client.removeObjects(bucket, keys.slice(at, at + DELETE_BATCH))
        }
      }),
    list: (prefix, page) => guard('list', () => listObjects(client, bucket, prefix, page)),
    ensureBucket: () => guard('find or make the bucket', () => ensureBucket(client, config)),
    ping: () => guard('ping', async () => void (await client.bucketExists(bucket))),
  }
}

function createAgent({ endpoint }: StorageConfig, silenceMs: number): HttpAgent {
  const Agent = endpoint.startsWith('https:') ? HttpsAgent : HttpAgent
  return impatient(new Agent({ keepAlive: true }), silenceMs)
}

function createClient({ endpoint, accessKey, secretKey, region }: StorageConfig, agent: HttpAgent): Minio.Client {
  const address = new URL(endpoint)
  const useSSL = address.protocol === 'https:'
  return new Minio.Client({
    endPoint: address.hostname,
    port: Number(address.port || (useSSL ? 443 : 80)),
    useSSL,
    accessKey,
    secretKey,
    region,
    pathStyle: true,
    transportAgent: agent,
    partSize: PART_BYTES,
    // The client logs every retry to the console; `guard` retries without that.
    retryOptions: { disableRetry: true },
  })
}

/** A network can lose a peer without an error; a connection that is silent for too long then fails. */
function impatient(agent: HttpAgent, silenceMs: number): HttpAgent {
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, onConnected) => {
    const socket = connect(options, onConnected)
    if (socket instanceof Socket)
      socket.setTimeout(silenceMs, () => socket.destroy(new Error(`nothing came for ${silenceMs} ms`)))
    return socket
  }
  return agent
}

async function statObject(client: Minio.Client, bucket: string, key: string): Promise<StoredObject | undefined> {
  try {
    const { size, etag, lastModified, metaData } = await client.statObject(bucket, key)
    const meta = metaData as Readonly<Record<string, string | undefined>>
    return {
      bytes: size,
      etag,
      contentType: meta['content-type'] ?? 'application/octet-stream',
      modifiedAt: lastModified.getTime(),
      ...(meta['cache-control'] ? { cacheControl: meta['cache-control'] } : {}),
      ...(meta.sha256 ? { sha256: meta.sha256 } : {}),
    }
  } catch (error) {
    if (errorCodeOf(error) === 'NotFound' || errorCodeOf(error) === 'NoSuchKey') return undefined
    throw error
  }
}

async function listObjects(
  client: Minio.Client,
  bucket: string,
  prefix: string,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<ListedObject[]> {
  const found: ListedObject[] = []
  // The client asks for page after page; leaving the loop ends that.
  for await (const { name, size = 0, lastModified } of client.listObjectsV2(
    bucket,
    prefix,
    true,
    after,
  ) as AsyncIterable<Listed>) {
    if (name !== undefined && lastModified) found.push({ key: name, bytes: size, modifiedAt: lastModified.getTime() })
    if (found.length === most) break
  }
  return found
}

type Listed = { readonly name?: string; readonly size?: number; readonly lastModified?: Date }

async function ensureBucket(client: Minio.Client, { bucket, region }: StorageConfig): Promise<void> {
  if (await client.bucketExists(bucket)) return
  await client.makeBucket(bucket, region).catch((error: unknown) => {
    // Someone else created it in between.
    if (errorCodeOf(error) !== 'BucketAlreadyOwnedByYou' && errorCodeOf(error) !== 'BucketAlreadyExists') throw error
  })
}

const REFUSALS = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'NoSuchBucket',
  'InvalidBucketName',
])

/**
 * Errors of the language, of Node about its arguments, and of the MinIO client about what it was given: mistakes of
 * ours and not of the store.
 */
const MISTAKES = new Set([
  ...['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'AssertionError'],
  ...['InvalidArgumentError', 'InvalidBucketNameError', 'InvalidObjectNameError', 'InvalidPrefixError'],
])

async function guard<Value>(doing: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await unlessBusy(run)
  } catch (error) {
    // Asking again would not help, and looks from outside like a store that is away for good.
    if (error instanceof Error && MISTAKES.has(error.name)) throw error
    const code = errorCodeOf(error)
    if (code === 'NoSuchKey' || code === 'NotFound')
      throw new Failure('object_missing', 'park', `the object is not there (${doing})`, error)
    // Wrong keys or a missing bucket are an environment-wide fault: fail loudly instead of refunding job after job.
    if (code && REFUSALS.has(code))
      throw new Failure('storage_refused', 'crash', `the object store refused to ${doing}: ${code}`, error)
    throw new Failure(
      'storage_unavailable',
      'retry',
      `the object store did not ${doing}: ${code ?? 'no answer'}`,
      error,
    )
  }
}

/** A store that is too busy for the moment says so by its status, and is asked once more. */
async function unlessBusy<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Error && BUSY.test(error.message))) throw error
    await sleep(BUSY_WAIT_MS)
    return await run()
  }
}
