import type { Image, Work } from './fields.ts'

export type WorkRequest = {
  readonly body: string | FormData
  readonly headers: Readonly<Record<string, string>>
}

/** JSON, or a form where the image is sent as bytes. Fields that are undefined are left out of either. */
export function requestOfWork(work: Work): WorkRequest {
  if (work.operation === 'generate') return json(work.fields)
  const { image, fields } = work
  const bytes = bytesOf(image)
  return bytes ? form(fields, bytes) : json({ ...fields, ...referenceOf(image) })
}

const json = (fields: object): WorkRequest => ({
  body: JSON.stringify(fields),
  headers: { 'Content-Type': 'application/json' },
})

function form(fields: object, image: Blob): WorkRequest {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  body.set('image', image, image instanceof File ? image.name : 'image')
  return { body, headers: {} }
}

/** The bytes of an image that is given as such. */
export function bytesOf(image: Image): Blob | undefined {
  if (image instanceof Blob) return image
  // Copied, because a view of shared memory could change while it is sent, and again before it is repeated.
  return image instanceof Uint8Array ? new Blob([new Uint8Array(image)]) : undefined
}

const referenceOf = (image: Image): object =>
  typeof image === 'object' && 'inputUploadId' in image
    ? { inputUploadId: image.inputUploadId }
    : { imageUrl: String(image) }
