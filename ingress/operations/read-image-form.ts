import type { Request } from 'express'
import type { z } from 'zod'
import {
  type Drawings,
  looksLikePicture,
  type MeasuredImage,
  measureImage,
  type SizeRule,
} from '../../infra/images/measure-image.ts'
import { imageReference } from '../../schemas/http/image-reference.ts'
import { knownFields } from '../../schemas/known-fields.ts'
import { validate } from '../../schemas/validate.ts'
import { fieldProblem } from '../http/problem.ts'
import { type Form as ReadForm, readForm } from '../http/requests/read-form.ts'
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
  terms: ImageFormTerms<Form>,
): Promise<{ readonly body: z.output<Form>; readonly image: MeasuredImage }> {
  if (hasNoBody(request)) throw fieldProblem('invalid_request', MISSING_IMAGE.field, MISSING_IMAGE.message)
  const form = await readForm(request, context, { path: context.uploadPath, settings: knownFields(terms.form, []) })
  refuseReferences(form.fields)
  const missing = await missingImage(form)
  const body = validate(terms.form, form.fields, missing ? [missing] : [])
  if (!form.file) throw fieldProblem('invalid_request', MISSING_IMAGE.field, MISSING_IMAGE.message)
  return { body, image: await measureImage(form.file, 'image', terms.ruleOf(body), terms.drawings) }
}

/** What says in JSON where the image is. */
const REFERENCES = [...Object.keys(imageReference), 'assetUrl']

function refuseReferences(fields: Readonly<Record<string, string>>): void {
  const sent = REFERENCES.find((name) => fields[name] !== undefined)
  if (sent === undefined) return
  throw fieldProblem('invalid_request', sent, 'belongs to a body of application/json; a form holds the file itself')
}

/** An `image` sent as text is the commonest mistake: curl -F image=x.png instead of -F image=@x.png. */
async function missingImage({ file, isFileBare }: ReadForm): Promise<typeof MISSING_IMAGE | undefined> {
  if (!file) return MISSING_IMAGE
  if (!isFileBare || (await looksLikePicture(file.path))) return undefined
  return { field: 'image', message: 'must be a file part, and text was sent' }
}
