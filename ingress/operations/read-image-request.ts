import type { Request } from 'express'
import type { z } from 'zod'
import type { ImageSource } from '../../infra/images/image-source.ts'
import { type LocalFile, type MeasuredImage, measureImage } from '../../infra/images/measure-image.ts'
import { hasNoBody, mediaTypeOf, readJsonAs, requireMediaType } from '../http/requests/read-json.ts'
import type { OperationContext } from './operation-route.ts'
import { type ImageFormTerms, readImageForm } from './read-image-form.ts'

/** The fields of a JSON request that may say where its image is. */
type ImageFields = {
  readonly assetUrl?: string | undefined
  readonly imageUrl?: string | undefined
  readonly inputUploadId?: string | undefined
}

export type ImageRequestTerms<Form extends z.ZodType, Body extends z.ZodType<ImageFields>> = ImageFormTerms<Form> & {
  readonly json: Body
  /** The settings of a JSON request, as the form has them. */
  readonly settingsOf: (body: z.output<Body>) => z.output<Form>
}

/**
 * A request with an image, sent as a form that holds it or as JSON that says where it is; checked and measured either
 * way.
 */
export async function readImageRequest<Form extends z.ZodType, Body extends z.ZodType<ImageFields>>(
  request: Request,
  context: OperationContext,
  images: ImageSource,
  terms: ImageRequestTerms<Form, Body>,
): Promise<{ readonly body: z.output<Form>; readonly image: MeasuredImage }> {
  if (!hasNoBody(request)) requireMediaType(request, ['multipart/form-data', 'application/json'])
  if (hasNoBody(request) || mediaTypeOf(request) === 'multipart/form-data') {
    return readImageForm(request, context, terms)
  }
  const sent = await readJsonAs(terms.json, request, context)
  const settings = terms.settingsOf(sent)
  const { file, field } = await fetchImage(sent, context, images)
  return { body: settings, image: await measureImage(file, field, terms.ruleOf(settings), terms.drawings) }
}

async function fetchImage(
  { assetUrl, imageUrl, inputUploadId }: ImageFields,
  { caller, uploadPath: path }: OperationContext,
  images: ImageSource,
): Promise<{ readonly file: LocalFile; readonly field: string }> {
  const { accountId } = caller
  if (assetUrl !== undefined) {
    const field = 'assetUrl'
    return { field, file: await images.fromAsset({ value: assetUrl, field, accountId, path }) }
  }
  if (imageUrl !== undefined) {
    const field = 'imageUrl'
    return { field, file: await images.fromUrl({ value: imageUrl, field, accountId, path }) }
  }
  if (inputUploadId === undefined) throw new Error('a request without an image was accepted')
  const field = 'inputUploadId'
  return { field, file: await images.fromUpload({ value: inputUploadId, field, accountId, path }) }
}
