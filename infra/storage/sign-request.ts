import { createHmac, hash } from 'node:crypto'
import type { StorageConfig } from '../config/service-config.ts'

export type UnsignedRequest = {
  readonly method: 'PUT'
  /** As it is sent, its parts already escaped. */
  readonly path: string
  /** Names in lower case; all of them are signed. */
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body in hex. */
  readonly bodySha256: string
  readonly at: Date
}

/** Answers the headers to send: those given, the date, the body's digest and the signature. */
export type SignRequest = (request: UnsignedRequest) => Record<string, string>

const ALGORITHM = 'AWS4-HMAC-SHA256'

/**
 * Signs requests as S3 asks (AWS Signature Version 4, docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 * The key is derived once a day, which is most of what a signature costs.
 */
export function createSigner({
  accessKey,
  secretKey,
  region,
}: Pick<StorageConfig, 'accessKey' | 'secretKey' | 'region'>): SignRequest {
  let known: { readonly day: string; readonly key: Buffer } | undefined
  return ({ method, path, headers, bodySha256, at }) => {
    const time = at.toISOString().replace(/[-:]|\.\d+/g, '')
    const day = time.slice(0, 8)
    if (known?.day !== day) known = { day, key: signingKey(secretKey, day, region) }
    const signed: Record<string, string> = { ...headers, 'x-amz-content-sha256': bodySha256, 'x-amz-date': time }
    const names = Object.keys(signed).toSorted()
    const lines = names.map((name) => `${name}:${signed[name].trim().replace(/ +/g, ' ')}\n`).join('')
    const canonical = `${method}\n${path}\n\n${lines}\n${names.join(';')}\n${bodySha256}`
    const scope = `${day}/${region}/s3/aws4_request`
    const toSign = `${ALGORITHM}\n${time}\n${scope}\n${hash('sha256', canonical, 'hex')}`
    const signature = createHmac('sha256', known.key).update(toSign).digest('hex')
    signed.authorization = `${ALGORITHM} Credential=${accessKey}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`
    return signed
  }
}

function signingKey(secretKey: string, day: string, region: string): Buffer {
  const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request')
}
