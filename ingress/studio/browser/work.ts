import type { Operation } from '../../../schemas/operations.ts'

/** What a form asks for. Its values are checked by the service and by nobody before. */
export type FormWork =
  | { readonly operation: 'generate'; readonly fields: Readonly<Record<string, unknown>> }
  | {
      readonly operation: Exclude<Operation, 'generate'>
      readonly fields: Readonly<Record<string, string>>
      readonly image: File
    }

/** The same call for a POSIX shell that knows `KEY`; the picture is a file beside it. */
export function curlOf(work: FormWork, base: string): string {
  const call = [`curl -s ${base}/api/${work.operation}`, `-H "Authorization: Bearer $KEY"`]
  if (work.operation === 'generate')
    call.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(work.fields))}`)
  else {
    call.push(`-F ${quoted(`image=@${work.image.name}`)}`)
    for (const [name, value] of Object.entries(work.fields)) call.push(`-F ${quoted(`${name}=${value}`)}`)
  }
  return call.join(' \\\n  ')
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
