import { z } from 'zod'
import { type ErrorCode, errorCodes } from '../error-codes.ts'

/** The problem document of RFC 9457 that every error is answered with. */
export const problemDocument = z.object({
  type: z.string().describe('Address of the description of this kind of problem.'),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().describe('What went wrong this time, for a person.'),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]).describe('Stable name of the problem.'),
  requestId: z.string().optional().describe('Quote it when you ask for help.'),
  jobId: z.string().optional().describe('The job it is about.'),
  refunded: z.boolean().optional().describe('True when the credits held for the job went back.'),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .describe('What is wrong, field by field.'),
  error_code: z.int().optional().describe("Of /registry alone: the error's number, as Confluent's clients read it."),
  message: z.string().optional().describe('Of /registry alone: `detail`, as those clients read it.'),
})
