import type { Request } from 'express'
import type { z } from 'zod'
import { type Drawings, type MeasuredImage, measureImage, type SizeRule } from '../../infra/images/measure-image.ts'
import { imageReference } from '../../schemas/http/image-reference.ts'
import { knownFields } from '../../schemas/known-fields.ts'
import { validate } from '../../schemas/validate.ts'
import { fieldProblem } from '../http/problem.ts'
import { readForm } from '../http/requests/read-form.ts'
import { hasNoBody } from '../http/requests/read-json.ts'
import type { OperationContext } from './operation-route.ts'

const MISSING_IMAGE = { field: 'image', message: 'is required: send the file as a part of a multipart/form-data body' }

export type ImageFormTerms<Form extends z.ZodType> = {
  readonly form: Form
  /** The sizes that an image may have with these settings. */
  readonly ruleOf: (settings: z.output<Form>) => SizeRule
  readonly drawings: Drawings
}

/** The text fields of a form and its one image, both checked. Wrong fields and a missing image are named together. */
export async function readImageForm<Form extends z.ZodType>(
  request: Request,
  context: OperationContext,
  { form, ruleOf, drawings }: ImageFormTerms<Form>,
): Promise<{ readonly body: z.output<Form>; readonly image: MeasuredImage }> {
  if (hasNoBody(request)) throw fieldProblem('invalid_request', MISSING_IMAGE.field, MISSING_IMAGE.message)
  const { fields, file } = await readForm(request, context, {
    path: context.uploadPath,
    settings: knownFields(form, []),
  })
  refuseReferences(fields)
  const { image: imageAsText, ...settings } = fields
  const body = file ? validate(form, fields) : validate(form, settings, [missingImage(imageAsText)])
  if (!file) throw fieldProblem('invalid_request', MISSING_IMAGE.field, MISSING_IMAGE.message)
  return { body, image: await measureImage(file, 'image', ruleOf(body), drawings) }
}

/** What says in JSON where the image is. */
const REFERENCES = [...Object.keys(imageReference), 'assetUrl']

function refuseReferences(fields: Readonly<Record<string, string>>): void {
  const sent = REFERENCES.find((name) => fields[name] !== undefined)
  if (sent === undefined) return
  throw fieldProblem('invalid_request', sent, 'belongs to a body of application/json; a form holds the file itself')
}

/** An `image` sent as text is the commonest mistake: curl -F image=x.png instead of -F image=@x.png. */
function missingImage(imageAsText: string | undefined): typeof MISSING_IMAGE {
  if (imageAsText === undefined) return MISSING_IMAGE
  return { field: 'image', message: 'must be a file part, and text was sent' }
}
