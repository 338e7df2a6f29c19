// What the forms ask for, as the request that is sent and as the command that would send it.
import type { Operation } from '../../../schemas/operations.ts'

/** A prompt with its settings, or a picture with its settings as the fields of a form. */
export type Work =
  | { readonly operation: 'generate'; readonly body: Readonly<Record<string, unknown>> }
  | {
      readonly operation: Exclude<Operation, 'generate'>
      readonly fields: Readonly<Record<string, string>>
      readonly image: File
    }

/** What `fetch` is given besides the key. */
export function requestOf(work: Work): { readonly body: string | FormData; readonly headers: Record<string, string> } {
  if (work.operation === 'generate')
    return { body: JSON.stringify(work.body), headers: { 'Content-Type': 'application/json' } }
  const body = new FormData()
  for (const [name, value] of Object.entries(work.fields)) body.set(name, value)
  body.set('image', work.image, work.image.name)
  return { body, headers: {} }
}

/** The same call for a POSIX shell that knows `KEY`; the picture is a file beside it. */
export function curlOf(work: Work, base: string): string {
  const call = [`curl -s ${base}/api/${work.operation}`, `-H "Authorization: Bearer $KEY"`]
  if (work.operation === 'generate')
    call.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(work.body))}`)
  else {
    call.push(`-F ${quoted(`image=@${work.image.name}`)}`)
    for (const [name, value] of Object.entries(work.fields)) call.push(`-F ${quoted(`${name}=${value}`)}`)
  }
  return call.join(' \\\n  ')
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
