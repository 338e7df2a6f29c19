import { stat } from 'node:fs/promises'
import type { LocalFile } from '../../infra/images/measure-image.ts'
import type { Ledger } from '../../infra/ledger/port.ts'
import { Failure } from '../../infra/lifecycle/failure.ts'
import type { ObjectStore } from '../../infra/storage/port.ts'
import { fieldProblem } from '../http/problem.ts'
import type { OperationContext } from './operation-route.ts'

export type FetchAsset = (assetUrl: string, context: OperationContext) => Promise<LocalFile>

export type AssetSource = {
  readonly ledger: Pick<Ledger, 'findAsset'>
  readonly storage: Pick<ObjectStore, 'getToFile'>
  /** Where assets are published, such as `https://cdn.example.com`; the asset's key follows it. */
  readonly cdnBaseUrl: string
}

/** An honest result is far below; this keeps a request from filling the disk. */
const ASSET_BYTES_MAX = 200 * 1024 * 1024
const ASSET_KEY = /^assets\/[A-Za-z0-9_-]{8,128}\/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{1,8}$/

export const isAssetKey = (text: string): boolean => ASSET_KEY.test(text)

/**
 * Copies an asset of the caller's account to the upload path. Only our own assets are taken, by their key: no address
 * that a caller sends is ever fetched over the network. An asset of someone else is answered like one that never was.
 */
export function createAssetFetcher({ ledger, storage, cdnBaseUrl }: AssetSource): FetchAsset {
  return async function fetchOwnAsset(assetUrl, { caller, uploadPath }) {
    const key = assetKeyOf(assetUrl, cdnBaseUrl)
    if (!key) throw fieldProblem('invalid_request', 'assetUrl', 'must be the url of an earlier result of this service')
    const asset = await ledger.findAsset(key)
    if (!asset || asset.accountId !== caller.accountId) {
      throw fieldProblem('request_rejected', 'assetUrl', 'is no asset of this account')
    }
    if (asset.bytes > ASSET_BYTES_MAX) throw fieldProblem('payload_too_large', 'assetUrl', 'is too large a file')
    await download(storage, key, uploadPath)
    return { path: uploadPath, bytes: (await stat(uploadPath)).size, sha256: asset.sha256 }
  }
}

function assetKeyOf(assetUrl: string, cdnBaseUrl: string): string | undefined {
  const base = `${cdnBaseUrl.replace(/\/$/, '')}/`
  const key = assetUrl.startsWith(base) ? assetUrl.slice(base.length) : assetUrl.replace(/^\//, '')
  return isAssetKey(key) ? key : undefined
}

async function download(storage: Pick<ObjectStore, 'getToFile'>, key: string, path: string): Promise<void> {
  try {
    await storage.getToFile(key, path)
  } catch (error) {
    if (error instanceof Failure && error.code === 'object_missing') {
      throw fieldProblem('request_rejected', 'assetUrl', 'is no longer kept', { cause: error })
    }
    throw error
  }
}
