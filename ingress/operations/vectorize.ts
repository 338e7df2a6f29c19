import type { ImageSource } from '../../infra/images/image-source.ts'
import { vectorizeSizeRule } from '../../infra/images/size-rules.ts'
import { vectorizeForm, vectorizeRequest } from '../../schemas/http/vectorize.ts'
import { operationTerms } from '../../schemas/operations.ts'
import { requireImage, vectorizeWishes } from '../../schemas/work-commands.ts'
import type { OperationRoute } from './operation-route.ts'
import { readImageRequest } from './read-image-request.ts'

/** Traces an image that is sent, or one that `images` fetches: an upload or an address. */
export const createVectorizeRoute = (images: ImageSource): OperationRoute => ({
  name: 'vectorize',
  operation: 'vectorize',
  path: '/api/vectorize',
  event: 'work-vectorize',
  terms: operationTerms.vectorize,
  summary: 'Trace a raster image into fills-only SVG',
  description:
    'Send one image of at most 50 MiB and 40 megapixels, or say where it is: PNG, JPEG, WebP, TIFF, AVIF or a still GIF.',
  bodies: [
    {
      contentType: 'multipart/form-data',
      schema: vectorizeForm,
      fileField: 'image',
      example: { quality: 'medium', config: '{"colors":6}' },
    },
    {
      contentType: 'application/json',
      schema: vectorizeRequest,
      example: { inputUploadId: 'upl_0199a1b2c3d47e5f8a9b0c1d2e3f4a5d', quality: 'medium', config: { colors: 6 } },
    },
  ],
  readRequest: async (request, context) => {
    const { body, image } = await readImageRequest(request, context, images, {
      form: vectorizeForm,
      json: vectorizeRequest,
      ruleOf: () => vectorizeSizeRule,
      drawings: 'refused',
      settingsOf: ({ imageUrl: _address, inputUploadId: _upload, ...settings }) => settings,
    })
    return {
      params: body,
      image,
      toWork: (terms, stored) => ({
        ...terms,
        image: requireImage(stored),
        ...vectorizeWishes(body),
      }),
    }
  },
})
