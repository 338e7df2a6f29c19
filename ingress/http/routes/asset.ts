import type { Request } from 'express'
import { isAssetKey } from '../../../infra/images/image-source.ts'
import { Failure } from '../../../infra/lifecycle/failure.ts'
import type { ObjectStore, StoredObject } from '../../../infra/storage/port.ts'
import { type ByteRange, readRange } from '../byte-range.ts'
import { HttpProblem } from '../problem.ts'
import { readOn } from '../read-on.ts'
import { preconditionOf } from '../requests/precondition.ts'
import type { HttpResponse } from '../response.ts'
import type { Route } from '../route.ts'

export type AssetRouteDeps = { readonly storage: Pick<ObjectStore, 'stat' | 'read'> }

/** A key is never written twice with other bytes, so a copy is good for as long as anyone keeps it. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** An SVG opened by itself is a document: it may draw and do nothing else. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The edge: streams produced files from the object store. Public by design, for who knows the unguessable name. */
export function assetRoute({ storage }: AssetRouteDeps): Route {
  return {
    method: 'get',
    path: '/assets/:name/:file',
    handler: (request) => serve(request, storage),
    documentation: {
      summary: 'A produced file',
      description:
        'Answers Range, If-Range, If-Match, If-None-Match, their dated kin and HEAD. Never changes, so it may be cached for good.',
      tag: 'files',
      parameters: [
        { name: 'name', in: 'path', description: 'The unguessable part of the address.', required: true },
        { name: 'file', in: 'path', description: 'The file.', required: true },
        { name: 'Range', in: 'header', description: 'One range of bytes.' },
        { name: 'If-None-Match', in: 'header', description: 'ETags the caller has.' },
        { name: 'If-Match', in: 'header', description: 'ETags of the files the caller wants, and no other.' },
        { name: 'If-Modified-Since', in: 'header', description: 'The `Last-Modified` of what the caller has.' },
        { name: 'If-Unmodified-Since', in: 'header', description: 'The latest `Last-Modified` that the caller wants.' },
      ],
      responses: {
        200: { description: 'The file.', contentType: '*/*' },
        206: { description: 'The range asked for.', contentType: '*/*' },
        304: { description: 'The caller has it.' },
      },
      errors: ['not_found', 'precondition_failed', 'range_not_satisfiable', 'unavailable'],
    },
  }
}

async function serve(request: Request, storage: AssetRouteDeps['storage']): Promise<HttpResponse> {
  const key = `assets/${request.params.name}/${request.params.file}`
  const object = isAssetKey(key) ? await storage.stat(key) : undefined
  if (!object) throw notFound()
  const etag = `"${(object.sha256 ?? object.etag).replaceAll('"', '')}"`
  const headers = headersOf(key, object, etag)
  const precondition = preconditionOf(request, etag, object.modifiedAt)
  if (precondition === 'failed') throw anotherFile(request, etag, headers['Last-Modified'])
  if (precondition === 'unchanged') return { status: 304, headers }
  const range = readRange(rangeHeader(request, [etag, headers['Last-Modified']]), object.bytes)
  if (range === 'unsatisfiable') throw unsatisfiable(object.bytes)
  const part = partOf(range, object)
  return {
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(part.length),
      ...(range === 'whole' ? {} : { 'Content-Range': contentRange(part, object.bytes) }),
    },
    // HEAD opens nothing at the store.
    ...(request.method === 'HEAD' ? {} : { body: await open(storage, key, range, object) }),
  }
}

function headersOf(key: string, object: StoredObject, etag: string) {
  return {
    'Content-Type': object.contentType,
    'Content-Disposition': `inline; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
    'Content-Security-Policy': INERT,
    'Cache-Control': IMMUTABLE,
    ETag: etag,
    'Last-Modified': new Date(object.modifiedAt).toUTCString(),
    'Accept-Ranges': 'bytes',
    // Pages of other origins show these files and read their pixels; there are no cookies to steal.
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Disposition, Content-Range, ETag',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

/**
 * If-Range: a range only of the very file the caller has a part of, named by its tag or its date, letter by letter (RFC
 * 9110, 13.1.5). HEAD has none (14.2).
 */
function rangeHeader(request: Request, validators: readonly string[]): string | undefined {
  if (request.method === 'HEAD') return undefined
  const condition = request.get('if-range')?.trim()
  return condition === undefined || validators.includes(condition) ? request.get('range') : undefined
}

const contentRange = ({ offset, length }: ByteRange, bytes: number): string =>
  `bytes ${offset}-${offset + length - 1}/${bytes}`

type AskedRange = ByteRange | 'whole'

const partOf = (range: AskedRange, { bytes }: StoredObject): ByteRange =>
  range === 'whole' ? { offset: 0, length: bytes } : range

async function open(storage: AssetRouteDeps['storage'], key: string, range: AskedRange, object: StoredObject) {
  try {
    const first = await storage.read(key, range === 'whole' ? undefined : range)
    return readOn(first, partOf(range, object), (rest) => storage.read(key, rest))
  } catch (error) {
    // Removed between looking and reading: its thirty days were over.
    if (error instanceof Failure && error.code === 'object_missing') throw notFound()
    throw error
  }
}

const notFound = (): HttpProblem => new HttpProblem('not_found', 'There is no such file, or it is no longer kept.')

function anotherFile(request: Request, etag: string, modified: string): HttpProblem {
  const error =
    request.get('if-match') === undefined
      ? { field: 'If-Unmodified-Since', message: `must be no earlier than ${modified}` }
      : { field: 'If-Match', message: `must name ${etag}` }
  return new HttpProblem('precondition_failed', `${error.field} ${error.message}.`, {
    headers: { ETag: etag },
    errors: [error],
  })
}

const unsatisfiable = (bytes: number): HttpProblem =>
  new HttpProblem('range_not_satisfiable', `The file has ${bytes} bytes.`, {
    headers: { 'Content-Range': `bytes */${bytes}` },
    errors: [{ field: 'Range', message: `must lie within ${bytes} bytes` }],
  })
