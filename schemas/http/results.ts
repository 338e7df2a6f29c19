import { z } from 'zod'
import { operations } from '../operations.ts'

/** What every operation answers with. */
export const operationResult = z.object({
  url: z.url().describe('Where the file is, as long as it is kept: 30 days unless the operator chose otherwise.'),
  width: z.int().positive(),
  height: z.int().positive(),
  processingTimeMs: z.int().nonnegative(),
  jobId: z.string(),
  operation: z.enum(operations),
  format: z.string(),
  bytes: z.int().positive(),
  credits: z.int().nonnegative().describe('Credits taken for this job.'),
  report: z.record(z.string(), z.unknown()),
})

export type OperationResult = z.infer<typeof operationResult>

export const jobStates = ['accepted', 'running', 'completed', 'refunded'] as const
export type JobState = (typeof jobStates)[number]

/** How far a running job says it is; told about once a second, and not at all by jobs that take less. */
const jobProgress = z.object({
  percent: z.number().min(0).max(100),
  stage: z.string().describe('What is being done.'),
  reportedAt: z.iso.datetime(),
})

export type JobProgress = z.infer<typeof jobProgress>

/** The status of a job, as `GET /api/jobs/:id` tells it. */
export const jobStatus = z.object({
  jobId: z.string(),
  operation: z.enum(operations),
  state: z.enum(jobStates),
  credits: z.int().describe('The price: held until the job ends, taken when it completes, given back when refunded.'),
  acceptedAt: z.iso.datetime(),
  deadlineAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  progress: jobProgress.optional().describe('Present while it runs and has told how far it is.'),
  result: operationResult.optional().describe('Present when completed.'),
  problem: z.record(z.string(), z.unknown()).optional().describe('Present when refunded: the problem document.'),
})

export type JobStatus = z.infer<typeof jobStatus>
