// Puts objects that stand in memory. A result of a job is one, and the MinIO client's way to store it costs twice the
// processor time of this: it digests the body twice and derives the signing key anew each time.
import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'
import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import aws4, { type RequestSigner } from 'aws4'
import type { StorageConfig } from '../config/service-config.ts'
import { headersOf } from './object-headers.ts'
import type { ObjectMeta } from './port.ts'

export type PutSmall = (key: string, bytes: Uint8Array, meta: ObjectMeta) => Promise<void>

type SignedRequest = RequestSigner['request']

/** Of an answer that says what went wrong; those of S3 have a few hundred bytes. */
const ANSWER_BYTES_MAX = 16 * 1024

/** Puts throw an Error with S3's `code` where the store refuses, and Node's error where nobody answers. */
export function createPutSmall(config: StorageConfig, agent: Agent): PutSmall {
  const { protocol, hostname, port, host } = new URL(regional(config))
  const send = protocol === 'https:' ? requestHttps : requestHttp
  const sign = createSigner(config)
  return (key, bytes, meta) => {
    const digest = meta.sha256 ?? hash('sha256', bytes, 'hex')
    const unsigned = {
      method: 'PUT',
      service: 's3',
      region: config.region,
      path: `/${config.bucket}/${escaped(key)}`,
      headers: { host, ...headersOf(meta), 'content-length': bytes.byteLength, 'x-amz-content-sha256': digest },
    }
    const signed = { ...sign(unsigned), agent, hostname, port }
    return new Promise((resolve, reject) => {
      const request = send(signed, (answer) => {
        readEnd(answer).then(resolve, reject)
      })
      request.on('error', reject)
      request.end(bytes)
    })
  }
}

/**
 * The last of the signature's five steps is ours, with the day's key kept as Node's own object: made of its bytes anew
 * for each put, it costs as much as all the rest of signing.
 */
function createSigner({ accessKey, secretKey, region }: StorageConfig): (request: SignedRequest) => SignedRequest {
  let day: { readonly date: string; readonly key: KeyObject } | undefined
  class DaySigner extends aws4.RequestSigner {
    override signature(): string {
      const date = this.getDate()
      if (day?.date !== date) day = { date, key: keyOfDay(secretKey, date, region) }
      return createHmac('sha256', day.key).update(this.stringToSign()).digest('hex')
    }
  }
  return (request) => new DaySigner(request, { accessKeyId: accessKey, secretAccessKey: secretKey }).sign()
}

/**
 * Signature version 4: the secret, the date, the region and the service, each under the digest of what stands before.
 */
function keyOfDay(secret: string, date: string, region: string): KeyObject {
  const under = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return createSecretKey([date, region, 's3', 'aws4_request'].reduce(under, Buffer.from(`AWS4${secret}`)))
}

async function readEnd(answer: IncomingMessage): Promise<void> {
  if (answer.statusCode === 200) {
    await new Promise((resolve, reject) => answer.on('end', resolve).on('error', reject).resume())
    return
  }
  let text = ''
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk
    if (text.length > ANSWER_BYTES_MAX) break
  }
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
  throw Object.assign(new Error(`the store answered ${answer.statusCode}`), code === undefined ? {} : { code })
}

/** What stays as it is in a path that is signed: letters, digits, -._~ and the slash (RFC 3986, as S3 reads it). */
function escaped(key: string): string {
  return encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Amazon's own address for everywhere sends writes elsewhere, with a redirect that a signed body cannot follow. */
const regional = ({ endpoint, region }: StorageConfig): string =>
  endpoint.replace('//s3.amazonaws.com', `//s3.${region}.amazonaws.com`)
