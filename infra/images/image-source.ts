// Where an image comes from when it does not come with the request: an address, an upload, or an earlier result.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { UPLOAD_BYTES_MAX } from '../../schemas/http/uploads.ts'
import { isUploadId } from '../../schemas/ids.ts'
import { fieldRejection, type Rejection } from '../../schemas/rejection.ts'
import type { Egress } from '../egress/egress.ts'
import { EgressError } from '../egress/egress-error.ts'
import { Failure } from '../lifecycle/failure.ts'
import type { LocalFile } from './measure-image.ts'

export type ImageSource = {
  /** An earlier result of the account, by its `url` or key. */
  readonly fromAsset: (asset: ImageRequest) => Promise<LocalFile>
  /** An address; that of an earlier result is not called, but taken from where results are kept. */
  readonly fromUrl: (address: ImageRequest) => Promise<LocalFile>
  /** What the account put to the address that POST /api/uploads gave it. */
  readonly fromUpload: (upload: ImageRequest) => Promise<LocalFile>
}

export type ImageRequest = {
  readonly value: string
  /** The name of the field it stood in, for whoever sent it. */
  readonly field: string
  readonly accountId: string
  /** Where to put the file. Whatever lies there is the caller's to remove, also when this throws. */
  readonly path: string
}

type StoredAsset = { readonly accountId: string; readonly bytes: number; readonly sha256: string }

export type ImageSourceParts = {
  readonly uploadKey: (accountId: string, uploadId: string) => string
  readonly findAsset: (key: string) => Promise<StoredAsset | undefined>
  readonly storage: {
    readonly stat: (key: string) => Promise<{ readonly bytes: number } | undefined>
    readonly getToFile: (key: string, path: string) => Promise<void>
  }
  readonly egress: Pick<Egress, 'download'>
  /** Where results are published, such as `https://cdn.example.com`; their keys follow it. */
  readonly cdnBaseUrl: string
}

/** Real results are far smaller; this keeps one request from filling the disk. */
const ASSET_BYTES_MAX = 200 * 1024 * 1024
const FETCH_TIMEOUT_MS = 20_000
const ASSET_KEY = /^assets\/[A-Za-z0-9_-]{8,128}\/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{1,8}$/

export const isAssetKey = (text: string): boolean => ASSET_KEY.test(text)

/** Every refusal is a Rejection that names the field; outages of our own servers are Failures. */
export function createImageSource(parts: ImageSourceParts): ImageSource {
  const fromAsset: ImageSource['fromAsset'] = (request) => readAsset(request, parts)
  return {
    fromAsset,
    fromUrl: (request) =>
      assetKeyOf(request.value, parts.cdnBaseUrl) ? fromAsset(request) : fetchImage(request, parts),
    fromUpload: (request) => readUpload(request, parts),
  }
}

/** An asset of someone else is answered like one that never was. */
async function readAsset(
  request: ImageRequest,
  { findAsset, storage, cdnBaseUrl }: ImageSourceParts,
): Promise<LocalFile> {
  const { value, field, accountId, path } = request
  const key = assetKeyOf(value, cdnBaseUrl)
  if (!key) throw fieldRejection('invalid_request', field, 'must be the url of an earlier result of this service')
  const asset = await findAsset(key)
  if (!asset || asset.accountId !== accountId)
    throw fieldRejection('request_rejected', field, 'is no asset of this account')
  if (asset.bytes > ASSET_BYTES_MAX) throw fieldRejection('payload_too_large', field, 'is too large a file')
  await storage.getToFile(key, path).catch(refuseMissing(field, 'is no longer kept'))
  return { path, bytes: (await stat(path)).size, sha256: asset.sha256 }
}

async function fetchImage({ value, field, path }: ImageRequest, { egress }: ImageSourceParts): Promise<LocalFile> {
  try {
    return {
      path,
      ...(await egress.download(value, path, { timeoutMs: FETCH_TIMEOUT_MS, bytesMax: UPLOAD_BYTES_MAX })),
    }
  } catch (error) {
    if (error instanceof EgressError) throw refusedAddress(error, field)
    throw error
  }
}

function refusedAddress(error: EgressError, field: string): Rejection {
  const { reason, message } = error
  if (reason === 'too_large') return fieldRejection('payload_too_large', field, message, error)
  return fieldRejection(reason === 'bad_address' ? 'invalid_request' : 'request_rejected', field, message, error)
}

async function readUpload(
  { value, field, accountId, path }: ImageRequest,
  { storage, uploadKey: keyOf }: ImageSourceParts,
): Promise<LocalFile> {
  const missing = 'names no upload of this account, or its file has not arrived'
  if (!isUploadId(value))
    throw fieldRejection('invalid_request', field, 'must be the inputUploadId of POST /api/uploads')
  const key = keyOf(accountId, value)
  const stored = await storage.stat(key)
  if (!stored) throw fieldRejection('request_rejected', field, missing)
  if (stored.bytes > UPLOAD_BYTES_MAX) {
    throw fieldRejection('payload_too_large', field, `has more than ${UPLOAD_BYTES_MAX} bytes`)
  }
  await storage.getToFile(key, path).catch(refuseMissing(field, missing))
  return { path, bytes: (await stat(path)).size, sha256: await digestOf(path) }
}

/** What pages add behind an address so that no cache answers, or to point into it, names no other file. */
function assetKeyOf(address: string, cdnBaseUrl: string): string | undefined {
  const base = `${cdnBaseUrl.replace(/\/$/, '')}/`
  const place = address.replace(/[?#].*$/s, '')
  const key = place.startsWith(base) ? place.slice(base.length) : place.replace(/^\//, '')
  return isAssetKey(key) ? key : undefined
}

function refuseMissing(field: string, message: string): (error: unknown) => never {
  return (error) => {
    const isMissing = error instanceof Failure && error.code === 'object_missing'
    throw isMissing ? fieldRejection('request_rejected', field, message, error) : error
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
