import type { HeddleError } from '../../client/heddle-error.ts'

/** What a person is told of a call that was refused: why, and what to quote when asking for help. */
export function refusalText({ message, code, requestId, refunded }: HeddleError): string {
  const about = [code, ...(requestId === undefined ? [] : [requestId])].join(', ')
  return `${message} (${about})${refunded ? '\nIts credits are back.' : ''}`
}

/** The same for a program, under the names of a problem document. */
export function problemOf({ code, title, message, status, errors, requestId, jobId, refunded }: HeddleError): object {
  return { code, title, status, detail: message, errors, requestId, jobId, refunded }
}
