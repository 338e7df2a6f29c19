// What calls take, as the HTTP contract has it. Types alone: a browser loads neither the contract nor zod.
import type { z } from 'zod'
import type { generateRequest } from '../../schemas/http/generate.ts'
import type { quoteRequest } from '../../schemas/http/quotes.ts'
import type { JobState } from '../../schemas/http/results.ts'
import type { upscaleForm } from '../../schemas/http/upscale.ts'
import type { usagePage } from '../../schemas/http/usage.ts'
import type { vectorizeSettings } from '../../schemas/http/vectorize.ts'
import type { webhookChanges, webhookRequest, webhookWithSecret } from '../../schemas/http/webhooks.ts'
import type { Operation } from '../../schemas/operations.ts'
import type { DeliveryState } from '../../schemas/webhooks.ts'

export type GenerateFields = z.input<typeof generateRequest>
export type VectorizeFields = z.input<typeof vectorizeSettings>
export type UpscaleFields = z.input<typeof upscaleForm>
export type QuoteFields = z.input<typeof quoteRequest>
export type WebhookFields = z.input<typeof webhookRequest>
export type WebhookChanges = z.input<typeof webhookChanges>
export type WebhookWithSecret = z.output<typeof webhookWithSecret>
export type UsagePeriod = z.output<typeof usagePage>['usage'][number]

/** An image: its bytes, an http or https address (of an earlier result too), or what `uploads.put` answered. */
export type Image = Blob | Uint8Array | URL | string | { readonly inputUploadId: string }

/** One job to be done. */
export type Work =
  | { readonly operation: 'generate'; readonly fields: GenerateFields }
  | { readonly operation: 'vectorize'; readonly image: Image; readonly fields: VectorizeFields }
  | { readonly operation: 'upscale'; readonly image: Image; readonly fields: UpscaleFields }

/** Items that are asked for at once as a list is read: 1 to 200, 50 when left out. */
export type Paged = { readonly pageSize?: number | undefined }
export type JobFilter = Paged & {
  readonly state?: JobState | undefined
  readonly operation?: Operation | undefined
}
export type DeliveryFilter = Paged & { readonly state?: DeliveryState | undefined }
export type UsageFilter = Paged & {
  readonly per?: 'hour' | 'day' | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly operation?: Operation | undefined
}
