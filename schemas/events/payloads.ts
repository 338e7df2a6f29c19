// The payload of each event as TypeScript sees it. Times are milliseconds since 1970 (Avro timestamp-millis).
// The .avsc beside this file is what goes over the wire; a test proves that both have the same fields.
import type { FieldProblem } from '../error-codes.ts'
import type { AccountId, EntryId, JobId } from '../ids.ts'
import type { Lane, Operation } from '../operations.ts'

/** What every work command says about its job. */
export type WorkTerms = {
  readonly jobId: JobId
  readonly accountId: AccountId
  readonly lane: Lane
  readonly credits: number
  readonly acceptedAt: number
  readonly deadlineAt: number
  readonly replyTopic: string | null
}

/** An input stored before the job was accepted (claim check: image bytes never travel through Kafka). */
export type InputImage = {
  readonly key: string
  readonly contentType: string
  readonly bytes: number
  readonly sha256: string
  readonly width: number
  readonly height: number
}

export type WorkGenerate = WorkTerms & {
  readonly prompt: string
  readonly compositionType: string
  readonly colorPalette: readonly string[]
  readonly aspectRatio: string | null
  readonly density: string | null
  readonly outputFormat: string
  readonly seed: number | null
  readonly size: number | null
  readonly spec: string | null
  readonly engine: string | null
  readonly diffusion: string | null
  readonly dpi: number | null
  readonly repeatMm: number | null
  readonly trapMm: number | null
  readonly registrationMarks: boolean | null
  readonly colorways: number | null
}

export type WorkVectorize = WorkTerms & {
  readonly image: InputImage
  readonly quality: string
  readonly config: string
  readonly outputFormat: string
}

export type WorkUpscale = WorkTerms & {
  readonly image: InputImage
  readonly scale: number
  readonly outputFormat: string
  readonly tile: string
  readonly method: string
  readonly keepPhysicalSize: boolean
}

export type JobFacts = {
  readonly jobId: JobId
  readonly accountId: AccountId
  readonly operation: Operation
  readonly lane: Lane
  readonly credits: number
}

export type Completion = JobFacts & {
  readonly acceptedAt: number
  readonly completedAt: number
  readonly processingTimeMs: number
  readonly assetKey: string
  readonly url: string
  readonly format: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly sha256: string
  readonly report: string
}

export const refundDeciders = ['processor', 'deadline', 'sweeper', 'cancel'] as const

export type Refund = JobFacts & {
  readonly acceptedAt: number
  readonly refundedAt: number
  readonly decidedBy: (typeof refundDeciders)[number]
  readonly code: string
  readonly detail: string
  readonly field: string | null
}

export type Accepted = JobFacts & { readonly acceptedAt: number; readonly deadlineAt: number }

export type LedgerEntryEvent = {
  readonly entryId: EntryId
  readonly accountId: AccountId
  readonly jobId: JobId | null
  readonly kind: 'granted' | 'held' | 'posted' | 'voided' | 'expired'
  readonly credits: number
  readonly available: number
  readonly held: number
  readonly spent: number
  readonly recordedAt: number
}

export type Progress = {
  readonly jobId: JobId
  readonly accountId: AccountId
  readonly operation: Operation
  readonly fraction: number
  readonly stage: string
  readonly reportedAt: number
}

export type Control = { readonly action: 'cancel'; readonly jobId: JobId; readonly requestedAt: number }

export type DeadLetter = {
  readonly sourceTopic: string
  readonly sourcePartition: number
  readonly sourceOffset: number
  readonly reason: 'undecodable' | 'rejected' | 'exhausted'
  readonly detail: string
  readonly attempts: number
  readonly key: Buffer | null
  readonly value: Buffer | null
  readonly headers: Readonly<Record<string, Buffer>>
  readonly parkedAt: number
}

/** What an account writes to its batch topic. Nothing in it is checked yet: admission does that. */
export type BatchRequest = {
  readonly reference: string
  readonly operation: string
  readonly parameters: string
  readonly inputUploadId: string | null
  readonly imageUrl: string | null
}

const batchOutcomes = ['completed', 'refunded', 'rejected'] as const

export type BatchResult = {
  readonly outcome: (typeof batchOutcomes)[number]
  readonly reference: string | null
  readonly sourcePartition: number
  readonly sourceOffset: number
  readonly operation: string | null
  readonly jobId: JobId | null
  readonly credits: number
  readonly acceptedAt: number | null
  readonly finishedAt: number
  readonly code: string | null
  readonly detail: string | null
  readonly field: string | null
  readonly errors: readonly FieldProblem[]
  readonly url: string | null
  readonly format: string | null
  readonly contentType: string | null
  readonly width: number | null
  readonly height: number | null
  readonly bytes: number | null
  readonly sha256: string | null
  readonly processingTimeMs: number | null
  readonly report: string | null
}

export type EventPayloads = {
  readonly 'work-generate': WorkGenerate
  readonly 'work-vectorize': WorkVectorize
  readonly 'work-upscale': WorkUpscale
  readonly completion: Completion
  readonly refund: Refund
  readonly accepted: Accepted
  readonly ledger: LedgerEntryEvent
  readonly progress: Progress
  readonly control: Control
  readonly 'dead-letter': DeadLetter
  readonly 'batch-request': BatchRequest
  readonly 'batch-result': BatchResult
}
