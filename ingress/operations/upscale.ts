import type { ImageSource } from '../../infra/images/image-source.ts'
import { upscaleSizeRule } from '../../infra/images/size-rules.ts'
import { upscaleForm, upscaleRequest } from '../../schemas/http/upscale.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { requireImage, upscaleWishes } from '../../schemas/work-commands.ts'
import type { OperationRoute } from './operation-route.ts'
import { readImageRequest } from './read-image-request.ts'

/**
 * Enlarges an image that is sent, or one that `images` fetches: a result of the caller's own, an upload, an address.
 */
export function createUpscaleRoute(images: ImageSource): OperationRoute {
  return {
    name: 'upscale',
    operation: 'upscale',
    path: '/api/upscale',
    event: 'work-upscale',
    terms: operationTerms.upscale,
    summary: 'Enlarge an image up to sixteen times',
    description:
      'Send one image of at most 50 MiB, or the `url` of an earlier result as `assetUrl`, an upload, or an address. The result may have 16,384 × ' +
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
      const { body, image } = await readImageRequest(request, context, images, {
        form: upscaleForm,
        json: upscaleRequest,
        ruleOf: ({ scale }) => upscaleSizeRule(scale),
        drawings: 'own',
        settingsOf: ({ assetUrl: _asset, imageUrl: _address, inputUploadId: _upload, ...settings }) => settings,
      })
      return {
        params: body,
        image,
        toWork: (terms, stored) => ({ ...terms, image: requireImage(stored), ...upscaleWishes(body) }),
      }
    },
  }
}
