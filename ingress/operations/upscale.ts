import type { Request } from 'express'
import type { z } from 'zod'
import { type MeasuredImage, measureImage } from '../../infra/images/measure-image.ts'
import { upscaleSizeRule } from '../../infra/images/size-rules.ts'
import { type UpscaleForm, upscaleForm, upscaleRequest } from '../../schemas/http/upscale.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { validate } from '../../schemas/validate.ts'
import { requireImage, upscaleWishes } from '../../schemas/work-commands.ts'
import { hasNoBody, mediaTypeOf, readJson, requireMediaType } from '../http/read-json.ts'
import type { FetchAsset } from './fetch-own-asset.ts'
import type { OperationContext, OperationRoute } from './operation-route.ts'
import { readImageForm } from './read-image-form.ts'

type Checked = { readonly params: z.output<typeof upscaleForm>; readonly image: MeasuredImage }

/** Enlarges an uploaded image, or an asset of the caller's own that is fetched by `fetchAsset`. */
export function createUpscaleRoute(fetchAsset: FetchAsset): OperationRoute {
  return {
    name: 'upscale',
    operation: 'upscale',
    path: '/api/upscale',
    event: 'work-upscale',
    terms: operationTerms.upscale,
    summary: 'Enlarge an image up to sixteen times',
    description:
      'Send one image of at most 50 MiB, or the `url` of an earlier result as `assetUrl`. The result may have 16,384 × ' +
      '16,384 pixels in any shape, so at 16 times the image may be 1,024 × 1,024 or 4,096 × 256. A file of generate that ' +
      'nobody has changed, SVG among them, is not enlarged but drawn again from the recipe in it, exact at any size. ' +
      'The indexed formats hold the inks alone; dzi is a Deep Zoom tile set in one zip.',
    bodies: [
      { contentType: 'multipart/form-data', schema: upscaleForm, fileField: 'image', example: { scale: '4' } },
      {
        contentType: 'application/json',
        schema: upscaleRequest,
        example: { assetUrl: '/assets/5e884898da28047151d0e56f8dc62927/job.png', scale: 4 },
      },
    ],
    readRequest: async (request, context) => {
      const { params, image } = await readEither(request, context, fetchAsset)
      return {
        params,
        image,
        toWork: (terms, stored) => ({ ...terms, image: requireImage(stored), ...upscaleWishes(params) }),
      }
    },
  }
}

async function readEither(request: Request, context: OperationContext, fetchAsset: FetchAsset): Promise<Checked> {
  if (!hasNoBody(request)) requireMediaType(request, ['multipart/form-data', 'application/json'])
  if (hasNoBody(request) || mediaTypeOf(request) === 'multipart/form-data') {
    const ruleOf = ({ scale }: UpscaleForm) => upscaleSizeRule(scale)
    const { body, image } = await readImageForm(request, context, upscaleForm, ruleOf, 'own')
    return { params: body, image }
  }
  const { value, problems } = await readJson(request, context)
  const { assetUrl, ...params } = validate(upscaleRequest, value, problems)
  const file = await fetchAsset(assetUrl, context)
  return { params, image: await measureImage(file, 'assetUrl', upscaleSizeRule(params.scale), 'own') }
}
