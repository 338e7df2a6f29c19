import type { PatternRejected } from '../../engines/pattern/request/pattern-rejected.ts'
import { TaskRejected } from '../../runtime/task.ts'

/**
 * What the caller is told of a request that cannot be drawn; the API calls one field by another name than the engine.
 */
export function rejectionOf({ field, message }: PatternRejected): TaskRejected {
  if (field !== 'format') return new TaskRejected('request_rejected', message, field)
  return new TaskRejected('request_rejected', message.replace(/^format:/, 'output_format:'), 'output_format')
}
