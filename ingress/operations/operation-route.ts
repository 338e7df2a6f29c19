// An operation as the ways in see it: data. A benchmark adds one of its own to the list that createApp takes.
import type { Request } from 'express'
import type { MeasuredImage } from '../../infra/images/measure-image.ts'
import type { EventName } from '../../schemas/events/catalogue.ts'
import type { EventPayloads, InputImage, WorkTerms } from '../../schemas/events/payloads.ts'
import type { Operation, OperationTerms } from '../../schemas/operations.ts'
import type { AuthenticatedContext } from '../http/access/authenticate.ts'
import type { DocumentedBody } from '../http/openapi/documentation.ts'

export type OperationContext = AuthenticatedContext & {
  /** A path in the upload folder for this request alone; whatever lies there is removed when the request ends. */
  readonly uploadPath: string
}

/** A checked request. Equal `params` and equal image bytes are the same request to Idempotency-Key. */
export type WorkRequest = {
  readonly params: Readonly<Record<string, unknown>>
  readonly image?: MeasuredImage
  /** The command, once the terms of the job are known and the image is stored. */
  readonly toWork: (terms: WorkTerms, image: InputImage | undefined) => EventPayloads[EventName]
}

export type OperationRoute = {
  /** The name in the work topic and in metrics. */
  readonly name: string
  /** The operation the job is booked and reported as. */
  readonly operation: Operation
  readonly path: string
  readonly event: EventName
  readonly terms: OperationTerms
  readonly summary: string
  readonly description: string
  readonly bodies: readonly DocumentedBody[]
  /** Reads and checks the request. Throws an HttpProblem that names what is wrong; nothing has been charged. */
  readonly readRequest: (request: Request, context: OperationContext) => Promise<WorkRequest>
}
